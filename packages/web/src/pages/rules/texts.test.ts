/** The words: complete in each language that claims to be, and clean of anything but its own small markup. */

import { BASIS } from '@tokaido/duo';
import { DISHES, PANORAMAS, SOUVENIR_TYPES, SOUVENIRS, SPACE_NAMES } from '@tokaido/tokaido';
import { LOCALES, setLocale } from '@tokaido/words';
import { everything } from '@tokaido/words/locales/en/all';
import duoEnglish from '@tokaido/words/locales/en/duo-rules.json' with { type: 'json' };
import english from '@tokaido/words/locales/en/rules.json' with { type: 'json' };
import { afterAll, describe, expect, test } from 'vitest';
import { itemsOf } from './book.ts';
import { basisKey } from './duo/basis-table.tsx';
import { DUO_LANGUAGES } from './duo/words.ts';
import { parseMarkup, plainText } from './markup.ts';
import { loadVolume } from './open-book.ts';
import { pageWords } from './page-words.ts';
import { isInAnotherLanguage } from './texts.ts';
import { BOX_IDS } from './topic.ts';
import { TOPICS } from './topics.ts';
import { TOKAIDO_LANGUAGES } from './words.ts';

afterAll(() => setLocale('en'));

const loadTexts = async (lang: string) => (await loadVolume('tokaido')).loadTexts(lang);

/** The rules of Tokaido as they are written, in one language. */
const written = async (area: 'rules' | 'duo-rules', lang: string) =>
  (
    (await import(`../../../../words/src/locales/${lang}/${area}.json`)) as {
      default: Record<string, string>;
    }
  ).default;

/** A capital letter, or a letter of a script that has none. */
const OPENS = /^[\p{Lu}\p{Lo}]/u;

