/** Mutsumi: first out of the inn. */

import { describe, expect, test } from 'vitest';
import type { Boxed } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';
import { Position } from '../../../test/position.ts';

/** At an inn with Mutsumi first in line; somebody else arrives last. */
function evening(inn: number): Boxed {
  const seats = [
    { traveler: 'mutsumi', at: inn, place: 1 },
    { at: inn, place: 2 },
    { at: inn - 1, coins: 0 },
  ];
  const game = boxed({ players: 3, boxes: MATSURI, seats }).do(`travel ${inn}`, {
    meal: 'soba tofu udon fugu',
  });
  return game.do('eat -', { festival: 'kamiarisai hanabi' });
}

describe('leaving', () => {
  test('[matsuri.mutsumi.coins] he starts with 7 coins', () => {
    expect(boxed({ players: 3, boxes: MATSURI, seats: [{ traveler: 'mutsumi', at: 1 }] }).has(0).coins).toBe(
      7,
    );
  });

  test('[matsuri.mutsumi.first] he may leave before all others, whatever his place in line', () => {
    for (const inn of [14, 27, 41]) {
      const game = evening(inn).do('festival kamiarisai');
      expect(game.turn).toBe('0 leave');
      expect(game.legal()).toEqual(['leave first', 'leave in-turn']);
      expect(game.do('leave first').turn).toBe('0 travel');
    }
  });

  test('[matsuri.mutsumi.first] or wait for his turn', () => {
    expect(evening(14).do('festival kamiarisai').do('leave in-turn').turn).toBe('2 travel');
  });

  test('[mutsumi-decision] he decides after the festival, which is chosen by the order of arrival', () => {
    const game = evening(14);
    expect(game.turn).toBe('0 festival');
  });

  test('[mutsumi-decision] the others keep their order', () => {
    const game = evening(14).do('festival kamiarisai').do('leave first');
    game.do('travel 26').do('option wages');
    expect(game.turn).toBe('2 travel');
    game.do('travel 24').do('option cherry-tree');
    expect(game.turn).toBe('1 travel');
  });

  test('[matsuri.mutsumi.first] at the first inn too', () => {
    const game = Position.begin(3, [], {}, { boxes: MATSURI, tiles: 'any' });
    game.do('choose mutsumi').do('choose kinko').do('choose mari', { line: '1 2 0' });
    expect(game.turn).toBe('0 leave');
    expect(game.do('leave first').turn).toBe('0 travel');
  });

  test('[matsuri.mutsumi.first] not asked when he is the first to leave anyway', () => {
    const game = Position.begin(3, [], {}, { boxes: MATSURI, tiles: 'any' });
    game.do('choose mutsumi').do('choose kinko').do('choose mari', { line: '0 1 2' });
    expect(game.turn).toBe('0 travel');
  });
});
