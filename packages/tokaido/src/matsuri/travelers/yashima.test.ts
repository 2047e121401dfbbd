/** Yashima: an amulet at the intermediate inns. */

import { describe, expect, test } from 'vitest';
import type { BoxedStanding, Supplies } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';

const FOUR = 'dango soba tofu udon';
const noble = (more: BoxedStanding = {}, left: Supplies = {}) =>
  boxed({ players: 3, boxes: MATSURI, left, seats: [{ traveler: 'yashima', at: 12, ...more }, { at: 13 }] });

describe('her amulet', () => {
  test('[matsuri.yashima.coins] she starts with 4 coins', () => {
    expect(noble().has(0).coins).toBe(4);
  });

  test('[matsuri.yashima.amulet] a random one for nothing before the meal', () => {
    const game = noble().do('travel 14', { amulet: 'health', meal: FOUR });
    expect(game.owns(0).amulets).toEqual(['health']);
    expect(game.has(0).coins).toBe(4);
    expect(game.told(1)).toContainEqual({ type: 'hiddenCard', seat: 0, kind: 'amulet' });
    expect(game.told(1).some((event) => event.type === 'amulet')).toBe(false);
  });

  test('[matsuri.yashima.amulet] if any is left', () => {
    const game = noble({}, { amulets: '' }).do('travel 14', { meal: FOUR });
    expect(game.owns(0).amulets).toEqual([]);
  });

  test('[matsuri.yashima.intermediate] not at the last inn', () => {
    const seats = [{ traveler: 'yashima', at: 53 }];
    const game = boxed({ players: 3, boxes: MATSURI, seats }).do('travel 54', { meal: FOUR });
    expect(game.owns(0).amulets).toEqual([]);
    for (const inn of [27, 41]) {
      const later = boxed({ players: 3, boxes: MATSURI, seats: [{ traveler: 'yashima', at: inn - 1 }] });
      later.do(`travel ${inn}`, { amulet: 'health', meal: FOUR });
      expect(later.owns(0).amulets).toEqual(['health']);
    }
  });

  test('[tori-yashima-use, amulet-same-turn] it does not serve for the meal of the same stop', () => {
    const game = noble().do('travel 14', { amulet: 'hospitality', meal: FOUR });
    expect(game.turn).toBe('0 eat');
    expect(game.legal()).not.toContain('use hospitality');
    expect(game.why('use hospitality')).toEqual({ why: 'not-held' });
  });

  test('[tori-yashima-use] but from her next move on', () => {
    const seats = [
      { traveler: 'yashima', at: 13 },
      { at: 14, place: 1 },
      { at: 14, place: 2 },
    ];
    const game = boxed({ players: 3, boxes: MATSURI, seats });
    game.do('travel 14', { amulet: 'fortune', meal: FOUR });
    game.do('eat -', { festival: 'kamiarisai hanabi' }).do('festival kamiarisai');
    expect(game.turn).toBe('0 travel');
    expect(game.legal()).toContain('use fortune');
  });
});
