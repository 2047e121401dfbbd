import { Actions, FastChance } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { changed, remove, set } from '../../test/changed-board.ts';
import { createDuo } from '../game.ts';
import { RECONSTRUCTED } from './board.ts';
import { boardFromJson, checkBoard } from './check-board.ts';

const FAULTS: [name: string, board: unknown, complaint: string][] = [
  ['not an object', 'board', 'a board must be an object'],
  ['a missing part', remove('routes'), 'the board has no "routes"'],
  ['an unknown part', set('rings', []), '"rings" is no part of a board'],
  ['another format', set('format', 'duo-board/2'), 'format: expected "duo-board/1", found "duo-board/2"'],
  ['a bad id', set('id', 'my board'), 'id: expected 1 to 40 letters, digits and dashes'],
  ['no id', set('id', ''), 'id: expected 1 to 40 letters, digits and dashes'],
  ['an id that is too long', set('id', 'x'.repeat(41)), 'id: expected 1 to 40 letters, digits and dashes'],
  ['an id that is no text', set('id', 7), 'id: expected 1 to 40 letters, digits and dashes'],
  ['an id with a mark before it', set('id', '?mine'), 'id: expected 1 to 40 letters, digits and dashes'],
  ['a format that is no JSON', set('format', () => 1), 'format: expected "duo-board/1", found function'],
  [
    'a long format',
    set('format', 'x'.repeat(60)),
    `format: expected "duo-board/1", found "${'x'.repeat(39)}`,
  ],
  ['dice that are no object', set('dice', 6), 'dice.pilgrim: expected a list of faces'],
  ['a face of 0', set('dice.pilgrim.0', 0), 'dice.pilgrim: 0 is not a face from 1 to 6'],
  ['half a face', set('dice.artist.0', 1.5), 'dice.artist: 1.5 is not a face from 1 to 6'],
  ['five faces', remove('dice.artist.0'), 'dice.artist: a die has 6 faces, not 5'],
  ['a face of 7', set('dice.pilgrim.5', 7), 'dice.pilgrim: 7 is not a face from 1 to 6'],
  ['a face that is no number', set('dice.merchant.0', '1'), 'dice.merchant: "1" is not a face from 1 to 6'],
  ['a missing die', remove('dice.artist'), 'dice.artist: expected a list of faces'],
  ['areas that are a list', set('areas', []), 'areas: a board has 8, not 0'],
  ['an area of another name', set('areas.a8', 'moon'), 'areas: "a8" is not one of a0 to a7'],
  [
    'an icon that is no text',
    set('areas.a0', ['moon']),
    'areas: a0 shows ["moon"], which is none of moon, waterfall, mountain, bamboo',
  ],
  ['seven areas', remove('areas.a7'), 'areas: a board has 8, not 7'],
  [
    'an unknown icon',
    set('areas.a0', 'river'),
    'areas: a0 shows "river", which is none of moon, waterfall, mountain, bamboo',
  ],
  [
    'an icon nowhere',
    changed((board) => Object.assign(board['areas'], { a1: 'bamboo', a4: 'bamboo' })),
    'areas: no area shows moon, so it could not be gifted',
  ],
  ['mountain towns that are a list', set('mountainTowns', []), 'mountainTowns: a board has 4, not 0'],
  ['one ware in a town', set('mountainTowns.m4', 1), 'mountainTowns: m4 gives 1 wares, expected 2, 3 or 4'],
  [
    'a coastal town in the mountains',
    set('mountainTowns.c0', 2),
    'mountainTowns: "c0" is not one of m1 to m4',
  ],
  ['five wares in a town', set('mountainTowns.m4', 5), 'mountainTowns: m4 gives 5 wares, expected 2, 3 or 4'],
  ['three mountain towns', remove('mountainTowns.m1'), 'mountainTowns: a board has 4, not 3'],
  ['a strange mountain town', set('mountainTowns.m5', 2), 'mountainTowns: "m5" is not one of m1 to m4'],
  ['an unknown area', set('ring.1.area', 'a9'), 'ring: s01 lies in the unknown area "a9"'],
  ['an unknown type', set('ring.1.type', 'inn'), 'ring: s01 has the unknown type "inn"'],
  ['a town twice', set('ring.3.town', 'c0'), 'ring: "c0" stands on the ring twice'],
  ['seven coastal towns', remove('ring.0'), 'ring: a board has 8 coastal towns, not 7'],
  ['a mountain town on the coast', set('ring.0.town', 'm1'), 'ring: s00 has the unknown town "m1"'],
  ['an unknown town', set('ring.0.town', 'c8'), 'ring: s00 has the unknown town "c8"'],
  ['a ring that is no list', set('ring', 24), 'ring: expected 16 to 60 stations, found 0'],
  [
    'a long ring',
    changed((board) => Object.assign(board, { ring: Array.from({ length: 61 }, () => board['ring'][1]) })),
    'ring: expected 16 to 60 stations, found 61',
  ],
  ['a station that is nothing', set('ring.1', null), 'ring: s01 has the unknown type nothing'],
  ['a station without an area', remove('ring.1.area'), 'ring: s01 lies in the unknown area nothing'],
  ['a short ring', set('ring', []), 'ring: expected 16 to 60 stations, found 0'],
  [
    'no hot springs',
    changed((board) =>
      Object.assign(board['ring'], { 7: { type: 'temple', area: 'a3' }, 19: { type: 'temple', area: 'a7' } }),
    ),
    'ring: there is no station of type hot-springs',
  ],
  ['boutiques that are no list', set('boutiques', {}), 'boutiques: a board has 8, not 0'],
  [
    'a boutique that is nothing',
    set('boutiques.1', null),
    'boutiques: number 2 buys the unknown ware nothing',
  ],
  ['a boutique of 1', set('boutiques.0.value', 1), 'boutiques: number 1 pays 1, expected 2, 3 or 4'],
  ['a boutique of 5', set('boutiques.0.value', 5), 'boutiques: number 1 pays 5, expected 2, 3 or 4'],
  ['a boutique for tea', set('boutiques.0.ware', 'tea'), 'boutiques: number 1 buys the unknown ware "tea"'],
  ['seven boutiques', remove('boutiques.0'), 'boutiques: a board has 8, not 7'],
  [
    'no boutique for fans',
    changed((board) =>
      Object.assign(board['boutiques'], { 6: { ware: 'doll', value: 2 }, 7: { ware: 'doll', value: 2 } }),
    ),
    'boutiques: none buys fan',
  ],
  ['a short track', remove('gifts.0'), 'gifts: expected 11 numbers, found 10'],
  ['a falling track', set('gifts.3', 1), 'gifts: number 4 is 1, expected 4 to 999'],
  ['a track beyond all bounds', set('gifts.10', 1000), 'gifts: number 11 is 1000, expected 34 to 999'],
  ['a track that is no list', set('slabs', {}), 'slabs: expected 7 numbers, found 0'],
  ['a garden track with a wrong start', set('garden.0', 0), 'garden: the first number must be 1, not 0'],
  ['slabs with a wrong start', set('slabs.0', 1), 'slabs: the first number must be 0, not 1'],
  ['gifts with a wrong start', set('gifts.0', 1), 'gifts: the first number must be 0, not 1'],
  ['a negative start', set('gifts.0', -1), 'gifts: number 1 is -1, expected 0 to 999'],
  ['a track with a wrong start', set('temple.0', 0), 'temple: the first number must be 1, not 0'],
  [
    'starts that are no list',
    set('starts', {}),
    'starts: expected the compass side and the far side, found 0',
  ],
  ['a side that is nothing', set('starts.1', null), 'starts: the far side has no start space for the artist'],
  [
    'an unknown town to start from',
    set('starts.0.merchant', 's01'),
    'starts: the merchant of the compass side starts on the unknown "s01"',
  ],
  [
    'an unknown area to start from',
    set('starts.0.artist', 'm1'),
    'starts: the artist of the compass side starts on the unknown "m1"',
  ],
  [
    'a Merchant and a Pilgrim in one town',
    changed((board) => {
      Object.assign(board['starts'][0], { merchant: 'c0' });
      Object.assign(board['starts'][1], { pilgrim: 's00' });
    }),
    'starts: two characters start on "s00"',
  ],
  ['one side only', remove('starts.1'), 'starts: expected the compass side and the far side, found 1'],
  [
    'a missing start',
    remove('starts.0.merchant'),
    'starts: the compass side has no start space for the merchant',
  ],
  [
    'an unknown start',
    set('starts.1.pilgrim', 's24'),
    'starts: the pilgrim of the far side starts on the unknown "s24"',
  ],
  ['a shared start', set('starts.1.pilgrim', 's23'), 'starts: two characters start on "s23"'],
];

