/** The search: in the language that is shown, whatever accents and capitals, from the beginnings of words. */

import { setLocale } from '@tokaido/words';
import { afterAll, describe, expect, test } from 'vitest';
import { entriesOf } from './book.ts';
import { loadVolume } from './open-book.ts';
import type { Piece } from './search.ts';
import { fold, indexOf, search } from './search.ts';
import type { BoxId } from './topic.ts';
import { BOX_IDS } from './topic.ts';
import type { VolumeId } from './volume.ts';

afterAll(() => setLocale('en'));

async function find(
  lang: string,
  asked: string,
  boxes: readonly BoxId[] = BOX_IDS,
  id: VolumeId = 'tokaido',
): Promise<string[]> {
  await setLocale(lang);
  const volume = await loadVolume(id);
  const entries = entriesOf({ volume, texts: await volume.loadTexts(lang) }, new Set(boxes));
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
  test('French and Japanese, in their own words alone', async () => {
    expect((await find('fr', 'relais'))[0]).toBe('inns');
    expect((await find('fr', 'devotion'))[0]).toBe('amulet-devotion');
    expect(await find('fr', 'traveler')).toEqual([]);
    expect((await find('ja', '宿と食事'))[0]).toBe('inns');
    expect((await find('ja', '称号'))[0]).toBe('achievements');
    expect(await find('ja', 'traveler')).toEqual([]);
  });
  test('only the boxes that are shown', async () => {
    expect(await find('en', 'hanabi', ['base', 'crossroads'])).toEqual([]);
    expect(await find('en', 'hanabi')).toContain('festival-hanabi');
  });
});

describe('in the rules of Duo', () => {
  const findInDuo = (lang: string, asked: string) => find(lang, asked, ['duo'], 'duo');
  test('a topic by its title, before those that only mention it', async () => {
    expect((await findInDuo('en', 'merchant'))[0]).toBe('duo-merchant');
    expect((await findInDuo('es', 'peregrino'))[0]).toBe('duo-pilgrim');
    expect((await findInDuo('fr', 'artiste'))[0]).toBe('duo-artist');
    expect((await findInDuo('ja', '得点'))[0]).toBe('duo-scoring');
  });
  test('towns, waves and answers where they are listed', async () => {
    expect(await findInDuo('en', 'Takamatsu')).toContain('duo-merchant');
    expect(await findInDuo('ja', '高松')).toContain('duo-merchant');
    expect(await findInDuo('en', 'crafty')).toContain('duo-waves');
    expect(await findInDuo('en', 'gold slabs tie')).toEqual(['duo-scoring']);
  });
  test('nothing of the other game', async () => {
    expect(await findInDuo('en', 'souvenir')).toEqual([]);
    expect(await find('en', 'merchant slab')).toEqual([]);
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
  test('a long text without spaces is cut around what was found', () => {
    const text = `${'前'.repeat(200)}温泉${'後'.repeat(400)}`;
    const [found] = search(indexOf([entry('宿', text)]), '温泉');
    const excerpt = said(found!.excerpt);
    expect(excerpt).toMatch(/^… 前+\[温泉\]後+ …$/);
    expect(excerpt.length).toBeLessThan(170);
  });
  test('a find in the title alone shows how the text begins', () => {
    const [found] = search(indexOf([entry('Inn', 'Everybody stops here.')]), 'inn');
    expect(said(found!.excerpt)).toBe('Everybody stops here.');
  });
});
