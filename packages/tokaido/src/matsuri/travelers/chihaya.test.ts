/** Chihaya: a hot spring at the intermediate inns. */

import { expect, test } from 'vitest';
import { boxed, MATSURI } from '../../../test/box-position.ts';

const FOUR = 'dango soba tofu udon';
const bather = (at: number) => boxed({ players: 3, boxes: MATSURI, seats: [{ traveler: 'chihaya', at }] });

test('[matsuri.chihaya.coins] she starts with 3 coins', () => {
  expect(bather(13).has(0).coins).toBe(3);
});

test('[matsuri.chihaya.spring] a card of the deck at each intermediate inn, before the meal', () => {
  for (const inn of [14, 27, 41]) {
    const game = bather(inn - 1).do(`travel ${inn}`, { 'hot-spring': '3', meal: FOUR });
    expect(game.has(0)).toMatchObject({ springs: [0, 1], points: 3 });
    expect(game.turn).toBe('0 eat');
  }
});

test('[matsuri.chihaya.spring] not at the last', () => {
  expect(bather(53).do('travel 54', { meal: FOUR }).has(0).springs).toEqual([0, 0]);
});
