/** Toka Ebisu: a place of every shop is shut. */

import { describe, expect, test } from 'vitest';
import { under } from '../../../test/festivals.ts';

const SINGLE = 'travel 25';
const DOUBLE = 'travel 40';

describe('Toka Ebisu', () => {
  test('[matsuri.toka-ebisu.shut, matsuri.explain.shut] a single shop is closed to everybody', () => {
    for (const players of [3, 4]) {
      const game = under('toka-ebisu', { at: 15, coins: 5 }, [], { players });
      expect(game.legal()).not.toContain(SINGLE);
      expect(game.why(SINGLE)).toEqual({ why: 'shut' });
    }
    expect(under('', { at: 15, coins: 5 }).legal()).toContain(SINGLE);
  });

  test('[matsuri.shut.double] a double one keeps its place on the road', () => {
    const free = under('toka-ebisu', { at: 39, coins: 5 }, [], { players: 4 });
    expect(free.legal()).toContain(DOUBLE);
    const taken = under('toka-ebisu', { at: 39, coins: 5 }, [{ at: 40 }], { players: 4 });
    expect(taken.why(DOUBLE)).toEqual({ why: 'shut' });
    expect(under('', { at: 39, coins: 5 }, [{ at: 40 }], { players: 4 }).legal()).toContain(DOUBLE);
  });

  test('[closed-small-games] with two and three players only single ones are shut', () => {
    for (const players of [2, 3]) {
      expect(under('toka-ebisu', { at: 39, coins: 5 }, [], { players }).legal()).toContain(DOUBLE);
    }
    const taken = under('toka-ebisu', { at: 39, coins: 5 }, [{ at: 40 }]);
    expect(taken.why(DOUBLE)).toMatchObject({ why: 'second-place' });
  });

  test('[matsuri.toka-ebisu.shut] other spaces stay as they are', () => {
    const game = under('toka-ebisu', { at: 15, coins: 5 }, [], { players: 4 });
    const open = under('', { at: 15, coins: 5 }, [], { players: 4 });
    const shut = open.legal().filter((action) => !game.legal().includes(action));
    expect(shut).toEqual(['travel 25']);
  });
});

test('[closed-friendship] Friendship opens no closed space', () => {
  const held = { at: 15, coins: 5, amulets: 'friendship' };
  const game = under('toka-ebisu', held, [{ at: 16 }], { players: 4 }).do('use friendship');
  expect(game.legal()).toEqual(['travel 16']);
  expect(game.why(SINGLE)).toEqual({ why: 'not-joinable' });
});

test('[closed-friendship] nor, with two and three players, the place off the road that the festival has closed', () => {
  const held = { at: 39, coins: 5, amulets: 'friendship' };
  for (const players of [2, 3]) {
    const game = under('toka-ebisu', held, [{ at: 40 }], { players });
    expect(game.why('use friendship')).toEqual({ why: 'not-joinable' });
    expect(under('', held, [{ at: 40 }], { players }).legal()).toContain('use friendship');
  }
});
