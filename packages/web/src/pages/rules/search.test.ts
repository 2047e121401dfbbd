/** The search: in the language that is shown, whatever accents and capitals, from the beginnings of words. */

import { setLocale } from '@tokaido/words';
import { afterAll, describe, expect, test } from 'vitest';
import { entriesOf } from './book.ts';
import type { Piece } from './search.ts';
import { fold, indexOf, search } from './search.ts';
import { loadTexts } from './texts.ts';
import type { BoxId } from './topic.ts';
import { BOX_IDS } from './topic.ts';

afterAll(() => setLocale('en'));

async function find(lang: string, asked: string, boxes: readonly BoxId[] = BOX_IDS): Promise<string[]> {
  await setLocale(lang);
  const entries = entriesOf(await loadTexts(lang), new Set(boxes));
  return search(indexOf(entries), asked).map(({ entry }) => entry.address);
}

const said = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

describe('in the rules', () => {
  test('a card by its name, before those that only mention it', async () => {
    expect((await find('en', 'kinko'))[0]).toBe('traveler-kinko');
    expect((await find('en', 'Vitality'))[0]).toBe('amulet-vitality');
    expect((await find('en', 'temple'))[0]).toBe('temple');
    expect(await find('en', 'kinko')).toContain('festival-cho-yo');
  });
  test('dishes and souvenirs where they are listed', async () => {
    expect(await find('en', 'sashimi')).toEqual(['inns']);
    expect(await find('en', 'shamisen')).toEqual(['shop']);
    expect(await find('es', 'besugo')).toEqual(['inns']);
  });
  test('answers to questions', async () => {
    expect(await find('en', 'donors tied')).toContain('temple');
    expect(await find('en', 'nearer the road')).toContain('two-players');
  });
  test('Spanish without accents and with them', async () => {
    expect(await find('es', 'montana')).toEqual(await find('es', 'MONTAÑA'));
    expect(await find('es', 'montana')).toContain('panoramas');
    expect((await find('es', 'devocion'))[0]).toBe('amulet-devotion');
    expect(await find('es', 'village')).toEqual([]);
  });
  test('only the boxes that are shown', async () => {
    expect(await find('en', 'hanabi', ['base', 'crossroads'])).toEqual([]);
    expect(await find('en', 'hanabi')).toContain('festival-hanabi');
  });
});

describe('words', () => {
  const entry = (title: string, text: string) => ({ address: title, title, within: '', text });
  const titles = (asked: string, ...texts: string[]) =>
    search(indexOf(texts.map((text) => entry(text, text))), asked).map(({ entry: { title } }) => title);

  test('all of them, from their beginnings', () => {
    expect(titles('inn', 'the inn', 'inns', 'beginning', 'Inn')).toEqual(['Inn', 'inns', 'the inn']);
    expect(titles('road first', 'first on the road', 'the road')).toEqual(['first on the road']);
    expect(titles('  ', 'anything')).toEqual([]);
    expect(titles('(', 'a (b)', 'c')).toEqual(['a (b)']);
  });
  test('signs without spaces are found anywhere', () => {
    expect(titles('海', '東海道')).toEqual(['東海道']);
  });
  test('folding keeps every place', () => {
    expect(fold('Ōmi CAÑÓN')).toBe('omi canon');
    for (const text of ['İstanbul', 'ﬁ', '👘 kimono', 'Tōkaidō'])
      expect(fold(text)).toHaveLength(text.length);
  });
  test('what was found is marked, with whole words around it', () => {
    const text = `${'before '.repeat(20)}the Ōmi road ${'after '.repeat(40)}`.trim();
    const [found] = search(indexOf([entry('Omi and more', text)]), 'omi');
    expect(said(found!.title)).toBe('[Omi] and more');
    expect(said(found!.excerpt)).toMatch(/^… before .*the \[Ōmi\] road after .*after …$/);
    const [short] = search(indexOf([entry('b', 'a b c')]), 'b');
    expect(said(short!.excerpt)).toBe('a [b] c');
  });
  test('a find in the title alone shows how the text begins', () => {
    const [found] = search(indexOf([entry('Inn', 'Everybody stops here.')]), 'inn');
    expect(said(found!.excerpt)).toBe('Everybody stops here.');
  });
});
