/** Friendship: a stop beside another traveler. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding } from '../../../test/box-position.ts';
import { boxed } from '../../../test/box-position.ts';
import { roomAt } from '../../travel.ts';

const friend = (players: number, others: BoxedStanding[], more: BoxedStanding = {}) =>
  boxed({ players, seats: [{ at: 1, coins: 3, amulets: 'friendship', ...more }, ...others] });

describe('where', () => {
  test('[crossroads.friendship.stop, friendship-where] on a single space with one traveler, off the road', () => {
    const game = friend(4, [{ at: 3 }]);
    expect(game.why('travel 3')).toMatchObject({ why: 'occupied', by: [1] });
    game.do('use friendship');
    expect(game.legal()).toEqual(['travel 3']);
    game.do('travel 3').do('option encounter', { encounter: 'samurai' });
    expect(game.seat(0)).toMatchObject({ position: 3, place: 2 });
    expect(game.has(0).points).toBe(3);
  });

  test('[crossroads.friendship.leaves-first, friendship-where] the guest leaves first', () => {
    const game = friend(4, [{ at: 3 }])
      .do('use friendship')
      .do('travel 3');
    game.do('option encounter', { encounter: 'samurai' });
    expect(game.turn).toBe('0 travel');
  });

  test('[crossroads.friendship.occupied] not without somebody there', () => {
    const game = friend(4, []);
    expect(game.legal()).not.toContain('use friendship');
    expect(game.why('use friendship')).toEqual({ why: 'not-joinable' });
  });

  test('[crossroads.explain.not-joinable] once it is used no other space is open', () => {
    const game = friend(4, [{ at: 3 }]).do('use friendship');
    expect(game.why('travel 4')).toEqual({ why: 'not-joinable' });
    expect(game.why('travel 14')).toEqual({ why: 'not-joinable' });
    expect(game.why('use friendship')).toEqual({ why: 'not-held' });
  });

  test('[friendship-where] not on a double space with four or five players, full or not', () => {
    for (const players of [4, 5]) {
      expect(friend(players, [{ at: 5 }]).why('use friendship')).toEqual({ why: 'not-joinable' });
      const full = friend(players, [
        { at: 5, place: 1 },
        { at: 5, place: 2 },
      ]);
      expect(full.why('use friendship')).toEqual({ why: 'not-joinable' });
    }
  });

  test('[friendship-where] not where two stand already, and not at an inn', () => {
    const game = friend(4, [{ at: 3, place: 1 }, { at: 3, place: 2 }, { at: 14 }]);
    expect(game.why('use friendship')).toEqual({ why: 'not-joinable' });
  });

  test('[friendship-where] only ahead, before the next inn, and only where the traveler may stop at all', () => {
    expect(friend(4, [{ at: 15 }]).why('use friendship')).toEqual({ why: 'not-joinable' });
    expect(friend(4, [{ at: 2 }], { coins: 0 }).why('use friendship')).toEqual({ why: 'not-joinable' });
    expect(friend(4, [{ at: 2 }], { coins: 1 }).legal()).toContain('use friendship');
  });
});

describe('small games', () => {
  test('[friendship-small-games] with three players any occupied stop will do', () => {
    const game = friend(3, [{ at: 5 }]).do('use friendship');
    expect(game.legal()).toEqual(['travel 5']);
    game.do('travel 5').do('option hot-spring', { 'hot-spring': '2' });
    expect(game.seat(0)).toMatchObject({ position: 5, place: 2 });
    expect(game.turn).toBe('0 travel');
  });

  test('[friendship-small-games] with two players as well, the neutral traveler included', () => {
    const game = boxed({
      players: 2,
      seats: [{ at: 1, coins: 3, amulets: 'friendship' }, { at: 5 }, { at: 9 }],
    });
    expect(game.do('use friendship').legal()).toEqual(['travel 5', 'travel 9']);
  });
});

test('[friendship-where] the guest takes no place of another: the stop is just as full', () => {
  const game = friend(4, [{ at: 3 }]);
  expect(roomAt(game.state, 3)).toEqual({ shut: 0, free: 0 });
  game.do('use friendship').do('travel 3');
  expect(roomAt(game.state, 3)).toEqual({ shut: 0, free: 0 });
});

test('[amulet-windows] only before the move, whatever the seat and the stop', () => {
  for (const seat of [0, 1, 2]) {
    const seats: BoxedStanding[] = [{ at: 13 }, { at: 12 }, { at: 11 }];
    seats[seat] = { at: 7, coins: 3, amulets: 'friendship' };
    const game = boxed({ players: 3, seats });
    expect(game.legal()).toContain('use friendship');
    expect(game.do('travel 8').why('use friendship')).toEqual({ why: 'not-now' });
  }
});

test('[crossroads.amulet.returns] it is back in the supply as soon as it is used', () => {
  expect(
    friend(4, [{ at: 3 }])
      .do('use friendship')
      .supply('amulet'),
  ).toContain('friendship');
});
