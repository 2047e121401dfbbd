/** Bathhouses: the other choice at a hot spring. */

import { expect, test } from 'vitest';
import type { BoxedStanding, Supplies } from '../../test/box-position.ts';
import { boxed } from '../../test/box-position.ts';

const bather = (more: BoxedStanding, left: Supplies = {}) =>
  boxed({ players: 3, seats: [{ at: 4, coins: 2, ...more }], left });

test('[crossroads.bathhouse.choice] a card of the deck for nothing, or a bathhouse for a coin', () => {
  const game = bather({}).do('travel 5');
  expect(game.turn).toBe('0 option');
  expect(game.legal()).toEqual(['option hot-spring', 'option bathhouse']);
  game.do('option hot-spring', { 'hot-spring': '3' });
  expect(game.has(0)).toMatchObject({ coins: 2, points: 3, springs: [0, 1] });
  expect(game.owns(0).bathhouses).toBe(0);
});

test('[crossroads.bathhouse.points, crossroads.choice.one] it costs a coin and brings 4 points', () => {
  const game = bather({}).do('travel 5').do('option bathhouse');
  expect(game.turn).toBe('0 travel');
  expect(game.has(0)).toMatchObject({ coins: 1, points: 4, springs: [0, 0] });
  expect(game.owns(0).bathhouses).toBe(1);
  expect(game.state.bathhousesLeft).toBe(5);
  expect(game.by(0)).toEqual({ bath: 4 });
  expect(game.told(1)).toContainEqual({ type: 'bathhouse', seat: 0 });
});

test('[zero-coins] without a coin the spring stays open and the bathhouse is closed', () => {
  const game = bather({ coins: 0, amulets: 'fortune' }).do('travel 5');
  expect(game.legal()).toEqual(['option hot-spring']);
  expect(game.why('option bathhouse')).toEqual({ why: 'coins', have: 0, need: 1 });
  const alone = bather({ coins: 0 }).do('travel 5', { 'hot-spring': '2' });
  expect(alone.has(0)).toMatchObject({ points: 2, springs: [1, 0] });
});

test('[supply-empty] with no bathhouse left the spring is', () => {
  const game = bather({ amulets: 'fortune' }, { bathhouses: 0 }).do('travel 5');
  expect(game.legal()).toEqual(['option hot-spring']);
  expect(game.why('option bathhouse')).toEqual({ why: 'supply-empty' });
});

test('[crossroads.bathhouse.bather] bathhouses count like hot springs for the Bather', () => {
  const game = boxed({
    players: 3,
    seats: [
      { at: 53, bathhouses: 2, springs: [1, 0] },
      { at: 54, springs: [1, 1] },
    ],
  });
  game.do('travel 54', { meal: 'dango soba tofu udon' }).do('eat -');
  expect(game.has(0).achievements).toEqual(['bather']);
  expect(game.has(1).achievements).toEqual([]);
});

test('[mitsukuni-bathhouse] a bathhouse brings Mitsukuni his point like a spring', () => {
  const game = bather({ traveler: 'mitsukuni' }).do('travel 5').do('option bathhouse');
  expect(game.by(0)).toEqual({ bath: 4, traveler: 1 });
});
