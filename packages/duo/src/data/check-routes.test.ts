import { expect, test } from 'vitest';
import { changed, remove, set } from '../../test/changed-board.ts';
import { RECONSTRUCTED } from './board.ts';
import { checkBoard } from './check-board.ts';

const FAULTS: [name: string, board: unknown, complaint: string][] = [
  ['ten routes', remove('routes.0'), 'routes: a board has 11, not 10'],
  ['routes that are no list', set('routes', {}), 'routes: a board has 11, not 0'],
  ['a route that is nothing', set('routes.2', null), 'routes: number 3 ends in the unknown town nothing'],
  ['a route from nowhere', set('routes.2.from', 5), 'routes: number 3 ends in the unknown town 5'],
  ['a route without areas', remove('routes.1.between'), 'routes: number 2 must lie between two areas'],
  [
    'a route between three areas',
    set('routes.0.between', ['a0', 'a1', 'a2']),
    'routes: number 1 must lie between two areas',
  ],
  [
    'a route in an area that is no text',
    set('routes.0.between.1', 1),
    'routes: number 1 borders the unknown area 1',
  ],
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
];

test.each(FAULTS)(
  'broken routes are refused with a sentence that names the fault: %s',
  (_name, board, complaint) => {
    expect(checkBoard(board)).toContain(complaint);
  },
);

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
  const turned = star.map((route) => ({ ...route, between: [...route.between].reverse() }));
  expect(checkBoard({ ...board, routes: turned })).toContain(
    'dice.artist: a 3 cannot be played from area a0',
  );
});

test('one fault brings one sentence', () => {
  expect(checkBoard(set('ring.2.area', 'a0'))).toEqual([
    'ring: the coast between c0 and c1 lies in more than one area',
  ]);
  expect(checkBoard(remove('routes.1.between'))).toEqual(['routes: number 2 must lie between two areas']);
});

const { drawing: _, ...PLAIN } = RECONSTRUCTED;

test('the coast is checked all the way round, wherever the list begins', () => {
  expect(checkBoard(set('ring.23.area', 'a3'))).toContain(
    'ring: the coast between c7 and c0 lies in more than one area',
  );
  const [c0, temple, ...others] = PLAIN.ring;
  const turned = [temple, ...others, c0];
  expect(checkBoard({ ...PLAIN, ring: turned })).toEqual([]);
  const broken = [{ ...temple, area: 'a0' }, ...others, c0];
  expect(checkBoard({ ...PLAIN, ring: broken })).toEqual([
    'ring: the coast between c0 and c1 lies in more than one area',
    'ring: the coast between c0 and c1 lies in a0, but no route of c1 borders it',
  ]);
});

test('between two towns there need not be a station, and a route may be written either way', () => {
  const [c0, , , ...others] = PLAIN.ring;
  const starts = PLAIN.starts.map((start, i) => ({ ...start, pilgrim: i === 0 ? 's21' : 's09' }));
  expect(checkBoard({ ...PLAIN, ring: [c0, ...others], starts })).toEqual([]);
  const routes = PLAIN.routes.map(({ from, to, between }) => ({ from: to, to: from, between }));
  expect(checkBoard({ ...PLAIN, routes })).toEqual([]);
});
