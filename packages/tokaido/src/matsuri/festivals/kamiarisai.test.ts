/** Kamiarisai: a place of every temple is shut. */

import { describe, expect, test } from 'vitest';
import { under } from '../../../test/festivals.ts';
import { roomAt } from '../../travel.ts';

const SINGLE = 'travel 16';
const DOUBLE = 'travel 36';

describe('Kamiarisai', () => {
  test('[matsuri.kamiarisai.shut, matsuri.explain.shut] a single temple is closed to everybody', () => {
    for (const players of [3, 4]) {
      const game = under('kamiarisai', { at: 15, coins: 5 }, [], { players });
      expect(game.legal()).not.toContain(SINGLE);
      expect(game.why(SINGLE)).toEqual({ why: 'shut' });
    }
    expect(under('', { at: 15, coins: 5 }).legal()).toContain(SINGLE);
  });

  test('[matsuri.shut.double] a double one keeps its place on the road', () => {
    const free = under('kamiarisai', { at: 35, coins: 5 }, [], { players: 4 });
    expect(free.legal()).toContain(DOUBLE);
    const taken = under('kamiarisai', { at: 35, coins: 5 }, [{ at: 36 }], { players: 4 });
    expect(taken.why(DOUBLE)).toEqual({ why: 'shut' });
    expect(under('', { at: 35, coins: 5 }, [{ at: 36 }], { players: 4 }).legal()).toContain(DOUBLE);
  });

  test('[closed-small-games] with two and three players only single ones are shut', () => {
    for (const players of [2, 3]) {
      expect(under('kamiarisai', { at: 35, coins: 5 }, [], { players }).legal()).toContain(DOUBLE);
    }
    const taken = under('kamiarisai', { at: 35, coins: 5 }, [{ at: 36 }]);
    expect(taken.why(DOUBLE)).toMatchObject({ why: 'second-place' });
  });

  test('[closed-small-games] a shut place shows where it is in use', () => {
    const room = (players: number, position: number) =>
      roomAt(under('kamiarisai', { at: 15 }, [], { players }).state, position);
    expect([room(4, 16), room(4, 36)]).toEqual([
      { shut: 1, free: 0 },
      { shut: 1, free: 1 },
    ]);
    expect([room(3, 16), room(3, 36)]).toEqual([
      { shut: 1, free: 0 },
      { shut: 0, free: 1 },
    ]);
  });

  test('[matsuri.kamiarisai.shut] other spaces stay as they are', () => {
    const game = under('kamiarisai', { at: 15, coins: 5 }, [], { players: 4 });
    const open = under('', { at: 15, coins: 5 }, [], { players: 4 });
    const shut = open.legal().filter((action) => !game.legal().includes(action));
    expect(shut).toEqual(['travel 16', 'travel 21']);
  });
});

test('[closed-friendship] Friendship opens no closed space', () => {
  const held = { at: 15, coins: 5, amulets: 'friendship' };
  const game = under('kamiarisai', held, [{ at: 23 }], { players: 4 }).do('use friendship');
  expect(game.legal()).toEqual(['travel 23']);
  expect(game.why(SINGLE)).toEqual({ why: 'not-joinable' });
});

test('[closed-friendship] nor, with two and three players, the place off the road that the festival has closed', () => {
  const held = { at: 35, coins: 5, amulets: 'friendship' };
  for (const players of [2, 3]) {
    const game = under('kamiarisai', held, [{ at: 36 }], { players });
    expect(game.why('use friendship')).toEqual({ why: 'not-joinable' });
    expect(under('', held, [{ at: 36 }], { players }).legal()).toContain('use friendship');
  }
});
