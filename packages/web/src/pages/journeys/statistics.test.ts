import { describe, expect, it } from 'vitest';
import type { LocalGame } from '../../table/open-local.ts';
import type { Played } from './played.ts';
import { counts, mySeat, playedOf } from './played.ts';
import { dotsOf, groupsOf, intervalOf, statisticsOf } from './statistics.ts';
import type { GameSummary } from './summary.ts';
import { FORMAT, readSummary } from './summary.ts';

let day = 0;

/** A game among four, the later the more of them were made. */
function game(place: number, more: Partial<Played> = {}): Played {
  day += 1;
  return {
    id: `d${day}`,
    game: 'tokaido',
    at: day,
    boxes: [],
    players: 4,
    place,
    points: 70,
    isWon: place === 1,
    par: 0.25,
    by: { meal: 20, panorama: 50 },
    winners: { points: 80, by: { meal: 20, panorama: 60 } },
    figure: 'aki',
    company: 'porter',
    skill: null,
    ...more,
  };
}

/** The latest first, as the list has them; the places are given in the order in which they were played. */
const history = (...places: readonly number[]) => places.map((place) => game(place)).reverse();
const skill = (accuracy: number | null, decisions = 20, lostPerDecision = 0.5, luck = 0) => ({
  accuracy,
  decisions,
  lostPerDecision,
  luck,
});

describe('win share', () => {
  it('stands against par of the same tables', () => {
    const games = [...history(1, 2, 3), game(1, { players: 2, par: 0.5 })];
    expect(statisticsOf(games)).toMatchObject({ games: 4, won: 2, share: 0.5, par: 1.25 / 4 });
  });

  it('has an interval that few games leave wide, as in the design: 5 of 11 is 21 to 72 %', () => {
    expect(intervalOf({ won: 5, games: 11 }).map((share) => Math.round(100 * share))).toEqual([21, 72]);
    expect(intervalOf({ won: 0, games: 1 })).toEqual([0, expect.closeTo(0.793, 3)]);
    expect(intervalOf({ won: 0, games: 0 })).toEqual([0, 1]);
    const [low, high] = intervalOf({ won: 500, games: 1000 });
    expect(high - low).toBeLessThan(0.065);
  });
});

describe('points', () => {
  it('are means, and so are those of the winners', () => {
    const [a, b] = [game(2, { points: 60, by: { meal: 10 } }), game(1, { points: 70, by: { panorama: 30 } })];
    const all = statisticsOf([b, a]);
    expect(all.points).toBe(65);
    expect(all.by).toEqual({ meal: 5, panorama: 15 });
    expect(all.winnersBy).toEqual({ meal: 20, panorama: 60 });
  });
});

