/** Where a festival is told of. That it is felt there is found by playing, in `test/felt-at.test.ts`. */

import { expect, test } from 'vitest';
import { BOXES } from '../box.ts';
import { SPACE_NAMES } from '../data/road.ts';
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