describe('a broken board is refused with a sentence that names the fault', () => {
  test.each(FAULTS)('%s', (_name, board, complaint) => {
    expect(checkBoard(board)).toContain(complaint);
    expect(boardFromJson(board)).toMatchObject({ ok: false });
  });
});

test('one fault brings one sentence', () => {
  expect(checkBoard('board')).toEqual(['a board must be an object']);
  expect(checkBoard(remove('dice'))).toEqual(['the board has no "dice"']);
  const strange = changed((board) => Object.assign(board, { rings: 1, format: 'x' }));
  expect(checkBoard(strange)).toEqual(['"rings" is no part of a board']);
  expect(checkBoard(remove('starts.0.merchant'))).toEqual([
    'starts: the compass side has no start space for the merchant',
  ]);
});

test('Merchants may start in one mountain town and Artists in one area; a ring may have 16 or 60 stations', () => {
  const shared = changed((board) => {
    for (const side of [board['starts'][0], board['starts'][1]])
      Object.assign(side, { merchant: 'm2', artist: 'a0' });
  });
  expect(checkBoard(shared)).toEqual([]);
  const { drawing: _, ...plain } = RECONSTRUCTED;
  const starts = plain.starts.map((start, i) => ({ ...start, pilgrim: `s0${i}` }));
  const types = ['temple', 'garden', 'hot-springs', 'seashore'];
  /** A ring with so many stations after each of the eight towns. */
  const ringOf = (after: readonly number[]) =>
    after.flatMap((count, town) => [
      { type: 'coastal-town', town: `c${town}` },
      ...Array.from({ length: count }, (_station, i) => ({
        type: types[(town + i) % 4],
        area: `a${(town + 1) % 8}`,
      })),
    ]);
  for (const [stations, after] of [
    [16, [1, 1, 1, 1, 1, 1, 1, 1]],
    [60, [7, 7, 7, 7, 6, 6, 6, 6]],
  ] as const) {
    const ring = ringOf(after);
    expect(ring).toHaveLength(stations);
    expect(checkBoard({ ...plain, ring, starts })).toEqual([]);
  }
});

