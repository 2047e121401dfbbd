/** Musubi: coins from his neighbors in line. */

import { describe, expect, test } from 'vitest';
import type { Boxed, BoxedStanding } from '../../../test/box-position.ts';
import { boxed, MATSURI } from '../../../test/box-position.ts';
import { tokaido } from '../../index.ts';

const FOUR = 'soba tofu udon fugu';
const table = (...seats: BoxedStanding[]): Boxed => boxed({ players: 3, boxes: MATSURI, seats });
const purses = (game: Boxed) => [0, 1, 2].map((seat) => game.has(seat).coins);

describe('at an intermediate inn', () => {
  test('[matsuri.musubi.coins] he starts with 6 coins', () => {
    expect(table({ traveler: 'musubi', at: 1 }).has(0).coins).toBe(6);
  });

  test('[matsuri.musubi.neighbours, musubi-timing] from the one before him when he arrives, before his meal', () => {
    const game = table({ traveler: 'musubi', at: 11 }, { at: 14, coins: 2 }, { at: 13, coins: 2 });
    game.do('travel 14');
    expect([game.turn, game.legal()]).toEqual(['0 rob', ['rob yes', 'rob no']]);
    expect(tokaido.pending(game.state)?.details).toEqual({ victim: 1 });
    game.do('rob yes', { meal: FOUR });
    expect(game.turn).toBe('0 eat');
    expect(purses(game)).toEqual([7, 1, 2]);
    expect(game.told(2)).toContainEqual({ type: 'coins', seat: 1, coins: -1, from: 'musubi', how: 'theft' });
    expect(game.told(2)).toContainEqual({ type: 'coins', seat: 0, coins: 1, from: 'musubi' });
  });

  test('[matsuri.musubi.neighbours, musubi-timing] from the one after him when that one arrives, before his power', () => {
    const game = table(
      { traveler: 'musubi', at: 11 },
      { at: 14, coins: 2 },
      { traveler: 'jirocho', at: 12, coins: 1 },
    );
    game.do('travel 14').do('rob yes', { meal: FOUR }).do('eat -').do('travel 14');
    expect(game.turn).toBe('0 rob');
    expect(tokaido.pending(game.state)?.details).toEqual({ victim: 2 });
    // Without his coin Jirocho is not asked for a bet.
    expect(game.do('rob yes').turn).toBe('2 eat');
    expect(purses(game)).toEqual([8, 1, 0]);
  });

  test('[musubi-may] he may leave them their coins', () => {
    const seats: BoxedStanding[] = [
      { traveler: 'musubi', at: 11 },
      { at: 14, coins: 2 },
    ];
    const game = table(...seats, { traveler: 'jirocho', at: 12, coins: 1 });
    game.do('travel 14').do('rob no', { meal: FOUR }).do('eat -').do('travel 14').do('rob no');
    expect(purses(game)).toEqual([6, 2, 1]);
    expect(game.turn).toBe('2 bet');
  });

  test('[musubi-timing] he is asked before a power that acts by itself: Daigoro has no souvenir yet', () => {
    const game = table(
      { traveler: 'musubi', at: 11 },
      { at: 14, coins: 2 },
      { traveler: 'daigoro', at: 12, coins: 1 },
    );
    game.do('travel 14').do('rob yes', { meal: FOUR }).do('eat -').do('travel 14');
    expect(game.has(2).souvenirs).toEqual([]);
    expect(game.do('rob yes', { souvenir: 'gofu' }).has(2).souvenirs).toEqual(['gofu']);
  });

  test('[matsuri.musubi.first-or-last, musubi-timing] arriving first, the bank pays for the missing one', () => {
    const game = table({ traveler: 'musubi', at: 11 }, { at: 12, coins: 2 }, { at: 13, coins: 2 });
    game.do('travel 14', { meal: FOUR });
    expect(purses(game)).toEqual([7, 2, 2]);
    expect(game.told(2)).toContainEqual({ type: 'coins', seat: 0, coins: 1, from: 'musubi' });
    game.do('eat -').do('travel 14').do('rob yes');
    expect(purses(game)).toEqual([8, 1, 2]);
    game.do('eat -').do('travel 14');
    expect([game.turn, purses(game)]).toEqual(['2 eat', [8, 1, 2]]);
  });

  test('[matsuri.musubi.first-or-last, musubi-timing] arriving last, the bank pays at once', () => {
    const game = table(
      { traveler: 'musubi', at: 13 },
      { at: 14, place: 1, coins: 2 },
      { at: 14, place: 2, coins: 2 },
    );
    game.do('travel 14').do('rob yes', { meal: FOUR });
    expect(purses(game)).toEqual([8, 2, 1]);
  });

  test('[matsuri.musubi.broke] the bank pays for a neighbor without coins', () => {
    const game = table({ traveler: 'musubi', at: 11 }, { at: 14, coins: 0 }, { at: 12, coins: 0 });
    game.do('travel 14', { meal: FOUR }).do('eat -').do('travel 14');
    expect(purses(game)).toEqual([8, 0, 0]);
  });

  test('[matsuri.musubi.intermediate] not at the last inn', () => {
    const game = table({ traveler: 'musubi', at: 51 }, { at: 54, coins: 2 }, { at: 52, coins: 2 });
    game.do('travel 54', { meal: FOUR }).do('eat -').do('travel 54').do('eat -');
    expect(purses(game)).toEqual([6, 2, 2]);
  });

  test('[musubi-two-players] beside the neutral traveler the bank pays', () => {
    const seats = [
      { traveler: 'musubi', at: 12 },
      { at: 13, coins: 2 },
      { at: 14, coins: 0 },
    ];
    const game = boxed({ players: 2, boxes: MATSURI, seats }).do('travel 14', { meal: FOUR });
    expect(game.has(0).coins).toBe(7);
    const after = [
      { traveler: 'musubi', at: 11 },
      { at: 14, coins: 2 },
      { at: 12, coins: 0 },
    ];
    const next = boxed({ players: 2, boxes: MATSURI, seats: after }).do('travel 14');
    next
      .do('rob yes', { meal: FOUR })
      .do('eat -')
      .do('travel 14', { discard: 'udon', festival: 'kamiarisai hanabi' });
    expect([next.has(0).coins, next.seat(2).coins]).toEqual([8, 0]);
  });
});
