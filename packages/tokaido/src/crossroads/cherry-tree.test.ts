/** Cherry trees: the other choice at every panorama. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding, Supplies } from '../../test/box-position.ts';
import { boxed } from '../../test/box-position.ts';

const walker = (more: BoxedStanding, left: Supplies = {}) =>
  boxed({ players: 3, seats: [{ at: 3, coins: 2, ...more }], left });

describe('the choice', () => {
  test('[crossroads.cherry.choice] a section or a tree, at each of the three panoramas', () => {
    for (const [before, to, panorama] of [
      [3, 4, 'paddy'],
      [5, 6, 'mountain'],
      [10, 11, 'sea'],
    ] as const) {
      const game = walker({ at: before }).do(`travel ${to}`);
      expect(game.turn).toBe('0 option');
      expect(game.legal()).toEqual([`option panorama-${panorama}`, 'option cherry-tree']);
      expect(game.why('option -')).toEqual({ why: 'must-take' });
    }
  });

  test('[crossroads.cherry.choice, crossroads.choice.one] the section, and no tree with it', () => {
    const game = walker({}).do('travel 4').do('option panorama-paddy');
    expect(game.turn).toBe('0 travel');
    expect(game.has(0)).toMatchObject({ panoramas: [1, 0, 0], points: 1, coins: 2 });
    expect(game.owns(0).trees).toBe(0);
    expect(game.state.treesLeft).toBe(6);
  });

  test('[crossroads.cherry.gain, crossroads.choice.one] the tree: 2 points, a coin, and no section', () => {
    const game = walker({}).do('travel 4').do('option cherry-tree');
    expect(game.turn).toBe('0 travel');
    expect(game.has(0)).toMatchObject({ panoramas: [0, 0, 0], points: 2, coins: 3 });
    expect(game.owns(0).trees).toBe(1);
    expect(game.state.treesLeft).toBe(5);
    expect(game.by(0)).toEqual({ cherry: 2 });
    expect(game.told(1)).toContainEqual({ type: 'cherry', seat: 0 });
  });

  test('[supply-empty, crossroads.explain.supply-empty] the last tree gone, only the section is left', () => {
    const game = walker({ amulets: 'fortune' }, { trees: 0 }).do('travel 4');
    expect(game.legal()).toEqual(['option panorama-paddy']);
    expect(game.why('option cherry-tree')).toEqual({ why: 'supply-empty' });
    expect(walker({}, { trees: 0 }).do('travel 4').has(0).panoramas).toEqual([1, 0, 0]);
  });
});

test('[crossroads.cherry.no-limit] nobody has to stop collecting trees', () => {
  const game = walker({ trees: 5 }, { trees: 1 }).do('travel 4').do('option cherry-tree');
  expect(game.owns(0).trees).toBe(6);
  expect(game.state.treesLeft).toBe(0);
});

test('[crossroads.cherry.no-achievement] trees complete nothing', () => {
  const game = walker({ trees: 4, panoramas: [2, 0, 0] })
    .do('travel 4')
    .do('option cherry-tree');
  expect(game.has(0).achievements).toEqual([]);
  const end = walker({ at: 53, trees: 6 }).do('travel 54', { meal: 'dango soba tofu udon' }).do('eat -');
  expect(end.has(0).achievements).toEqual([]);
});

describe('a complete panorama', () => {
  test('[full-panorama-stop] may be visited for a tree while there is one', () => {
    const game = walker({ panoramas: [3, 0, 0] });
    expect(game.legal()).toContain('travel 4');
    game.do('travel 4');
    expect(game.has(0)).toMatchObject({ panoramas: [3, 0, 0], points: 2, coins: 3 });
    expect(game.owns(0).trees).toBe(1);
  });

  test('[full-panorama-stop] is closed again once the trees are gone', () => {
    const game = walker({ panoramas: [3, 0, 0] }, { trees: 0 });
    expect(game.legal()).not.toContain('travel 4');
    expect(game.why('travel 4')).toEqual({ why: 'panorama-complete', panorama: 0 });
  });
});
