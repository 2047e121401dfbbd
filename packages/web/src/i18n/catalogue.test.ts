/** The catalogues: every message can be read, and a language that is said to be complete is. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, valuesOf } from './message.ts';

const LOCALES = new URL('../locales/', import.meta.url);

/** Areas in which a language must have every key. The others may still be on their way. */
const COMPLETE: Readonly<Record<string, readonly string[]>> = { es: ['boxes', 'cards', 'say', 'narrator'] };

type Messages = Readonly<Record<string, string>>;

function areas(locale: string): string[] {
  return readdirSync(new URL(`${locale}/`, LOCALES)).flatMap((file) => /^(\w+)\.json$/.exec(file)?.[1] ?? []);
}

function messages(locale: string, area: string): Messages {
  return JSON.parse(readFileSync(new URL(`${locale}/${area}.json`, LOCALES), 'utf8')) as Messages;
}

const english = new Map(areas('en').map((area) => [area, messages('en', area)] as const));

describe('English', () => {
  test.each([...english.keys()])('%s can be read', (area) => {
    for (const [key, message] of Object.entries(english.get(area) ?? {})) {
      expect(() => parse(message), key).not.toThrow();
      expect(message, key).not.toContain('!');
    }
  });
  test('no key is in two areas', () => {
    const keys = [...english.values()].flatMap((all) => Object.keys(all));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
});

describe.each(['es', 'fr', 'ja'])('%s', (locale) => {
  test.each(areas(locale))('%s says what English says', (area) => {
    const own = messages(locale, area);
    const theirs = english.get(area) ?? {};
    expect(Object.keys(own).filter((key) => !Object.hasOwn(theirs, key))).toEqual([]);
    for (const [key, message] of Object.entries(own)) {
      expect(() => parse(message), key).not.toThrow();
      const unknown = [...valuesOf(message)].filter((value) => !valuesOf(theirs[key] ?? '').has(value));
      const lost = [...valuesOf(theirs[key] ?? '')].filter((value) => !valuesOf(message).has(value));
      expect({ key, unknown, lost: lost.filter((value) => !isGrammar(value)) }).toEqual({
        key,
        unknown: [],
        lost: [],
      });
    }
  });
  test.each(COMPLETE[locale] ?? [])('%s is complete', (area) => {
    const own = messages(locale, area);
    expect(Object.keys(english.get(area) ?? {}).filter((key) => !Object.hasOwn(own, key))).toEqual([]);
  });
});

/** Values that a language may need or not: who speaks, and how many there are. */
function isGrammar(value: string): boolean {
  return value === 'who' || value === 'count';
}
