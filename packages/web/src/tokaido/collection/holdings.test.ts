/** Collections add up: rows to the score, decks and hands to what is in the box. */

import { popcount } from '@tokaido/kernel';
import type { Options } from '@tokaido/tokaido';
import { SOURCES, tokaido } from '@tokaido/tokaido';
import { left } from '@tokaido/words/tokaido/cards-left';
import { gained } from '@tokaido/words/tokaido/move-line';
import { describe, expect, test } from 'vitest';
import { average, odds } from '../decisions/look-ahead.ts';
import { suggested } from '../decisions/suggested-traveler.ts';
import { playGame, seenBy } from '../testkit/positions.ts';
import { achievementsOf, peopleOf, pointsIn, ROWS, type RowName, souvenirsOf } from './holdings.ts';

const BASE: Options = { players: 4, boxes: [], variations: [], tiles: 'any' };
const ALL: Options = { ...BASE, boxes: ['crossroads', 'matsuri', 'new-encounters', 'promo-travelers'] };
const SEED = 11;

test('every source of points has its row, once', () => {
  expect(Object.values(ROWS).flat().sort()).toEqual([...SOURCES].sort());
});

test(`at every decision the rows add up to the score (30 games, seed ${SEED})`, () => {
  for (let game = 0; game < 30; game++) {
    playGame(game % 2 === 0 ? BASE : ALL, SEED + game, ({ s }) => {
      for (const score of tokaido.scores(s)) {
        const sum = Object.keys(ROWS).reduce((total, row) => total + pointsIn(row as RowName, score), 0);
        expect(sum).toBe(score.points);
      }
      return false;
    });
  }
});

describe('decks', () => {
  test(`cards are in a deck or in a hand, none is lost (20 games, seed ${SEED})`, () => {
    for (let game = 0; game < 20; game++) {
      playGame(BASE, SEED + game, ({ s, seat, decision }) => {
        if (decision !== 'travel') return false;
        const now = new Map(left(seenBy(s, seat)).map(({ deck, count }) => [deck, count]));
        const players = s.all.slice(0, s.players);
        const met = players.reduce((sum, p) => sum + peopleOf(p).reduce((n, { times }) => n + times, 0), 0);
        expect((now.get('encounters') ?? 0) + met).toBe(14);
        expect((now.get('souvenirs') ?? 0) + players.reduce((sum, p) => sum + popcount(p.souvenirs), 0)).toBe(
          24,
        );
        return false;
      });
    }
  });

  test('boxes add theirs', () => {
    const names = (options: Options) => {
      const moment = playGame(options, SEED, () => true);
      return moment === null ? [] : left(seenBy(moment.s, 0)).map(({ deck }) => deck);
    };
    expect(names(BASE)).toEqual(['souvenirs', 'encounters', 'springs', 'meals']);
    expect(names({ ...BASE, boxes: ['crossroads'] })).toContain('amulets');
    expect(names({ ...BASE, boxes: ['crossroads'] })).not.toContain('festivals');
    expect(names(ALL)).toContain('festivals');
  });
});

test(`souvenirs by kind and achievements are those of the state (20 games, seed ${SEED})`, () => {
  let offerings = 0;
  for (let game = 0; game < 20; game++) {
    playGame(ALL, SEED + game, ({ s, seat }) => {
      const p = s.all[seat]!;
      const cells = souvenirsOf(s, p);
      const offering = cells.find(({ kind }) => kind === 'offering') ?? null;
      const kinds = cells.filter(({ kind }) => kind !== 'offering');
      expect(kinds.reduce((sum, { cards }) => sum + cards.length, 0)).toBe(popcount(p.souvenirs));
      expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(popcount(p.souvenirs) + (p.dolls ?? 0));
      if (offering !== null) expect(offering.cards).toHaveLength(offering.count);
      offerings += offering === null ? 0 : 1;
      const achievements = achievementsOf(s, p);
      expect(achievements.filter(({ mine }) => mine)).toHaveLength(popcount(p.achievements));
      for (const { count, most } of achievements) expect(count).toBeLessThanOrEqual(most);
      return false;
    });
  }
  expect(offerings).toBeGreaterThan(0);
});

test('the gaming room: the six faces of the die and what they bring', () => {
  const atFarm = playGame(
    { ...ALL, players: 3 },
    SEED,
    ({ s, seat }) => s.all[seat]!.coins > 2 && seenBy(s, seat).legal.includes('option gaming-room'),
    (legal) => legal.find((action) => action === 'choose kinko'),
  );
  if (atFarm === null) throw new Error('nobody came to a farm');
  const faces = odds(seenBy(atFarm.s, atFarm.seat), 'option gaming-room');
  expect(faces.map(({ face }) => face)).toEqual([0, 1, 2, 3, 3, 4]);
  expect(faces.map(({ coins }) => coins)).toEqual([-2, 0, 2, 4, 4, 6]);
  expect(average(faces)).toBeCloseTo(14 / 6);
});

test('of the travelers offered, the easiest is suggested; of hard ones the first', () => {
  expect(suggested(['kushinada', 'kinko'])).toBe('kinko');
  expect(suggested(['kushinada', 'marihito'])).toBe('kushinada');
});

test('a line of the journal counts the points of the one who acted', () => {
  const points = (seat: number, n: number) => ({ type: 'points' as const, seat, points: n, source: 'meal' });
  expect(gained({ seat: 1, events: [points(1, 6), points(0, 2), points(1, 1)] })).toBe(7);
  expect(gained({ seat: 1, events: [] })).toBe(0);
});
