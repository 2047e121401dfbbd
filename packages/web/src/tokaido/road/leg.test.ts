/** The road as the screen draws it. */

import { FastChance, silent } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { tokaido } from '@tokaido/tokaido';
import { spaceAt } from '@tokaido/words/tokaido';
import { describe, expect, test } from 'vitest';
import {
  currentLeg,
  freeStops,
  placesOf,
  positionOf,
  rowState,
  sceneOf,
  standing,
  stopsOf,
  travelTo,
} from './leg.ts';

function begin(players: number, variations: string[] = [], boxes: string[] = []): State {
  return tokaido.setup(
    { players, boxes, variations: ['initiation', ...variations] },
    silent(new FastChance(3)),
  );
}

function put(s: State, ...at: readonly (readonly [position: number, place: number])[]): State {
  at.forEach(([position, place], seat) => Object.assign(s.all[seat]!, { position, place }));
  return s;
}

describe('legs', () => {
  test('the longest legs have fourteen rows and end at an inn', () => {
    const s = begin(4);
    expect([1, 2, 3, 4].map((leg) => stopsOf(s, leg).length)).toEqual([14, 13, 14, 13]);
    for (const leg of [1, 2, 3, 4]) expect(spaceAt(s, stopsOf(s, leg).at(-1) ?? 0)).toBe('inn');
  });

  test('the return trip begins with the last picture and keeps printed numbers in its actions', () => {
    const s = begin(3, ['return-trip']);
    expect(sceneOf(s, 1)).toBe(4);
    expect(stopsOf(s, 1)).toHaveLength(13);
    expect(travelTo(s, 1)).toBe('travel 53');
    expect(positionOf(s, 'travel 53')).toBe(1);
    expect(positionOf(s, 'use fortune')).toBeNull();
  });

  test('an inn belongs to the leg it ends, until everybody has eaten there', () => {
    const s = put(begin(3), [14, 1], [14, 2], [14, 3]);
    expect(currentLeg(s)).toBe(1);
    s.restedAt = 14;
    expect(currentLeg(s)).toBe(2);
    expect(currentLeg(put(s, [14, 1], [14, 2], [16, 1]))).toBe(2);
    expect(currentLeg(begin(3))).toBe(1);
  });

  test('stops are free once they are behind everyone', () => {
    const s = put(begin(3), [14, 1], [16, 1], [20, 1]);
    expect(freeStops(s, 2)).toBe(0);
    s.all[0]!.position = 18;
    expect(freeStops(s, 2)).toBe(1);
    expect(freeStops(s, 3)).toBe(0);
  });

  test('at the end of the road the last leg stays', () => {
    const s = put(begin(3), [54, 1], [54, 2], [54, 3]);
    expect(currentLeg(s)).toBe(4);
    s.restedAt = 54;
    expect(currentLeg(s)).toBe(4);
  });
});

describe('places', () => {
  test('the one who leaves first stands on the left, free places before them', () => {
    const s = put(begin(4), [5, 1], [5, 2], [3, 1], [0, 1]);
    expect(placesOf(s, 5)).toEqual([
      { is: 'taken', seat: 1 },
      { is: 'taken', seat: 0 },
    ]);
    expect(placesOf(s, 6)).toEqual([{ is: 'free' }, { is: 'free' }]);
    s.all[1]!.position = 6;
    s.all[1]!.place = 1;
    expect(placesOf(s, 6)).toEqual([{ is: 'free' }, { is: 'taken', seat: 1 }]);
    expect(standing(s, 6).map((p) => p.seat)).toEqual([1]);
  });

  test('second places are not drawn with two or three players', () => {
    for (const players of [2, 3]) expect(placesOf(begin(players), 5)).toHaveLength(1);
    for (const players of [4, 5]) expect(placesOf(begin(players), 5)).toHaveLength(2);
  });

  test('an inn has a place for everybody, the neutral traveler too', () => {
    expect(placesOf(begin(2), 14)).toHaveLength(3);
    expect(placesOf(begin(5), 14)).toHaveLength(5);
  });

  test('a friend who joined is shown though no place is printed for them', () => {
    const s = put(begin(3), [2, 1], [2, 2], [0, 1]);
    expect(placesOf(s, 2)).toEqual([
      { is: 'taken', seat: 1 },
      { is: 'taken', seat: 0 },
    ]);
  });

  test('a festival shuts the place off the road', () => {
    const s = begin(4, [], ['crossroads', 'matsuri']);
    const at = stopsOf(s, 1).find((position) => spaceAt(s, position) === 'temple') ?? 0;
    const bit = [...Array(20).keys()].find((card) => {
      s.festivals = 1 << card;
      return placesOf(s, at).some(({ is }) => is === 'shut');
    });
    expect(bit).toBeDefined();
    expect(placesOf(s, at)[0]).toEqual({ is: 'shut' });
  });
});

test('rows: passed behind everybody, here, open, closed, and idle while others think', () => {
  const s = put(begin(4), [4, 1], [6, 1], [7, 1], [7, 2]);
  const walk = { mover: 0, open: new Set([5, 6, 14]) };
  expect([3, 4, 5, 7].map((at) => rowState(s, at, walk, 1))).toEqual(['passed', 'here', 'open', 'closed']);
  expect([3, 4, 6, 7].map((at) => rowState(s, at, null, 1))).toEqual(['passed', 'idle', 'here', 'idle']);
  expect(rowState(s, 6, null, -1)).toBe('idle');
});