describe.each(TOKAIDO_LANGUAGES)('%s', (lang) => {
  test('every topic has a title and a body', async () => {
    const texts = await loadTexts(lang);
    expect(texts.lang).toBe(lang);
    for (const { id, doubts } of TOPICS) {
      expect(texts.say(`topic.${id}`), id).toMatch(OPENS);
      expect(texts.say(`topic.${id}.body`).length, id).toBeGreaterThan(20);
      for (const doubt of doubts ?? []) expect(texts.say(`doubt.${doubt}`), doubt).toMatch(/[?？]$/);
      for (const doubt of doubts ?? []) expect(texts.say(`doubt.${doubt}.answer`), doubt).toMatch(/[.。]$/);
    }
  });

  test('every card has a name and says what it does', async () => {
    await setLocale(lang);
    const texts = await loadTexts(lang);
    for (const item of TOPICS.flatMap((topic) => itemsOf(topic, texts))) {
      expect(item.name, item.address).toMatch(OPENS);
      // Without words a name falls back to its key.
      expect(`${item.is} ${item.does}`, item.address).not.toMatch(/\.(is|who|does|power)/);
      expect(item.does, item.address).toMatch(/[.。]$/);
      expect(item.note, item.address).toMatch(/[.。]$|^$/);
    }
  });

  test('no sign of markup, and no value, is left over', async () => {
    const texts = await loadTexts(lang);
    // Messages of the page itself take values when they are shown.
    for (const key of Object.keys(await written('rules', lang)).filter(
      (name) => !name.startsWith('rules.'),
    )) {
      const text = texts.find(key) ?? '';
      expect(plainText(text), key).not.toMatch(/[*_`#<>[\]{}|\n]|^- | - |\s{2}|^\s|\s$|&\w+;/);
      for (const block of parseMarkup(text)) {
        for (const line of 'line' in block ? [block.line] : block.list) {
          // Plain and strong by turns, so a closed line ends plain.
          expect(line.length % 2, `${key}: ${line.join('**')}`).toBe(1);
        }
      }
    }
  });

  test('the same keys, marks, paragraphs and numbers as in English, and no sentence left in it', async () => {
    const own = await written('rules', lang);
    expect(Object.keys(own)).toEqual(Object.keys(english));
    const marks = (text: string) => [...text.matchAll(/\*\*|\n\n|^- /gm)].length;
    // What a card brings is quoted in figures everywhere, so a figure lost or changed is a mistake.
    const figures = (text: string) => [...text.matchAll(/(?<![\w,])[-−+]?\d+/g)].map(String).sort().join();
    for (const [key, text] of Object.entries(english)) {
      expect(marks(own[key] ?? ''), key).toBe(marks(text));
      if (/^(note|doubt)\..*/.test(key) && lang !== 'ja')
        expect(figures(own[key] ?? ''), key).toBe(figures(text));
    }
    if (lang === 'en') return;
    const same = Object.entries(english).filter(
      ([key, text]) => /body$|answer$|^note/.test(key) && own[key] === text,
    );
    expect(same).toEqual([]);
  });
});

test('names that only the tables use exist', () => {
  const options =
    'souvenirs legendary-object wages gaming-room cherry-tree hot-spring bathhouse offering amulet encounter calligraphy';
  const named = options.split(' ').map((id) => `option.${id}`);
  named.push('place.kyoto', 'place.edo', ...SPACE_NAMES.map((id) => `stop.${id}`));
  named.push(...PANORAMAS.map((id) => `panorama.${id}`), ...BOX_IDS.map((id) => `box.${id}`));
  named.push(...SOUVENIR_TYPES.flatMap((id) => [`type.${id}`, `types.${id}`]));
  named.push(...DISHES.flatMap((id) => [`dish.${id}`, `dish.${id}.is`]));
  named.push(...SOUVENIRS.flatMap((id) => [`souvenir.${id}`, `souvenir.${id}.is`]));
  expect(named.filter((key) => !Object.hasOwn(everything, key))).toEqual([]);
});

test('every language that can be chosen has the rules of both games', () => {
  expect([...TOKAIDO_LANGUAGES].sort()).toEqual(Object.keys(LOCALES).sort());
  expect([...DUO_LANGUAGES].sort()).toEqual(Object.keys(LOCALES).sort());
});

test('a language without rules reads them in English, and is told so', async () => {
  for (const lang of ['de', 'xx', 'toString']) expect((await loadTexts(lang)).lang).toBe('en');
  expect(isInAnotherLanguage(await loadTexts('de'), 'de')).toBe(true);
  expect(isInAnotherLanguage(await loadTexts('fr'), 'fr')).toBe(false);
  // The language of the tests stretches English, so there is nothing to excuse.
  expect(isInAnotherLanguage(await loadTexts('xx'), 'xx')).toBe(false);
  // The words around a book are there in every language, and the excuse is among them.
  const excuses = Object.keys(LOCALES).map((lang) => pageWords(lang)[1]['rules.inEnglish']);
  expect(new Set(excuses).size).toBe(excuses.length);
  expect(pageWords('toString')[0]).toBe('en');
});

test('the numbers of the game are filled in', async () => {
  const texts = await loadTexts('en');
  expect(texts.say('topic.road.body')).toContain('50 stops between 5 inns');
  expect(texts.say('topic.places.body')).toContain('24 of the 50 stops');
  expect(texts.say('topic.encounters.body')).toContain('14 cards');
  expect(texts.find('topic.nowhere.body')).toBeNull();
});

describe.each(DUO_LANGUAGES)('Duo in %s', (lang) => {
  const load = async () => (await loadVolume('duo')).loadTexts(lang);
  const catalogue = () => written('duo-rules', lang);

  test('every topic has a title and a body, and every question an answer', async () => {
    const texts = await load();
    expect(texts.lang).toBe(lang);
    for (const { id, doubts } of (await loadVolume('duo')).topics) {
      expect(texts.say(`topic.${id}`).length, id).toBeGreaterThan(1);
      expect(texts.say(`topic.${id}.body`).length, id).toBeGreaterThan(40);
      for (const doubt of doubts ?? []) expect(texts.say(`doubt.${doubt}.answer`), doubt).toMatch(/[.。]$/);
    }
  });

  test('the same keys, marks and paragraphs as in English, and no sentence left in it', async () => {
    const own = await catalogue();
    const theirs = duoEnglish as Record<string, string>;
    expect(Object.keys(own)).toEqual(Object.keys(theirs));
    const marks = (text: string) => [...text.matchAll(/\*\*|\n\n|^- /gm)].length;
    for (const [key, text] of Object.entries(theirs)) expect(marks(own[key] ?? ''), key).toBe(marks(text));
    if (lang === 'en') return;
    expect(
      Object.keys(theirs).filter((key) => /body$|answer$/.test(key) && own[key] === theirs[key]),
    ).toEqual([]);
  });

  test('no sign of markup, and no value, is left over', async () => {
    const texts = await load();
    for (const key of Object.keys(await catalogue()).filter((name) => !name.startsWith('duo-rules.'))) {
      const text = texts.find(key) ?? '';
      expect(plainText(text), key).not.toMatch(/[*_`#<>[\]{}|\n!]|^- | - |\s{2}|^\s|\s$|&\w+;/);
      for (const block of parseMarkup(text)) {
        for (const line of 'line' in block ? [block.line] : block.list)
          expect(line.length % 2, `${key}: ${line.join('**')}`).toBe(1);
      }
    }
  });

  test('every value of the board says how it is known', async () => {
    const texts = await load();
    for (const [entry, { part, basis, confidence, what }] of BASIS.entries()) {
      const said = texts.find(basisKey(entry)) ?? '';
      expect(said, part).not.toBe('');
      expect(texts.find(`basis.${part}`), part).not.toBeNull();
      expect(texts.find(`basis.${basis}`), basis).not.toBeNull();
      expect(texts.find(`basis.${confidence}`), confidence).not.toBeNull();
      if (lang === 'en') expect(said.toLowerCase()).toBe(what.toLowerCase());
      // Numbers are the same in every language.
      const numbers = (text: string) => (text.match(/\d+/g) ?? []).join();
      if (/\d/.test(what)) expect(numbers(said).length, said).toBeGreaterThan(0);
    }
    const listed = Object.keys(await catalogue()).filter((key) => /^basis\..+\.\d+$/.test(key));
    expect(listed).toEqual(BASIS.map((_, entry) => basisKey(entry)));
  });
});

test('the numbers of Duo are filled in', async () => {
  const texts = await (await loadVolume('duo')).loadTexts('en');
  expect(texts.say('topic.duo-merchant.body')).toContain('At most 5 wares');
  expect(texts.say('topic.duo-components.body')).toContain('26 Ware tokens');
  expect(texts.say('topic.duo-end.body')).toContain('slot 9');
});
