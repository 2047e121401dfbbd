/**
 * What a sentence must not get wrong in any language: number, person, one word for one thing. The words themselves are
 * the translators', so these tests know as few of them as they can (docs/languages.md says which are chosen).
 */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Values } from './message.ts';
import { format, parse, valuesOf } from './message.ts';

const LOCALES = ['en', 'es', 'fr', 'ja'] as const;
type Locale = (typeof LOCALES)[number];

const FOLDER = new URL('../locales/', import.meta.url);

const catalogues = new Map(
  LOCALES.map((locale) => {
    const files = readdirSync(new URL(`${locale}/`, FOLDER)).filter((file) => file.endsWith('.json'));
    const areas = files.map(
      (file) => JSON.parse(readFileSync(new URL(`${locale}/${file}`, FOLDER), 'utf8')) as object,
    );
    return [locale, Object.assign({}, ...areas) as Readonly<Record<string, string>>] as const;
  }),
);

const messagesOf = (locale: Locale) => Object.entries(catalogues.get(locale) ?? {});

function say(locale: Locale, key: string, values: Values = {}): string {
  const message = catalogues.get(locale)?.[key];
  if (message === undefined) throw new Error(`${locale} has no ${key}`);
  return format(message, values, locale);
}

/** The values by whose number a message chooses its form. */
function countedIn(message: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (parts: ReturnType<typeof parse>) => {
    for (const part of parts) {
      if (typeof part === 'string' || !('forms' in part)) continue;
      if (part.plural) found.add(part.by);
      for (const inside of part.forms.values()) visit(inside);
    }
  };
  visit(parse(message));
  return found;
}

/** Every message with 1 wherever it counts, once for each person spoken of. */
function* singulars(locale: Locale): Iterable<readonly [key: string, text: string]> {
  for (const [key, message] of messagesOf(locale)) {
    const counted = countedIn(message);
    if (counted.size === 0) continue;
    for (const who of ['you', 'other']) {
      const values = [...valuesOf(message)].map((name) => [name, counted.has(name) ? 1 : name] as const);
      yield [key, format(message, { ...Object.fromEntries(values), who }, locale)];
    }
  }
}

/** A word of a language with its own letters: `\b` takes é for the end of one. */
const word = (letters: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${letters})(?!\\p{L})`, flags);

describe('number', () => {
  const MANY: Readonly<Record<string, RegExp>> = {
    en: word('1 (coins|points|cards|seats|games|moves|meals|dishes|stops|people|days)'),
    es: word(
      '1 (monedas|puntos|cartas|asientos|partidas|jugadas|comidas|platos|paradas|plazas|personas|días)|' +
        '(hacen falta|quedan|han llegado|van) 1|1 de .{1,8} (están|van)',
    ),
    fr: word(
      '1 (pièces|points|cartes|places|parties|coups|plats|arrêts|personnes|jours)|1 sur .{1,8} (sont|ont)',
    ),
  };
  test.each(Object.keys(MANY) as Locale[])('one of a thing is singular in %s, with its verb', (locale) => {
    const wrong = [...singulars(locale)].filter(([, text]) => MANY[locale]?.test(text));
    expect(wrong).toEqual([]);
  });
  test.each(LOCALES)('one coin and two coins in %s', (locale) => {
    const needs = (need: number) => say(locale, 'why.coins', { need, have: 0, who: 'you', name: '' });
    const withoutNumber = (need: number) => needs(need).replace(String(need), '');
    if (locale === 'ja') expect(withoutNumber(1)).toBe(withoutNumber(2));
    else expect(withoutNumber(1)).not.toBe(withoutNumber(2));
    expect(withoutNumber(2)).toBe(withoutNumber(3));
  });
});

describe('person', () => {
  test('Spanish says tú and French vous, and neither addresses a crowd or a friend by the way', () => {
    const other = {
      es: /(?<!\p{L})(vosotr[oa]s|vuestr[oa]s?|usted(es)?)(?!\p{L})|(?<!iecis)(áis|éis)(?!\p{L})|(ad|ed|id)(lo|la|me|nos)(?!\p{L})/u,
      fr: word('tu|te|toi|ton|ta|tes'),
    };
    for (const locale of ['es', 'fr'] as const) {
      const wrong = messagesOf(locale).filter(([, message]) => other[locale].test(message));
      expect(wrong).toEqual([]);
    }
  });
  test.each(LOCALES)('my own turn is told in another way than that of somebody else in %s', (locale) => {
    const told = (turn: string) =>
      say(locale, 'table.player', { name: 'X', level: 'none', points: 2, coins: 2, coach: 'no', turn });
    expect(new Set(['you', 'yes', 'no'].map(told)).size).toBe(3);
  });
});

describe('one word for one thing, and two for two', () => {
  test.each(LOCALES)('the coach has one name in %s', (locale) => {
    const name = say(locale, 'table.coach').toLowerCase();
    const keys = messagesOf(locale)
      .map(([key]) => key)
      .filter((key) =>
        /^table\.coach\.|^coach\.(off|listed|old|isOn)$|^settings\.coach$|coach-off$/.test(key),
      );
    expect(keys.length).toBeGreaterThan(7);
    for (const key of keys) expect(say(locale, key, { name: '' }).toLowerCase(), key).toContain(name);
    // It can be asked for by that name, too.
    expect(say(locale, 'cmd.hint').split(/, ?/)).toContain(name);
  });
  test.each(LOCALES)('the seat of a person does not read nobody in %s', (locale) => {
    const nobody = ['end.nobody', 'online.sum.people'].map((key) => say(locale, key, { n: 0 }).toLowerCase());
    expect(nobody).not.toContain(say(locale, 'online.seat.choose.person').toLowerCase());
  });
  test('a place at a stop, a rank and a seat at the table are three words in Spanish', () => {
    const place = say('es', 'festival.kamiarisai.does').match(/(\p{L}+) menos/u)?.[1] ?? '';
    const rank = say('es', 'sheets.rank', { n: 1, points: 1 }).match(/primer (\p{L}+)/u)?.[1] ?? '';
    const seat = say('es', 'online.seat.menu', { n: 1 }).split(' ')[0]?.toLowerCase() ?? '';
    expect(new Set([place, rank, seat, '']).size).toBe(4);
    // The stop itself is named alike in the rules, on the road and in the lessons.
    const stop = say('es', 'rules.road.stop').toLowerCase();
    for (const key of ['keys.next', 'spot.innHead', 'amulet.health.does', 'learn.crossroads.1.says'])
      expect(say('es', key), key).toContain(stop);
  });
  test('a stop and a leg are two words in French', () => {
    const [stop, leg] = [say('fr', 'rules.road.stop'), say('fr', 'table.legNumber').split(' ')[0] ?? ''];
    expect(stop).not.toBe(leg);
    for (const key of ['keys.next', 'first.decision.option', 'learn.crossroads.1.says'])
      expect(say('fr', key), key).toContain(stop.toLowerCase());
  });
  test('Japanese has one word for a game that is played', () => {
    expect(messagesOf('ja').filter(([, message]) => /対局|リプレイ|サイコロ/.test(message))).toEqual([]);
  });
});

test('no line breaks before a sign that French sets apart', () => {
  expect(format('Prix : {n} ; « {word} » ?', { n: 2, word: 'thé' }, 'fr')).toBe(
    'Prix\u00a0: 2\u00a0; «\u00a0thé\u00a0»\u00a0?',
  );
  expect(format('Wait : here', {}, 'en')).toBe('Wait : here');
});
