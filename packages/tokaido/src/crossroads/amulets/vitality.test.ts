/** Vitality: another turn for a leader. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';

const runner = (more: BoxedStanding = {}, others: BoxedStanding[] = [{ at: 3 }, { at: 4 }]) =>
  boxed({ players: 3, seats: [{ at: 1, coins: 0, amulets: 'vitality', ...more }, ...others] });

test('[crossroads.vitality.again, vitality-timing] after the stop a leader takes a whole new turn', () => {
  const game = runner().do('travel 7').do('option wages');
  expect(game.turn).toBe('0 rest');
  expect(game.has(0).coins).toBe(3);
  expect(game.why('travel 8')).toEqual({ why: 'other-decision' });
  game.do('use vitality');
  expect(game.supply('amulet')).toContain('vitality');
  expect(game.turn).toBe('0 travel');
  expect(game.pending.mover).toBe(0);
  game.do('travel 12').do('option panorama-mountain');
  expect(game.has(0).panoramas).toEqual([0, 1, 0]);
  expect(game.turn).toBe('1 travel');
});

test('[crossroads.vitality.again] the leader may rest and keep it', () => {
  const game = runner().do('travel 7').do('option wages').do('rest');
  expect(game.turn).toBe('1 travel');
  expect(game.owns(0).amulets).toEqual(['vitality']);
  expect(game.told(1)).toEqual([]);
});

test('[vitality-timing] not for one who is not ahead of everybody', () => {
  const game = runner({}, [{ at: 3 }, { at: 9 }])
    .do('travel 7')
    .do('option wages');
  expect(game.turn).toBe('1 travel');
  const waiting = runner({}, [{ at: 3 }, { at: 14 }])
    .do('travel 12')
    .do('option panorama-mountain');
  expect(waiting.turn).toBe('1 travel');
});

test('[vitality-timing] on a double space only the traveler on the road leads', () => {
  const seats = [{ at: 1, coins: 0, amulets: 'vitality' }, { at: 7 }, { at: 3 }, { at: 4 }];
  const game = boxed({ players: 4, seats }).do('travel 7').do('option wages');
  expect(game.seat(0).place).toBe(2);
  expect(game.turn).toBe('2 travel');
});

test('[crossroads.vitality.not-at-inn, vitality-timing] never on arriving at an inn', () => {
  const game = runner().do('travel 14', { meal: 'dango soba tofu udon' });
  expect(game.turn).toBe('0 eat');
  expect(game.why('use vitality')).toEqual({ why: 'not-now' });
  expect(game.do('eat -').turn).toBe('1 travel');
});

test('[amulet-several] in the extra turn other amulets may be used, and Vitality be bought again for a later one', () => {
  const game = runner({ amulets: 'vitality fortune' }).do('travel 7').do('option wages').do('use vitality');
  game.do('use fortune', { die: '4' }).do('travel 9').do('option amulet').do('amulet vitality');
  expect(game.owns(0).amulets).toEqual(['vitality']);
  expect(game.turn).toBe('1 travel');
  game.do('travel 8').do('option legendary-object').do('legend -').do('travel 7').do('option wages');
  game.do('travel 10').do('option encounter', { encounter: 'samurai' });
  game.do('travel 11').do('option panorama-sea');
  expect(game.do('travel 13').do('option hot-spring', { 'hot-spring': '2' }).turn).toBe('0 rest');
  expect(game.legal()).toEqual(['use vitality', 'rest']);
});

test('[crossroads.explain.not-now] while the player decides whether to rest, other amulets cannot be used', () => {
  const game = runner({ amulets: 'vitality fortune' }).do('travel 7').do('option wages');
  expect(game.why('use fortune')).toEqual({ why: 'not-now' });
  expect(game.why('use health')).toEqual({ why: 'not-held' });
});
