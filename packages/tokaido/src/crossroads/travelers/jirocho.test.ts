/** Jirocho: a bet at the intermediate inns. */

import { expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';

const FOUR = 'dango soba tofu udon';
const yakuza = (more: BoxedStanding = {}) =>
  boxed({ players: 3, seats: [{ traveler: 'jirocho', at: 13, ...more }] });

test('[crossroads.jirocho.coins] he starts with 5 coins', () => {
  expect(yakuza().has(0).coins).toBe(5);
});

test('[crossroads.jirocho.bet] he may stake a coin before the meal', () => {
  const game = yakuza().do('travel 14');
  expect(game.turn).toBe('0 bet');
  expect(game.legal()).toEqual(['bet yes', 'bet no']);
  game.do('bet no', { meal: FOUR });
  expect(game.turn).toBe('0 eat');
  expect(game.has(0).coins).toBe(5);
});

test('[crossroads.jirocho.results] his coin comes back as often as the die shows', () => {
  for (const face of [0, 1, 2, 3, 4]) {
    const game = yakuza()
      .do('travel 14')
      .do('bet yes', { die: String(face), meal: FOUR });
    expect(game.has(0).coins).toBe(4 + face);
    const bet = (coins: number) => ({ type: 'coins', seat: 0, coins, from: 'jirocho', how: 'bet' });
    const told = game.told(1).filter((event) => event.type === 'coins');
    expect(told).toEqual(face === 0 ? [bet(-1)] : [bet(-1), bet(face)]);
    expect(game.turn).toBe('0 eat');
  }
});

test('[crossroads.jirocho.bet, jirocho-needs-coin] without a coin he is not asked', () => {
  const game = yakuza({ coins: 0 }).do('travel 14', { meal: FOUR });
  expect(game.turn).toBe('0 eat');
  expect(yakuza().do('travel 14').why('travel 15')).toEqual({ why: 'other-decision' });
});

test('[crossroads.jirocho.intermediate] at the three intermediate inns, not at the last', () => {
  for (const inn of [14, 27, 41]) expect(yakuza({ at: inn - 1 }).do(`travel ${inn}`).turn).toBe('0 bet');
  expect(yakuza({ at: 53 }).do('travel 54', { meal: FOUR }).turn).toBe('0 eat');
});

test('[jirocho-needs-coin] what he wins can pay for the meal', () => {
  const game = yakuza({ coins: 1 }).do('travel 14').do('bet yes', { die: '3', meal: FOUR });
  expect(game.do('eat udon').has(0)).toMatchObject({ coins: 0, points: 6 });
});
