/** Where a festival is told of. That it is felt there is found by playing, in `test/felt-at.test.ts`. */

import { expect, test } from 'vitest';
import { under } from '../../test/festivals.ts';
import { BOXES } from '../box.ts';
import { ROADS, SPACE_NAMES } from '../data/road.ts';
import '../game.ts';
import { TRAVELERS } from '../moments.ts';
import { frames } from '../state.ts';
import { FESTIVALS } from './deck.ts';

test('the box says it of every festival', () => {
  const { cards, feltAt } = BOXES.get('matsuri') ?? {};
  expect(Object.keys(feltAt ?? {})).toEqual(cards?.festival);
});

// Here, because some travelers are felt at decisions that only the other boxes bring.
test('all are felt at stops and decisions that there are', () => {
  const steps = frames.steps.map((step) => step.name);
  for (const { id, feltAt } of [...TRAVELERS, ...FESTIVALS]) {
    for (const where of feltAt) expect([...SPACE_NAMES, ...steps], id).toContain(where);
  }
});

test('where it is not felt, a festival changes nothing', () => {
  const STOPS = [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26];
  const stop = (festivals: string, to: number) => {
    const game = under(festivals, { at: 15, coins: 5 }).do(`travel ${to}`);
    return [game.turn, game.legal()];
  };
  for (const { id, feltAt } of FESTIVALS) {
    const elsewhere = STOPS.filter((to) => !feltAt.includes(SPACE_NAMES[ROADS[0].space[to]]));
    for (const to of elsewhere) expect([id, ...stop(id, to)]).toEqual([id, ...stop('', to)]);
  }
});
