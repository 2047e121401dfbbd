/** Return trip: from Edo to Kyoto. */

import { describe, expect, test } from 'vitest';
import { MENU, Position, position } from '../../test/position.ts';

const back = { players: 3, variations: ['return-trip'] };

describe('the way', () => {
  test('[base.return-trip.direction] it starts in Edo, and spaces keep their printed numbers', () => {
    const game = Position.begin(3, ['initiation', 'return-trip'], { line: '1 0 2' });
    expect(game.turn).toBe('1 travel');
    const numbers = game.legal().map((action) => Number(action.split(' ')[1]));
    expect(numbers).toEqual([41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53]);
  });

  test('[base.return-trip.direction] the journey ends when all are in Kyoto', () => {
    const game = position({ ...back, seats: [{ at: 1 }] });
    expect(game.legal()).toEqual(['travel 0']);
    game.do('travel 0', { meal: 'dango soba tofu udon' }).do('eat -');
    expect(game.turn).toBe('over');
  });
});

describe('the rules stay the same', () => {
  test('[base.return-trip.same-rules] the traveler with the highest number is last and moves', () => {
    expect(position({ ...back, seats: [{ at: 20 }, { at: 30 }, { at: 25 }] }).turn).toBe('1 travel');
  });

  test('[base.return-trip.same-rules] each space gives what is printed on it', () => {
    const farm = position({ ...back, seats: [{ at: 53, coins: 0 }] }).do('travel 47');
    expect(farm.has(0).coins).toBe(3);
    expect(farm.told(-1)[0]).toEqual({ type: 'travel', seat: 0, to: 47, place: 1 });
    expect(
      position({ ...back, seats: [{ at: 53 }] })
        .do('travel 52')
        .has(0).panoramas,
    ).toEqual([0, 0, 1]);
  });

  test('[base.return-trip.same-rules] Edo is behind, and the next inn stops everybody', () => {
    const game = position({ ...back, seats: [{ at: 30 }] });
    expect(game.why('travel 31')).toEqual({ why: 'behind-you' });
    expect(game.why('travel 26')).toEqual({ why: 'beyond-the-inn', inn: 27 });
    expect(game.legal()).toEqual(['travel 27', 'travel 28', 'travel 29']);
  });

  test('[base.return-trip.same-rules] doubles: off the road moves first', () => {
    const seats = [{ at: 47, place: 1 }, { at: 47, place: 2 }, { at: 43 }, { at: 43 }];
    expect(position({ players: 4, variations: ['return-trip'], seats }).turn).toBe('1 travel');
  });

  test('[base.return-trip.same-rules] powers of intermediate inns stay silent in Kyoto only', () => {
    const inn = (at: number) => position({ ...back, seats: [{ traveler: 'hiroshige', at }] });
    expect(inn(42).do('travel 41').turn).toBe('0 panorama');
    expect(inn(1).do('travel 0', { meal: 'dango soba tofu udon' }).turn).toBe('0 eat');
  });

  test('[base.return-trip.same-rules] a menu is laid out at each inn and put away again', () => {
    const game = position({ ...back, seats: [{ at: 42 }] });
    game.do('travel 41', { meal: 'dango soba tofu udon' }).do('eat -');
    expect(game.believes(0, 'meals', MENU).size).toBe(0);
    game.do('travel 27', { meal: 'dango dango unagi fugu' });
    expect(game.legal()).toContain('eat fugu');
  });
});
