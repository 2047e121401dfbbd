/** O-Fune matsuri: the sea for everybody. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { holds } from '../../../test/festivals.ts';

const seas = (...sections: number[]): BoxedStanding[] =>
  sections.map((n) => ({ panoramas: [0, 0, n] as [number, number, number] }));

test('[matsuri.o-fune-matsuri.section] everybody takes and scores the next section of the sea', () => {
  const game = holds('o-fune-matsuri', seas(0, 2, 3));
  expect([0, 1, 2].map((seat) => game.has(seat).panoramas[2])).toEqual([1, 3, 4]);
  expect([0, 1, 2].map((seat) => game.has(seat).points)).toEqual([1, 3, 4]);
});

test('[matsuri.o-fune-matsuri.finished] nothing for a finished one', () => {
  const game = holds('o-fune-matsuri', seas(5, 0, 0));
  expect(game.has(0)).toMatchObject({ points: 0, panoramas: [0, 0, 5], achievements: [] });
});

test('[matsuri.o-fune-matsuri.together, o-fune-achievement] those who finish together share a free achievement', () => {
  const game = holds('o-fune-matsuri', seas(4, 4, 3));
  for (const seat of [0, 1]) {
    expect(game.has(seat)).toMatchObject({ points: 5 + 3, achievements: ['panorama-sea-first'] });
  }
  expect(game.has(2).achievements).toEqual([]);
});

test('[o-fune-achievement] once it is taken nobody gets it', () => {
  const seats = [{ ...seas(4)[0] }, { ...seas(4)[0] }, { ...seas(5)[0], achievements: 'panorama-sea-first' }];
  const game = holds('o-fune-matsuri', seats);
  expect([0, 1].map((seat) => game.has(seat).achievements)).toEqual([[], []]);
});

test('[o-fune-achievement] it counts in full: a point more for Mitsukuni', () => {
  const game = holds('o-fune-matsuri', [{ traveler: 'mitsukuni', ...seas(4)[0] }, ...seas(4, 0)]);
  expect(game.by(0)).toEqual({ panorama: 5, 'ach-panorama': 3, traveler: 1 });
});

test('[o-fune-achievement] whoever finishes the sea later gets it if nobody did here, and not otherwise', () => {
  for (const [sections, achievements] of [
    [3, ['panorama-sea-first']],
    [4, []],
  ] as const) {
    const game = holds('o-fune-matsuri', [...seas(sections, 0), { panoramas: [0, 0, 3] }]);
    expect(game.turn).toBe('2 travel');
    game.do('travel 15').do('option panorama-sea');
    expect(game.has(2)).toMatchObject({ panoramas: [0, 0, 5], achievements });
  }
});
