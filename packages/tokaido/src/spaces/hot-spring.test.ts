/** Hot springs: a card of two or three points. */

import { Actions, FastChance, popcount } from '@tokaido/kernel';
import { expect, test } from 'vitest';
import { position } from '../../test/position.ts';
import { ROADS, tokaido } from '../index.ts';

const bather = (springs: [number, number] = [0, 0]) => position({ players: 3, seats: [{ at: 4, springs }] });

test('[base.spring.card] the top card goes into the collection', () => {
  const game = bather([1, 0]).do('travel 5', { 'hot-spring': '3' });
  expect(game.has(0).springs).toEqual([1, 1]);
  expect(game.told(-1)).toContainEqual({ type: 'spring', seat: 0, points: 3 });
});

test('[base.spring.points] it is worth its 2 or 3 points', () => {
  expect(bather().do('travel 5', { 'hot-spring': '2' }).has(0)).toMatchObject({ points: 2, springs: [1, 0] });
  const game = bather().do('travel 5', { 'hot-spring': '3' });
  expect(game.has(0)).toMatchObject({ points: 3, springs: [0, 1] });
  expect(game.by(0)).toEqual({ spring: 3 });
});

test('[base.spring.card] a card taken is gone', () => {
  const game = position({ players: 3, seats: [{ at: 4, springs: [5, 6] }] });
  game.do('travel 5', { 'hot-spring': '2' });
  expect(game.has(0).springs).toEqual([6, 6]);
});

test('[deck-never-empty] there are more cards than places where one can draw them', () => {
  const places = (kind: number) =>
    ROADS[0].space.reduce((sum, space, at) => (space === kind ? sum + ROADS[0].places[at] : sum), 0);
  const springs = places(5);
  expect(springs).toBe(9);
  expect(springs).toBeLessThanOrEqual(12);
  const encounters = places(4) + 3;
  expect(encounters).toBe(12);
  // Yoshiyasu's second card comes on top of what the others have.
  expect(encounters + 1).toBeLessThanOrEqual(14);
  // Five players: four menus of six less what goes back, and Satsuki's four cards.
  const eatenBeforeEdo = 3 * 5;
  expect(25 - eatenBeforeEdo).toBeGreaterThanOrEqual(6 + 1);
});

test('[deck-never-empty] nobody ever draws from nothing, however greedy (300 games, seed 11)', () => {
  const rng = new FastChance(11);
  let least = 99;
  const chance = {
    draw(stream: number, index: number, low: number, high = 0) {
      if (tokaido.rules.streams[stream] !== 'souvenir') expect(popcount(low)).toBeGreaterThan(0);
      if (tokaido.rules.streams[stream] === 'encounter') least = Math.min(least, popcount(low));
      return rng.draw(stream, index, low, high);
    },
  };
  const dealer = { chance, tell: null };
  const legal = new Actions();
  const greed = ['choose chuubei', 'choose yoshiyasu', 'choose satsuki', 'refuse'];
  for (let round = 0; round < 300; round++) {
    const wanted = ROADS[0].space.flatMap((kind, at) => (kind === 4 || kind === 5 ? [`travel ${at}`] : []));
    const s = tokaido.setup({ players: 4 + (round % 2), boxes: [], variations: [] }, dealer);
    while (!tokaido.isOver(s)) {
      tokaido.legal(s, legal);
      const actions = legal.toArray();
      const words = actions.map((action) => tokaido.rules.describe(action));
      const best = words.findIndex((word) => greed.includes(word) || wanted.includes(word));
      tokaido.play(s, actions[best >= 0 ? best : rng.below(Math.min(2, actions.length))], dealer);
    }
  }
  expect(least).toBeLessThan(8);
});
