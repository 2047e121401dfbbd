import { isKey } from '@tokaido/words';
import { expect, test } from 'vitest';
import '@tokaido/words/locales/en/narrator';
import { KEY_IDS, keyOf, TABLE_KEYS } from './keys.ts';

test('every key asks for one thing, and everything has its words', () => {
  const all = TABLE_KEYS.flatMap(({ keys }) => keys);
  expect(new Set(all).size).toBe(all.length);
  expect(TABLE_KEYS.map(({ id }) => id).sort()).toEqual([...KEY_IDS].sort());
  for (const id of KEY_IDS) expect(isKey(`keys.${id}`), id).toBe(true);
});

test('single signs can be turned off, the others cannot', () => {
  expect(keyOf('S', true)).toBe('status');
  expect(keyOf('s', false)).toBeNull();
  expect(keyOf('4', true)).toBe('player');
  expect(keyOf('?', false)).toBeNull();
  expect(keyOf('ArrowDown', false)).toBe('next');
  expect(keyOf('Backspace', false)).toBe('undo');
  expect(keyOf('q', true)).toBeNull();
});