test('a sound board comes back as it is', () => {
  const file = set('id', 'my-copy');
  expect(boardFromJson(file)).toEqual({ ok: true, value: file });
});

describe('anything may stand in a file', () => {
  const seed = Number(process.env['SEED'] ?? 20261115);
  const scale = Number(process.env['SCALE'] ?? 1);

  /** All places in a value, as paths. */
  function paths(value: unknown, path: string): string[] {
    if (typeof value !== 'object' || value === null) return [path];
    const inner = Object.entries(value).flatMap(([key, entry]) =>
      paths(entry, path === '' ? key : `${path}.${key}`),
    );
    return path === '' ? inner : [path, ...inner];
  }

  test(`a board with one strange value is refused or can be played (seed ${seed})`, () => {
    const rng = new FastChance(seed);
    const all = paths(RECONSTRUCTED, '').filter((path) => !path.startsWith('drawing.coast'));
    const strange = [
      null,
      -1,
      0,
      1,
      2,
      3,
      7,
      1.5,
      '',
      'a3',
      'm2',
      's05',
      'c1',
      'moon',
      'temple',
      [],
      {},
      [1, 2],
      true,
    ];
    let played = 0;
    for (let i = 0; i < 4000 * scale; i++) {
      const checked = boardFromJson(set(all[rng.below(all.length)], strange[rng.below(strange.length)]));
      if (!checked.ok) {
        expect(checked.error.length).toBeGreaterThan(0);
        continue;
      }
      const game = createDuo(checked.value);
      const s = game.setup({ first: 'drawn' }, { chance: rng, tell: null });
      const legal = new Actions();
      for (let step = 0; step < 60 && !game.isOver(s); step++) {
        game.play(s, legal.list[rng.below(game.legal(s, legal))], { chance: rng, tell: null });
      }
      played++;
    }
    expect(played).toBeGreaterThanOrEqual(Math.floor(20 * scale));
  });
});
