/** Links that hold a whole game: what is written is read again, and anything else is refused with a sentence. */

import { expect, test } from 'vitest';
import type { GameLink } from './game-link.ts';
import { gameOfCompact, readGameLink, writeGameLink } from './game-link.ts';

const LINK: GameLink = {
  compact: 'tokaido2.players%3D2.AbC-_9',
  names: ['Aki, the 1/2', '', 'porter+collector'],
  colors: [0, 3, 1],
  seat: 1,
  board: 'x9_-',
};

test('everything comes back, as an address, as a fragment and with parts left out', () => {
  const text = writeGameLink(LINK);
  expect(readGameLink(text)).toEqual({ ok: true, value: LINK });
  expect(readGameLink(` https://road.example/r/link?m=3#${text}\n`)).toEqual({ ok: true, value: LINK });
  const bare = { ...LINK, names: [], colors: [], seat: -1, board: '' };
  expect(writeGameLink(bare)).toBe('1/tokaido2.players%3D2.AbC-_9');
  expect(readGameLink(writeGameLink(bare))).toEqual({ ok: true, value: bare });
  expect(readGameLink(bare.compact)).toEqual({ ok: true, value: bare });
});

test('what is written needs no escaping in an address', () => {
  expect(new URL(`http://road/r/link#${writeGameLink(LINK)}`).hash).toBe(`#${writeGameLink(LINK)}`);
});

test.each([
  ['', 'no link'],
  ['https://road.example/r/link', 'no link'],
  ['1/', 'no link'],
  ['1/tokaido2.a.b/x/y/z', 'no link'],
  ['1/tokaido2.a.b//////', 'no link'],
  ['2/tokaido2.a.b', 'newer format'],
])('%j is refused', (text, why) => {
  const read = readGameLink(text);
  expect(read.ok ? '' : read.error).toContain(why);
});

test('a damaged name does not cost the game', () => {
  const read = readGameLink('1/tokaido2.a.b/100%,Ben');
  expect(read.ok && read.value.names).toEqual(['100%', 'Ben']);
});

test('the short form names its game', () => {
  expect(['duo2.x.y', 'tokaido12.x.y', 'road', ''].map(gameOfCompact)).toEqual(['duo', 'tokaido', '', '']);
});