describe('skill and luck', () => {
  it('counts analysed games only; accuracy is that of the last eight', () => {
    const old = Array.from({ length: 4 }, () => game(2, { skill: skill(50) }));
    const last = Array.from({ length: 8 }, () => game(2, { skill: skill(90) }));
    const all = statisticsOf([...old, game(1), ...last].reverse());
    expect(all).toMatchObject({ games: 13, analysed: 12, accuracy: 90, luck: 0 });
  });

  it('weighs points lost by decisions', () => {
    const games = [game(1, { skill: skill(90, 10, 1) }), game(1, { skill: skill(90, 30, 0.2, 0.08) })];
    expect(statisticsOf(games).lostPerDecision).toBeCloseTo(0.4);
    expect(statisticsOf(games).luck).toBeCloseTo(0.04);
  });

  it('is unknown where nothing was analysed, or where somebody played the moves of the judge', () => {
    expect(statisticsOf(history(1, 2))).toMatchObject({ accuracy: null, lostPerDecision: null, luck: null });
    expect(statisticsOf([game(1, { skill: skill(null) })])).toMatchObject({ accuracy: null, luck: 0 });
  });

  it('is a dot for each game with the mean of the last eight, the oldest first', () => {
    const games = Array.from({ length: 10 }, (_, i) =>
      game(1, { skill: skill(50 + 10 * (i % 2)) }),
    ).reverse();
    const dots = dotsOf([...games, game(2)]);
    expect(dots).toHaveLength(10);
    expect(dots.map(({ at }) => at)).toEqual(dots.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(dots[0]?.mean).toBe(50);
    expect(dots[9]?.mean).toBe(55);
  });
});

describe('streaks', () => {
  it.each([
    [[], 0, 0],
    [[1, 1, 2], 0, 2],
    [[2, 1, 1], 2, 2],
    [[1, 1, 1], 3, 3],
    [[1, 1, 1, 4, 1], 1, 3],
  ])('places %j: %i now, %i at most', (places, now, longest) => {
    expect(statisticsOf(history(...places)).streaks.won).toEqual({ now, longest });
  });

  it('also of games in the better half', () => {
    expect(statisticsOf(history(3, 2, 1, 2)).streaks.ahead).toEqual({ now: 3, longest: 3 });
  });
});

describe('groups', () => {
  it('are sorted by games, and leave out what belongs to none', () => {
    const games = [game(1), game(2), game(1, { figure: 'ben' }), game(1, { figure: null })];
    expect(groupsOf(games, ({ figure }) => figure)).toMatchObject([
      { id: 'aki', games: 2, won: 1, share: 0.5, par: 0.25, points: 70 },
      { id: 'ben', games: 1, won: 1 },
    ]);
  });
});

const person = (name: string) => ({ kind: 'person', name, level: '' });
const bot = (level: string) => ({ kind: 'bot', name: '', level });
const ROW: LocalGame = {
  id: 'd1',
  game: 'tokaido',
  version: 2,
  options: 'players=3 boxes=crossroads',
  begun: 1,
  touched: 9,
  phase: 'over',
  seats: [bot('porter'), person('Aki'), bot('porter')],
  turn: -1,
  yours: false,
  leg: 4,
  points: [60, 60, 50],
  damaged: null,
};
const SUMMARY: GameSummary = {
  format: FORMAT,
  id: 'd1',
  touched: 9,
  key: 'k',
  scores: [
    { seat: 0, points: 60, place: 1, by: { meal: 60 } },
    { seat: 1, points: 60, place: 1, by: { meal: 40, panorama: 20 } },
    { seat: 2, points: 50, place: 3, by: { meal: 50 } },
  ],
  figures: ['a', 'b', 'c'],
  skill: null,
};

describe('a game as the statistics see it', () => {
  it('is mine; with two winners par is two of three', () => {
    expect(playedOf(ROW, SUMMARY, '')).toMatchObject({
      place: 1,
      isWon: true,
      par: 2 / 3,
      boxes: ['crossroads'],
      figure: 'b',
      company: 'porter',
      winners: { points: 60, by: { meal: 50, panorama: 10 } },
    });
  });

  it('counts once it is over, and never where it left another game', () => {
    expect(counts(ROW)).toBe(true);
    expect(counts({ ...ROW, phase: 'playing' })).toBe(false);
    expect(counts({ ...ROW, damaged: 'broken' })).toBe(false);
    expect(playedOf({ ...ROW, branch: { parent: '', move: 3 } }, SUMMARY, '')).toBeNull();
  });

  it('on a device that is passed round is that of my name, where exactly one has it', () => {
    const seats = [person('Ben'), person('Aki'), bot('porter')];
    expect(mySeat({ seats }, 'Aki')).toBe(1);
    expect(mySeat({ seats }, '')).toBe(-1);
    expect(mySeat({ seats }, 'Cho')).toBe(-1);
    expect(mySeat({ seats: [person('Aki'), person('Aki')] }, 'Aki')).toBe(-1);
    expect(playedOf({ ...ROW, seats }, SUMMARY, 'Aki')?.company).toBe('people');
    expect(playedOf({ ...ROW, seats }, SUMMARY, '')).toBeNull();
  });

  it('names the company by its level, or says that it was mixed', () => {
    const seats = [bot('porter'), person(''), bot('daimyo')];
    expect(playedOf({ ...ROW, seats }, SUMMARY, '')?.company).toBe('mixed');
  });
});

describe('a stored summary', () => {
  it('is used as it is', () => expect(readSummary(SUMMARY, ROW)).toEqual(SUMMARY));

  it.each([
    ['nothing', undefined],
    ['another format', { ...SUMMARY, format: 0 }],
    ['another game', { ...SUMMARY, touched: 8 }],
    ['no scores', { ...SUMMARY, scores: [] }],
    ['a score that is none', { ...SUMMARY, scores: [{ ...SUMMARY.scores[0], points: Number.NaN }] }],
    ['no key', { ...SUMMARY, key: undefined }],
    ['figures that are none', { ...SUMMARY, figures: [3] }],
  ])('is worked out again: %s', (_, value) => {
    expect(readSummary(value, ROW)).toBeNull();
  });

  it('loses only what is wrong with its analysis', () => {
    expect(readSummary({ ...SUMMARY, skill: [{}] }, ROW)).toEqual(SUMMARY);
  });
});
