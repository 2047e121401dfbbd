/** Mura matsuri: a place of every farm is shut. */

import { describe, expect, test } from 'vitest';
import { under } from '../../../test/festivals.ts';

const SINGLE = 'travel 26';
const DOUBLE = 'travel 17';

describe('Mura matsuri', () => {
  test('[matsuri.mura-matsuri.shut, matsuri.explain.shut] a single farm is closed to everybody', () => {
    for (const players of [3, 4]) {
      const game = under('mura-matsuri', { at: 15, coins: 5 }, [], { players });
      expect(game.legal()).not.toContain(SINGLE);
      expect(game.why(SINGLE)).toEqual({ why: 'shut' });
    }
    expect(under('', { at: 15, coins: 5 }).legal()).toContain(SINGLE);
  });

  test('[matsuri.shut.double] a double one keeps its place on the road', () => {
    const free = under('mura-matsuri', { at: 16, coins: 5 }, [], { players: 4 });
    expect(free.legal()).toContain(DOUBLE);
    const taken = under('mura-matsuri', { at: 16, coins: 5 }, [{ at: 17 }], { players: 4 });
    expect(taken.why(DOUBLE)).toEqual({ why: 'shut' });
    expect(under('', { at: 16, coins: 5 }, [{ at: 17 }], { players: 4 }).legal()).toContain(DOUBLE);
  });

  test('[closed-small-games] with two and three players only single ones are shut', () => {
    for (const players of [2, 3]) {
      expect(under('mura-matsuri', { at: 16, coins: 5 }, [], { players }).legal()).toContain(DOUBLE);
    }
    const taken = under('mura-matsuri', { at: 16, coins: 5 }, [{ at: 17 }]);
    expect(taken.why(DOUBLE)).toMatchObject({ why: 'second-place' });
  });

  test('[matsuri.mura-matsuri.shut] other spaces stay as they are', () => {
    const game = under('mura-matsuri', { at: 15, coins: 5 }, [], { players: 4 });
    const open = under('', { at: 15, coins: 5 }, [], { players: 4 });
    const shut = open.legal().filter((action) => !game.legal().includes(action));
    expect(shut).toEqual(['travel 26']);
  });
});

test('[closed-friendship] Friendship opens no closed space', () => {
  const held = { at: 15, coins: 5, amulets: 'friendship' };
  const game = under('mura-matsuri', held, [{ at: 16 }], { players: 4 }).do('use friendship');
  expect(game.legal()).toEqual(['travel 16']);
  expect(game.why(SINGLE)).toEqual({ why: 'not-joinable' });
});

test('[closed-friendship] nor, with two and three players, the place off the road that the festival has closed', () => {
  const held = { at: 16, coins: 5, amulets: 'friendship' };
  for (const players of [2, 3]) {
    const game = under('mura-matsuri', held, [{ at: 17 }], { players });
    expect(game.why('use friendship')).toEqual({ why: 'not-joinable' });
    expect(under('', held, [{ at: 17 }], { players }).legal()).toContain('use friendship');
  }
});
