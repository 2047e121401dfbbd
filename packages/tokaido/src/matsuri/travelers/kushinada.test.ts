/** Kushinada: coins from everybody, and eyes for what is hidden. */

import { describe, expect, test } from 'vitest';
import { AMULET_HANDS, boxed, CALLIGRAPHY_HANDS, MATSURI } from '../../../test/box-position.ts';
import { Position } from '../../../test/position.ts';

function start(players: number, tiles: readonly string[], ...variations: string[]): Position {
  const game = Position.begin(players, variations, {}, { boxes: MATSURI, tiles: 'any' });
  const line = '0 1 2 3 4'.slice(0, 2 * Math.max(players, 3) - 1);
  tiles.forEach((tile, seat) => {
    game.do(`choose ${tile}`, seat === players - 1 ? { line } : {});
  });
  return game;
}

describe('at the start', () => {
  test('[matsuri.kushinada.coins, matsuri.kushinada.collects] 4 coins, and one from every other traveler', () => {
    const game = start(4, ['kinko', 'kushinada', 'umegae', 'mari']);
    expect([0, 1, 2, 3].map((seat) => game.has(seat).coins)).toEqual([6, 4 + 3, 4, 3]);
  });

  test('[matsuri.kushinada.collects] with five players too; everybody sees who pays', () => {
    const game = start(5, ['kinko', 'umegae', 'mari', 'titia', 'kushinada']);
    expect([0, 1, 2, 3, 4].map((seat) => game.has(seat).coins)).toEqual([6, 4, 3, 5, 4 + 4]);
    const told = game.told(-1).filter((event) => event.type === 'coins');
    expect(told).toHaveLength(5);
    expect(told[0]).toEqual({ type: 'coins', seat: 0, coins: -1, from: 'kushinada', how: 'theft' });
    expect(told[4]).toEqual({ type: 'coins', seat: 4, coins: 4, from: 'kushinada' });
  });

  test('[matsuri.kushinada.two-players] with two players one from the other, one from the bank', () => {
    const game = start(2, ['kushinada', 'kinko']);
    expect([0, 1].map((seat) => game.has(seat).coins)).toEqual([6, 6]);
  });

  test('[kushinada-broke] for a traveler without a coin the bank pays', () => {
    const game = start(3, ['kushinada', 'gotozaemon', 'kinko']);
    expect([0, 1, 2].map((seat) => game.has(seat).coins)).toEqual([6, 0, 6]);
  });

  test('[kushinada-preparations] after the coins of Preparations', () => {
    const game = start(3, ['gotozaemon', 'kushinada', 'kinko'], 'preparations');
    expect([0, 1, 2].map((seat) => game.has(seat).coins)).toEqual([0, 4 + 1 + 2, 7 + 2 - 1]);
    const four = start(4, ['gotozaemon', 'kinko', 'kushinada', 'mari'], 'preparations');
    expect([0, 1, 2, 3].map((seat) => four.has(seat).coins)).toEqual([0, 6, 4 + 1 + 3, 4 + 2 - 1]);
  });
});

describe('what she sees', () => {
  const table = (traveler: string) =>
    boxed({
      players: 3,
      boxes: MATSURI,
      seats: [
        { at: 1, coins: 5 },
        { traveler, at: 5 },
        { at: 6, amulets: 'health', calligraphy: 'fasting' },
      ],
    });

  test('[matsuri.kushinada.sees, matsuri.view.kushinada] amulets and calligraphy that others hold', () => {
    const game = table('kushinada');
    expect(game.believes(1, 'amulets', AMULET_HANDS + 2).certain).toEqual(['health']);
    expect(game.believes(1, 'calligraphy', CALLIGRAPHY_HANDS + 2).certain).toEqual(['fasting']);
    expect(game.believes(0, 'amulets', AMULET_HANDS + 2).certain).toEqual([]);
    expect(table('kinko').believes(1, 'amulets', AMULET_HANDS + 2).certain).toEqual([]);
  });

  test('[matsuri.view.kushinada] she is told what is taken, as it is taken; others are not', () => {
    const game = table('kushinada').do('travel 2').do('option amulet').do('amulet devotion');
    expect(game.told(1)).toContainEqual({ type: 'amulet', seat: 0, amulet: 5 });
    expect(game.told(2).some((event) => event.type === 'amulet')).toBe(false);
    expect(game.believes(1, 'amulets', AMULET_HANDS).certain).toEqual(['devotion']);
    game.do('travel 3').do('option calligraphy').do('calligraphy patience');
    expect(game.told(1)).toContainEqual({ type: 'calligraphy', seat: 0, calligraphy: 3 });
    expect(game.believes(1, 'calligraphy', CALLIGRAPHY_HANDS).certain).toEqual(['patience']);
    expect(game.believes(-1, 'calligraphy', CALLIGRAPHY_HANDS).certain).toEqual([]);
  });

  test('[matsuri.view.kushinada] her own cards stay hidden from the others', () => {
    const seats = [{ at: 1 }, { traveler: 'kushinada', at: 5, amulets: 'health' }];
    const game = boxed({ players: 3, boxes: MATSURI, seats });
    for (const who of [0, 2, -1]) {
      expect(game.believes(who, 'amulets', AMULET_HANDS + 1)).toMatchObject({ size: 1, certain: [] });
    }
  });
});
