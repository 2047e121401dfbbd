/** Rare and precious: fewer cards of each kind. */

import { describe, expect, test } from 'vitest';
import { Boxed, CROSSROADS } from '../../test/box-position.ts';
import { Position } from '../../test/position.ts';

const FOUR =
  'vitality fortune health friendship foresight contemplation nostalgia patience shodo emaki ema murasame';
const FIVE =
  'vitality fortune health friendship devotion foresight contemplation nostalgia patience fasting ' +
  'shodo emaki ema murasame masamune';

function rare(players: number, cards: string): Boxed {
  const line = '0 1 2 3 4'.slice(0, 2 * Math.max(players, 3) - 1);
  const names = ['initiation', 'rare-and-precious'];
  return new Boxed(Position.begin(players, names, { rare: cards, line }, { boxes: CROSSROADS }).state);
}

describe('rare and precious', () => {
  test('[crossroads.rare.four] with two and three players four of each kind', () => {
    for (const players of [2, 3]) {
      const game = rare(players, FOUR);
      expect([game.state.treesLeft, game.state.bathhousesLeft]).toEqual([4, 4]);
      expect(game.supply('amulet')).toEqual(['vitality', 'fortune', 'health', 'friendship']);
      expect(game.supply('calligraphy')).toEqual(['foresight', 'contemplation', 'nostalgia', 'patience']);
      expect(game.supply('legend')).toEqual(['shodo', 'emaki', 'ema', 'murasame']);
    }
  });

  test('[crossroads.rare.five] with four and five players five of each kind', () => {
    for (const players of [4, 5]) {
      const game = rare(players, FIVE);
      expect([game.state.treesLeft, game.state.bathhousesLeft]).toEqual([5, 5]);
      for (const kind of ['amulet', 'calligraphy', 'legend'] as const) {
        expect(game.supply(kind)).toHaveLength(5);
      }
    }
  });

  test('[crossroads.rare.open] which cards are in play is open to everybody', () => {
    const game = rare(3, FOUR);
    for (const who of [0, 2, -1]) {
      expect(game.view(who).table).toMatchObject({
        amuletsInPlay: 0b001111,
        calligraphyInPlay: 0b001111,
        legendsLeft: 0b011011,
      });
      expect(game.believes(who, 'amulets', 0).certain).toEqual([
        'vitality',
        'fortune',
        'health',
        'friendship',
      ]);
    }
  });

  test('[crossroads.rare.random] the cards are drawn at random', () => {
    const other = FOUR.replace('vitality', 'devotion').replace('shodo', 'masamune');
    expect(rare(3, other).supply('amulet')).toEqual(['fortune', 'health', 'friendship', 'devotion']);
    expect(() => rare(3, FOUR.replace('vitality', 'fortune'))).toThrow('cannot come');
  });

  test('[crossroads.rare.four] without the variation all six are there', () => {
    const game = new Boxed(Position.begin(3, ['initiation'], { line: '0 1 2' }, { boxes: CROSSROADS }).state);
    expect([game.state.treesLeft, game.state.bathhousesLeft]).toEqual([6, 6]);
    expect(game.supply('legend')).toHaveLength(6);
  });
});
