import { expect, test } from 'vitest';
import { remove, set } from '../../test/changed-board.ts';
import { checkBoard } from './check-board.ts';

const FAULTS: [name: string, board: unknown, complaint: string][] = [
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
  ['a drawing that is nothing', set('drawing', 1), 'drawing: width and height must be numbers above 0'],
  [
    'a drawing without a height',
    set('drawing.height', 0),
    'drawing: width and height must be numbers above 0',
  ],
  ['a drawing with two waves', remove('drawing.waves.0'), 'drawing.waves: expected 3 points [x, y]'],
  ['a drawing with a wave nowhere', set('drawing.waves.0', 'x'), 'drawing.waves: expected 3 points [x, y]'],
  [
    'a drawing without hot springs',
    remove('drawing.hotSpring'),
    'drawing.hotSpring: expected a point [x, y]',
  ],
  [
    'a drawing with an endless point',
    set('drawing.compass', [1, Infinity]),
    'drawing.compass: expected a point [x, y]',
  ],
  ['a drawing without a boutique', remove('drawing.boutiques.c7'), 'drawing.boutiques: c7 has no point'],
  ['a drawing without boutiques', set('drawing.boutiques', 1), 'drawing.boutiques: c0 has no point'],
  ['a drawing without a name', remove('drawing.townNames.m4'), 'drawing.townNames: m4 has no name'],
  ['a drawing without names', set('drawing.townNames', 1), 'drawing.townNames: c0 has no name'],
  [
    'a drawing with a short coast',
    set('drawing.coast', [
      [0, 0],
      [1, 1],
    ]),
    'drawing.coast: expected 3 points [x, y] or more',
  ],
  [
    'a drawing with one Artist in an area',
    remove('drawing.areas.a3.artists.0'),
    'drawing.areas: a3 needs a point for its icon and two for Artists',
  ],
  [
    'a drawing without an icon',
    remove('drawing.areas.a5.icon'),
    'drawing.areas: a5 needs a point for its icon and two for Artists',
  ],
  [
    'a drawing without areas',
    set('drawing.areas', []),
    'drawing.areas: a0 needs a point for its icon and two for Artists',
  ],
  ['a drawing without a size', set('drawing.width', 0), 'drawing: width and height must be numbers above 0'],
];

test.each(FAULTS)(
  'a broken drawing is refused with a sentence that names the fault: %s',
  (_name, board, complaint) => {
    expect(checkBoard(board)).toContain(complaint);
  },
);

test('three points are a coast', () => {
  const coast = [
    [0, 0],
    [9, 0],
    [0, 9],
  ];
  expect(checkBoard(set('drawing.coast', coast))).toEqual([]);
});
