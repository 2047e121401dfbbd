/** The catalogues: every message can be read, and every language is complete. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { format, parse, valuesOf } from './message.ts';

const LOCALES = new URL('../locales/', import.meta.url);
/** What the server takes as a name. */
const LONGEST_NAME = 24;

type Messages = Readonly<Record<string, string>>;

function areas(locale: string): string[] {
  return readdirSync(new URL(`${locale}/`, LOCALES)).flatMap(
    (file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? [],
  );
}

function messages(locale: string, area: string): Messages {
  return JSON.parse(readFileSync(new URL(`${locale}/${area}.json`, LOCALES), 'utf8')) as Messages;
}

const english = new Map(areas('en').map((area) => [area, messages('en', area)] as const));

/** Areas in which every language must have every key; the rules have a test of their own. */
const COMPLETE = [...english.keys()].filter((area) => !area.endsWith('rules'));

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
  test.each(areas(locale))('%s chooses among the forms that English knows', (area) => {
    for (const [key, message] of Object.entries(messages(locale, area))) {
      const known = formsOf(english.get(area)?.[key] ?? '');
      const strange = [...formsOf(message)].filter((form) => !known.has(form));
      expect({ key, strange }).toEqual({ key, strange: [] });
      expect(message, key).not.toMatch(/[!¡！]/);
    }
  });
  test('travel names can be made up, and none is too long for the protocol', () => {
    const words = { ...english.get('online'), ...messages(locale, 'online') };
    const listed = (key: string) => (words[key] ?? '').split(',').map((word) => word.trim());
    const adjectives = listed('online.name.adjectives');
    const animals = listed('online.name.animals');
    const names = adjectives.flatMap((adjective) =>
      animals.map((animal) => format(words['online.name.form'] ?? '', { adjective, animal }, locale)),
    );
    expect(new Set(names).size).toBe(24 * 24);
    expect(names.filter((name) => name.length > LONGEST_NAME)).toEqual([]);
  });
  test.each(COMPLETE)('%s is complete', (area) => {
    const own = messages(locale, area);
    expect(Object.keys(english.get(area) ?? {}).filter((key) => !Object.hasOwn(own, key))).toEqual([]);
  });
});

/** `panorama paddy` for each form of a selection; the form `other` is everywhere. A misspelt one would never be said. */
function formsOf(message: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (parts: ReturnType<typeof parse>) => {
    for (const part of parts) {
      if (typeof part === 'string' || !('forms' in part)) continue;
      for (const [form, inside] of part.forms) {
        if (!part.plural && form !== 'other') found.add(`${part.by} ${form}`);
        visit(inside);
      }
    }
  };
  visit(parse(message));
  return found;
}

/** Values that a language may need or not: who speaks, and how many there are. */
function isGrammar(value: string): boolean {
  return value === 'who' || value === 'count';
}
