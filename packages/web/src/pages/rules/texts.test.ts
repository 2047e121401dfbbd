/** The words: complete in each language that claims to be, and clean of anything but its own small markup. */

import { BASIS } from '@tokaido/duo';
import { DISHES, PANORAMAS, SOUVENIR_TYPES, SOUVENIRS, SPACE_NAMES } from '@tokaido/tokaido';
import { setLocale } from '@tokaido/words';
import { everything } from '@tokaido/words/locales/en/all';
import duoEnglish from '@tokaido/words/locales/en/duo-rules.json' with { type: 'json' };
import english from '@tokaido/words/locales/en/rules.json' with { type: 'json' };
import spanish from '@tokaido/words/locales/es/rules.json' with { type: 'json' };
import { afterAll, describe, expect, test } from 'vitest';
import { itemsOf } from './book.ts';
import { basisKey } from './duo/basis-table.tsx';
import { DUO_LANGUAGES } from './duo/words.ts';
import { parseMarkup, plainText } from './markup.ts';
import { loadVolume } from './open-book.ts';
import { pageWords } from './page-words.ts';
import { BOX_IDS } from './topic.ts';
import { TOPICS } from './topics.ts';

afterAll(() => setLocale('en'));

const loadTexts = async (lang: string) => (await loadVolume('tokaido')).loadTexts(lang);

describe.each(['en', 'es'])('%s', (lang) => {
  test('every topic has a title and a body', async () => {
    const texts = await loadTexts(lang);
    expect(texts.lang).toBe(lang);
    for (const { id } of TOPICS) {
      expect(texts.say(`topic.${id}`), id).toMatch(/^\p{Lu}/u);
      expect(texts.say(`topic.${id}.body`).length, id).toBeGreaterThan(40);
    }
  });

  test('every card has a name and says what it does', async () => {
    await setLocale(lang);
    const texts = await loadTexts(lang);
    for (const item of TOPICS.flatMap((topic) => itemsOf(topic, texts))) {
      expect(item.name, item.address).toMatch(/^\p{Lu}/u);
      // Without words a name falls back to its key.
      expect(`${item.is} ${item.does}`, item.address).not.toMatch(/\.(is|who|does|power)/);
      expect(item.does, item.address).toMatch(/\.$/);
    }
  });

  test('no sign of markup, and no value, is left over', async () => {
    const texts = await loadTexts(lang);
    const words = lang === 'en' ? english : spanish;
    // Messages of the page itself take values when they are shown.
    for (const key of Object.keys(words).filter((name) => !name.startsWith('rules.'))) {
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
});

test('Spanish says what English says', () => {
  expect(Object.keys(spanish)).toEqual(Object.keys(english));
  const marks = (text: string) => [...text.matchAll(/\*\*|\n\n|^- /gm)].length;
  for (const [key, text] of Object.entries(english)) {
    expect(marks(spanish[key as keyof typeof spanish]), key).toBe(marks(text));
  }
  // Names apart, no sentence may have been forgotten in English.
  const same = Object.entries(english).filter(
    ([key, text]) => key.endsWith('.body') && spanish[key as keyof typeof spanish] === text,
  );
  expect(same).toEqual([]);
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

test('other languages read English', async () => {
  for (const lang of ['fr', 'ja', 'xx', 'toString']) expect((await loadTexts(lang)).lang).toBe('en');
  // The page around them does not.
  expect((await loadTexts('fr')).say('rules.contents')).toBe(pageWords('fr')[1]['rules.contents']);
  expect(pageWords('fr')[1]['rules.contents']).not.toBe(pageWords('en')[1]['rules.contents']);
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
  const catalogue = async () =>
    (
      (await import(`../../../../words/src/locales/${lang}/duo-rules.json`)) as {
        default: Record<string, string>;
      }
    ).default;

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
    const written = Object.keys(await catalogue()).filter((key) => /^basis\..+\.\d+$/.test(key));
    expect(written).toEqual(BASIS.map((_, entry) => basisKey(entry)));
  });
});

test('the numbers of Duo are filled in', async () => {
  const texts = await (await loadVolume('duo')).loadTexts('en');
  expect(texts.say('topic.duo-merchant.body')).toContain('At most 5 wares');
  expect(texts.say('topic.duo-components.body')).toContain('26 Ware tokens');
  expect(texts.say('topic.duo-end.body')).toContain('slot 9');
});
