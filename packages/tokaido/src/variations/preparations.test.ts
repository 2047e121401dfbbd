/** Preparations: coins by place in the first line. */

import { describe, expect, test } from 'vitest';
import { Position, position } from '../../test/position.ts';

/** Coins by leaving order, first to leave first; everybody would start with 7. */
function coins(players: number, line: string): number[] {
  const game = Position.begin(players, ['initiation', 'preparations'], { line });
  return line.split(' ').map((seat) => game.seat(Number(seat)).coins);
}

describe('coins', () => {
  test('[base.preparations.example] four players: one coin less, as usual, one more, two more', () => {
    expect(coins(4, '2 0 3 1')).toEqual([6, 7, 8, 9]);
  });

  test('[base.preparations.by-order] with five the first two lose a coin, with three nobody does', () => {
    expect(coins(5, '4 2 0 3 1')).toEqual([6, 6, 7, 8, 9]);
    expect(coins(3, '2 0 1')).toEqual([7, 8, 9]);
  });

  test('[base.preparations.by-order] without the variation everybody has the same', () => {
    const game = Position.begin(4, ['initiation'], { line: '2 0 3 1' });
    expect([0, 1, 2, 3].map((seat) => game.seat(seat).coins)).toEqual([7, 7, 7, 7]);
  });

  test('[preparations-two-players] the neutral traveler fills a place and ignores its coins', () => {
    expect(coins(2, '2 0 1')).toEqual([0, 8, 9]);
    expect(coins(2, '0 2 1')).toEqual([7, 0, 9]);
    expect(coins(2, '0 1 2')).toEqual([7, 8, 0]);
  });
});

test('[base.preparations.only-start] at later inns nothing is given or taken', () => {
  for (const [inn, menu] of [
    [14, 'dango soba tofu udon unagi'],
    [27, 'dango misoshiru soba tofu fugu'],
  ] as const) {
    const seats = [10, 11, 12, 13].map((steps) => ({ at: inn - 14 + steps, coins: 5 }));
    const game = position({ players: 4, variations: ['preparations'], seats });
    game.do(`travel ${inn}`, { meal: menu }).do('eat -');
    for (let i = 1; i < 4; i++) game.do(`travel ${inn}`).do('eat -');
    expect(game.turn).toBe('3 travel');
    expect([0, 1, 2, 3].map((seat) => game.seat(seat).coins)).toEqual([5, 5, 5, 5]);
  }
});

test('[base.preparations.tiles-before-line] tiles are chosen before the line is drawn', () => {
  const game = Position.begin(2, ['preparations'], { tile: 'kinko satsuki hirotada umegae' });
  game.do('choose satsuki');
  expect(game.told(0).some((event) => event.type === 'line')).toBe(false);
  game.do('choose hirotada', { line: '0 2 1' });
  expect([game.seat(0).coins, game.seat(1).coins]).toEqual([2, 10]);
});
