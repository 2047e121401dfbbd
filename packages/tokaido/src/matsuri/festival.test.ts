/** Where a festival is told of: no rule asks it, so nothing but this test would miss it. */

import { expect, test } from 'vitest';
import { under } from '../../test/festivals.ts';
import { BOXES } from '../box.ts';
import { ROADS, SPACE_NAMES } from '../data/road.ts';
import '../game.ts';
import { TRAVELERS } from '../moments.ts';
import { frames } from '../state.ts';
import { FESTIVALS } from './deck.ts';
import { festival } from './festival.ts';

const NONE = festival({ id: 'none', feltAt: [] });

test('a festival is felt where it does something once it has begun', () => {
  for (const each of FESTIVALS) {
    const { id, feltAt, shuts } = each;
    if (shuts >= 0) expect(feltAt, id).toContain(SPACE_NAMES[shuts]);
    // Every festival has defaults of its own, so they are compared by what they say.
    const own = (moment: 'onStop' | 'insteadOfEncounter') => String(each[moment]) !== String(NONE[moment]);
    if (own('onStop')) expect(feltAt, id).not.toEqual([]);
    if (own('insteadOfEncounter')) expect(feltAt, id).toContain('encounter');
    for (const [, step] of each.steps ?? []) expect(feltAt, id).toContain(step.name);
    if (each.moreMeals > 0 || each.mealDiscount > 0) expect(feltAt, id).toEqual(['inn', 'eat']);
  }
});

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
