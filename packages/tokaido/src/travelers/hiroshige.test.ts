/** Hiroshige: a section of his choice at each intermediate inn. */

import { expect, test } from 'vitest';
import type { Standing } from '../../test/position.ts';
import { position } from '../../test/position.ts';

const MENU = 'dango soba tofu udon';
const artist = (more: Standing) =>
  position({ players: 3, seats: [{ traveler: 'hiroshige', at: 13, ...more }] });

test('[base.hiroshige.coins] he starts with 3 coins', () => {
  expect(artist({}).has(0).coins).toBe(3);
});

test('[base.hiroshige.panorama] at an intermediate inn, before the meal, he takes a section and its points', () => {
  const game = artist({ panoramas: [1, 0, 2] }).do('travel 14');
  expect(game.turn).toBe('0 panorama');
  expect(game.legal()).toEqual(['panorama paddy', 'panorama mountain', 'panorama sea']);
  game.do('panorama sea', { meal: MENU });
  expect(game.has(0)).toMatchObject({ panoramas: [1, 0, 3], points: 3 });
  expect(game.turn).toBe('0 eat');
});

test('[base.hiroshige.panorama] he may begin a panorama', () => {
  const game = artist({ panoramas: [1, 0, 2] })
    .do('travel 14')
    .do('panorama mountain', { meal: MENU });
  expect(game.has(0)).toMatchObject({ panoramas: [1, 1, 2], points: 1 });
});

test('[base.hiroshige.panorama] at the second and third inn too', () => {
  for (const inn of [27, 41]) expect(artist({ at: inn - 1 }).do(`travel ${inn}`).turn).toBe('0 panorama');
});

test('[base.hiroshige.not-edo] not at the last inn', () => {
  expect(artist({ at: 53 }).do('travel 54', { meal: MENU }).turn).toBe('0 eat');
});

test('[base.hiroshige.panorama] not at a panorama that he stops at', () => {
  expect(artist({ at: 3 }).do('travel 4').has(0)).toMatchObject({ panoramas: [1, 0, 0], points: 1 });
});

test('[guide-may-decline] he must take one: Hiroshige takes, the guide offers', () => {
  const game = artist({ panoramas: [3, 0, 0] }).do('travel 14');
  expect(game.legal()).toEqual(['panorama mountain', 'panorama sea']);
  expect(game.why('panorama -')).toEqual({ why: 'must-take' });
  expect(game.why('panorama paddy')).toEqual({ why: 'panorama-complete', panorama: 0 });
});

test('[forced-decisions] with one panorama left he takes it without being asked', () => {
  const game = artist({ panoramas: [3, 2, 5] }).do('travel 14', { meal: MENU });
  expect(game.has(0)).toMatchObject({ panoramas: [3, 3, 5], points: 3 });
  expect(game.turn).toBe('0 eat');
});

test('[hiroshige-complete] with all three complete he takes nothing', () => {
  const game = artist({ panoramas: [3, 4, 5] }).do('travel 14', { meal: MENU });
  expect(game.has(0)).toMatchObject({ panoramas: [3, 4, 5], points: 0 });
  expect(game.turn).toBe('0 eat');
});
