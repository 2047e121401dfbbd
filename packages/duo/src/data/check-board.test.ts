import { Actions, FastChance } from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { createDuo } from '../game.ts';
import { RECONSTRUCTED } from './board.ts';
import { boardFromJson, checkBoard } from './check-board.ts';

interface Json {
  [key: string]: Json;
}

/** Our board as a file, with something changed. */
function changed(change: (board: Json) => void): unknown {
  const board = JSON.parse(JSON.stringify(RECONSTRUCTED)) as Json;
  change(board);
  return board;
}

function set(path: string, value: unknown): unknown {
  return changed((board) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = board;
    for (const key of keys) at = at[key];
    at[last] = value as Json;
  });
}

function remove(path: string): unknown {
  return changed((board) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = board;
    for (const key of keys) at = at[key];
    if (Array.isArray(at)) at.splice(Number(last), 1);
    else delete at[last];
  });
}

const FAULTS: [name: string, board: unknown, complaint: string][] = [
  ['not an object', 'board', 'a board must be an object'],
  ['a missing part', remove('routes'), 'the board has no "routes"'],
  ['an unknown part', set('rings', []), '"rings" is no part of a board'],
  ['another format', set('format', 'duo-board/2'), 'format: expected "duo-board/1", found "duo-board/2"'],
  ['a bad id', set('id', 'my board'), 'id: expected 1 to 40 letters, digits and dashes'],
  ['five faces', remove('dice.artist.0'), 'dice.artist: a die has 6 faces, not 5'],
  ['a face of 7', set('dice.pilgrim.5', 7), 'dice.pilgrim: 7 is not a face from 1 to 6'],
  ['a face that is no number', set('dice.merchant.0', '1'), 'dice.merchant: "1" is not a face from 1 to 6'],
  ['a missing die', remove('dice.artist'), 'dice.artist: expected a list of faces'],
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
  ['five wares in a town', set('mountainTowns.m4', 5), 'mountainTowns: m4 gives 5 wares, expected 2, 3 or 4'],
  ['three mountain towns', remove('mountainTowns.m1'), 'mountainTowns: a board has 4, not 3'],
  ['a strange mountain town', set('mountainTowns.m5', 2), 'mountainTowns: "m5" is not one of m1 to m4'],
  ['an unknown area', set('ring.1.area', 'a9'), 'ring: s01 lies in the unknown area "a9"'],
  ['an unknown type', set('ring.1.type', 'inn'), 'ring: s01 has the unknown type "inn"'],
  ['a town twice', set('ring.3.town', 'c0'), 'ring: "c0" stands on the ring twice'],
  ['seven coastal towns', remove('ring.0'), 'ring: a board has 8 coastal towns, not 7'],
  ['an unknown town', set('ring.0.town', 'c8'), 'ring: s00 has the unknown town "c8"'],
  ['a short ring', set('ring', []), 'ring: expected 16 to 60 stations, found 0'],
  [
    'no hot springs',
    changed((board) =>
      Object.assign(board['ring'], { 7: { type: 'temple', area: 'a3' }, 19: { type: 'temple', area: 'a7' } }),
    ),
    'ring: there is no station of type hot-springs',
  ],
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
  ['a falling track', set('gifts.3', 1), 'gifts: number 4 is 1, expected 4 or more'],
  ['a track with a wrong start', set('temple.0', 0), 'temple: the first number must be 1, not 0'],
  ['ten routes', remove('routes.0'), 'routes: a board has 11, not 10'],
  ['a route into nowhere', set('routes.0.to', 'm9'), 'routes: number 1 ends in the unknown town "m9"'],
  ['a route in a circle', set('routes.0.to', 'c0'), 'routes: number 1 leads from "c0" to itself'],
  [
    'a route twice',
    set('routes.1', { from: 'm1', to: 'c0', between: ['a0', 'a1'] }),
    'routes: c0–m1 is there twice',
  ],
  [
    'a route in an unknown area',
    set('routes.0.between.1', 'x'),
    'routes: number 1 borders the unknown area "x"',
  ],
  ['a route in one area', set('routes.0.between.1', 'a0'), 'routes: number 1 must lie between two areas'],
  [
    'a disconnected network',
    set('routes.8', { from: 'c0', to: 'c7', between: ['a1', 'a7'] }),
    'routes: no way leads from c0 to m2',
  ],
  [
    'a disconnected area',
    changed((board) => {
      for (const route of board['routes'] as unknown as { between: string[] }[]) {
        if (route.between.includes('a0')) route.between = ['a1', 'a7'];
      }
    }),
    'routes: no borders lead from a0 to area a1',
  ],
  [
    'a coast in two areas',
    set('ring.2.area', 'a0'),
    'ring: the coast between c0 and c1 lies in more than one area',
  ],
  [
    'a coast off its towns',
    changed((board) =>
      Object.assign(board['ring'], { 1: { type: 'temple', area: 'a5' }, 2: { type: 'garden', area: 'a5' } }),
    ),
    'ring: the coast between c0 and c1 lies in a5, but no route of c0 borders it',
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
  ['a drawing of another ring', remove('drawing.stations.0'), 'drawing.stations: expected 24 points [x, y]'],
  ['a drawing without a town', remove('drawing.mountainTowns.m2'), 'drawing.mountainTowns: m2 has no point'],
  ['a drawing without a compass', remove('drawing.compass'), 'drawing.compass: expected a point [x, y]'],
  [
    'a drawing with a crooked point',
    set('drawing.coast.0', [1]),
    'drawing.coast: expected 3 points [x, y] or more',
  ],
  [
    'a drawing without an area',
    remove('drawing.areas.a3.artists'),
    'drawing.areas: a3 needs a point for its icon and two for Artists',
  ],
  ['a drawing without a size', set('drawing.width', 0), 'drawing: width and height must be numbers above 0'],
];

describe('a broken board is refused with a sentence that names the fault', () => {
  test.each(FAULTS)('%s', (_name, board, complaint) => {
    expect(checkBoard(board)).toContain(complaint);
    expect(boardFromJson(board)).toMatchObject({ ok: false });
  });
});

test('each face of the Artist die must be playable from every area', () => {
  const board = set('areas', RECONSTRUCTED.areas) as typeof RECONSTRUCTED;
  const line = [
    ['c0', 'm1', 'a0', 'a1'],
    ['c1', 'm1', 'a1', 'a2'],
    ['c2', 'm2', 'a2', 'a3'],
    ['c3', 'm2', 'a3', 'a4'],
    ['c4', 'm3', 'a4', 'a5'],
    ['c5', 'm3', 'a5', 'a6'],
    ['c6', 'm4', 'a6', 'a7'],
    ['c7', 'm4', 'a0', 'a7'],
    ['m1', 'm2', 'a0', 'a2'],
    ['m2', 'm3', 'a0', 'a4'],
    ['m3', 'm4', 'a0', 'a6'],
  ];
  const routes = line.map(([from, to, ...between]) => ({ from, to, between }));
  expect(checkBoard({ ...board, routes })).toEqual([]);
  const dice = { ...board.dice, artist: [1, 2, 3, 4, 5, 6] };
  expect(checkBoard({ ...board, dice })).toEqual([]);
  const star = routes.map((route, i) => ({ ...route, between: i < 7 ? ['a7', `a${i}`] : ['a7', 'a0'] }));
  expect(checkBoard({ ...board, routes: star })).toContain('dice.artist: a 3 cannot be played from area a0');
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
