/** Hundreds of finished games of every mix of boxes: read off the table, counted, and compared with the rules. */

import { FastChance } from '@tokaido/kernel';
import { describe, expect, it, test } from 'vitest';
import type { CountSheet } from '../src/count/index.ts';
import {
  countedScores,
  countedState,
  matters,
  problemsOf,
  recounted,
  sheetOf,
  thingsOf,
  tiesOf,
  travelersOf,
} from '../src/count/index.ts';
import { BOXES, tokaido } from '../src/index.ts';
import { tablesWith } from './kit.ts';
import { playRandomly } from './random-games.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const SCALE = Number(process.env['SCALE'] ?? 0.05);
const GAMES = Math.max(20, Math.round(500 * SCALE));

/** Who was first is left out where the panoramas tell it themselves. */
function withoutSureFirsts(sheet: CountSheet): CountSheet {
  const done = (has: Record<string, number>, id: string) =>
    has[`panorama ${id}`] === { paddy: 3, mountain: 4, sea: 5 }[id];
  const sure = ['paddy', 'mountain', 'sea'].filter(
    (id) => sheet.seats.filter(({ has }) => done({ ...has }, id)).length <= 1,
  );
  const seats = sheet.seats.map(({ traveler, has }) => ({
    traveler,
    has: Object.fromEntries(
      Object.entries(has).filter(([id]) => !sure.some((each) => id === `first ${each}`)),
    ),
  }));
  return { ...sheet, seats };
}

/** Every mix in which each box has those that it needs. */
const MIXES = Array.from({ length: 1 << BOXES.size }, (_, mix) =>
  [...BOXES.values()].filter((_box, i) => (mix >> i) & 1),
)
  .filter((mix) => mix.every(({ requires }) => requires.every((id) => mix.some((box) => box.id === id))))
  .map((mix) => mix.map(({ id }) => id));

/** What an offering brings as a souvenir depends on the order in which they were bought. */
const bySource = ({ souvenir = 0, legend = 0, ...rest }: Readonly<Record<string, number>>) => ({
  ...rest,
  set: souvenir + legend,
});

describe.each(MIXES.map((boxes) => ({ name: boxes.join(' + ') || 'base', boxes })))('$name', ({ boxes }) => {
  it(`comes to the points, places and sources of the rules in ${GAMES} games, seed ${SEED}`, () => {
    const tables = tablesWith(boxes);
    const taken = new Map<number, number>();
    for (let i = 0; i < GAMES; i++) {
      const options = tables[(i * 7 + SEED) % tables.length];
      const s = playRandomly(options, SEED * 1000 + i, taken);
      const sheet = sheetOf(s);
      const told = `${JSON.stringify(options)} seed ${SEED * 1000 + i}`;
      expect(problemsOf(sheet), told).toEqual([]);
      const real = tokaido.scores(s);
      const counted = countedScores(sheet);
      expect(
        counted.map(({ points, place }) => ({ points, place })),
        told,
      ).toEqual(real.map(({ points, place }) => ({ points, place })));
      expect(
        counted.map(({ by }) => bySource(by)),
        told,
      ).toEqual(real.map(({ by }) => bySource(by)));
      expect(countedScores(withoutSureFirsts(sheet)), told).toEqual(counted);
      const state = countedState(sheet);
      expect(recounted(state), told).toEqual(real.map(({ points }) => points));
      expect(
        state.all.slice(0, state.players).map(({ achievements }) => achievements),
        told,
      ).toEqual(s.all.slice(0, s.players).map(({ achievements }) => achievements));
    }
  });
});

const sheet = (
  seats: readonly (readonly [traveler: string | null, has: Record<string, number>])[],
  boxes: string[] = [],
): CountSheet => ({
  boxes,
  seats: seats.map(([traveler, has]) => ({ traveler, has })),
  table: {},
});

test('a game in a few words: panoramas, sets, meals, the temple and the achievements', () => {
  const game = sheet([
    ['hiroshige', { 'panorama paddy': 3, 'first paddy': 1, 'meal 3': 2, offerings: 3 }],
    ['kinko', { 'souvenir art': 1, 'souvenir clothing': 1, 'spring 3': 2, offerings: 3 }],
    ['umegae', { 'encounter kuge': 1, meetings: 2, offerings: 1 }],
  ]);
  expect(problemsOf(game)).toEqual([]);
  const [first, second, third] = countedScores(game);
  expect(first.by).toMatchObject({ panorama: 6, 'ach-panorama': 3, meal: 12, donation: 3, 'donor-rank': 10 });
  expect(second.by).toMatchObject({ souvenir: 1 + 3, spring: 6, 'donor-rank': 10, 'ach-end': 6 });
  expect(third.by).toMatchObject({ traveler: 2, donation: 1, 'donor-rank': 7, 'ach-end': 3 });
  expect([first, second, third].map(({ points, place }) => [points, place])).toEqual([
    [37, 1],
    [29, 2],
    [13, 3],
  ]);
});

describe('what cannot be', () => {
  const why = (game: CountSheet) => problemsOf(game).map((problem) => problem.why);
  const two = (one: Record<string, number>, other: Record<string, number> = {}, boxes: string[] = []) =>
    sheet(
      [
        ['hiroshige', one],
        ['kinko', other],
      ],
      boxes,
    );

  test.each([
    [two({ 'panorama sea': 6 }), ['too-many']],
    [two({ 'panorama sea': -1 }), ['too-many']],
    [two({ coins: 1.5 }), ['too-many']],
    [two({ 'spring 3': 4 }, { 'spring 3': 3 }), ['not-in-box']],
    [two({ 'souvenir art': 4 }, { 'souvenir art': 3 }), ['not-in-box']],
    [two({ 'meal 1': 3, 'meal 2': 2 }), ['meals']],
    [two({ 'meal 1': 3, 'meal 2': 2 }, {}, ['new-encounters']), []],
    [two({ 'first sea': 1 }), ['unfinished-first']],
    [two({ 'panorama sea': 5 }), []],
    [two({ 'panorama sea': 5, 'first sea': 0 }), ['nobody-first']],
    [two({ 'panorama sea': 5 }, { 'panorama sea': 5 }), ['nobody-first']],
    [two({ 'panorama sea': 5, 'first sea': 1 }, { 'panorama sea': 5, 'first sea': 1 }), ['several-first']],
    [
      two({ 'panorama sea': 5, 'first sea': 1 }, { 'panorama sea': 5, 'first sea': 1 }, [
        'crossroads',
        'matsuri',
      ]),
      [],
    ],
    [two({ gifts: 2, offerings: 1 }), ['gifts']],
    [two({ arrival: 2 }, { arrival: 2 }, ['crossroads']), ['arrival']],
    [two({ arrival: 2 }, {}, ['crossroads']), []],
    [two({ arrival: 4 }, {}, ['crossroads']), ['arrival']],
    [two({ 'legend ema': 1 }, { 'legend ema': 1 }, ['crossroads']), ['not-in-box']],
    [
      sheet([
        ['kinko', {}],
        ['kinko', {}],
      ]),
      ['same-traveler'],
    ],
    [
      sheet([
        ['nobody-at-all', {}],
        ['kinko', {}],
      ]),
      ['traveler'],
    ],
  ])('%j', (game, expected) => expect(why(game)).toEqual(expected));

  test('a card that everybody scores is in nobody’s hand', () => {
    const game = two({ 'calligraphy foresight': 1 }, {}, ['crossroads', 'matsuri']);
    expect(why({ ...game, table: { 'shared foresight': 1 } })).toEqual(['not-in-box']);
  });
});

describe('what is asked', () => {
  const shown = (game: CountSheet, seat: number) =>
    thingsOf(game).flatMap((thing) => (thing.isIndirect && matters(game, seat, thing) ? [thing.id] : []));

  test('only where it makes a difference: to the traveler, or to a card', () => {
    const all = ['crossroads', 'matsuri', 'new-encounters'];
    const game = sheet(
      [
        ['umegae', {}],
        ['kamui', {}],
        ['hiroshige', {}],
        ['suseri', {}],
        ['nampo', { 'meal 2': 1 }],
      ],
      all,
    );
    expect([0, 1, 2, 3, 4].map((seat) => shown(game, seat))).toEqual([
      ['meetings'],
      ['hungry'],
      [],
      ['amulet'],
      ['road-meal 2'],
    ]);
    const patient = sheet(
      [
        ['hiroshige', { 'calligraphy patience': 1 }],
        ['kinko', {}],
      ],
      ['crossroads'],
    );
    expect(shown(patient, 0)).toEqual(['arrival']);
    expect(shown(patient, 1)).toEqual([]);
  });

  test('travelers are those of the boxes', () => {
    expect(travelersOf({ boxes: [] })).toHaveLength(10);
    expect(travelersOf({ boxes: ['crossroads'] })).toHaveLength(16);
    expect(travelersOf({ boxes: [] })).not.toContain('nampo');
  });
});

test('what is not said is taken as it usually is', () => {
  const game = sheet(
    [
      ['kamui', { 'meal 1': 1 }],
      ['umegae', { 'encounter kuge': 2 }],
      ['mari', { offerings: 4 }],
    ],
    ['crossroads', 'matsuri'],
  );
  const [kamui, umegae, mari] = countedScores(game);
  expect([kamui.by, umegae.by, mari.by].map((by) => by['traveler'])).toEqual([3 * 3, 2, 4]);
  expect(countedScores(sheetOf(countedState(game)))).toEqual(countedScores(game));
});

describe('ties', () => {
  const ties = (...seats: [string, Record<string, number>][]) =>
    tiesOf(countedState(sheet(seats, ['promo-travelers']))).map(({ seats: [a, b], by }) => [a, b, by]);

  test('more achievements, a power, or a shared place', () => {
    expect(ties(['kinko', {}], ['hiroshige', {}], ['yoshiyasu', { 'spring 2': 1 }])).toEqual([
      [0, 1, 'shared'],
    ]);
    const rich = { 'panorama paddy': 3, 'first paddy': 1 };
    expect(ties(['kinko', { 'panorama sea': 3, 'panorama mountain': 2 }], ['hiroshige', rich])).toEqual([
      [1, 0, 'achievements'],
    ]);
    expect(ties(['kinko', { 'spring 2': 1 }], ['antoine', { 'spring 3': 2 }], ['hiroshige', {}])).toEqual([]);
    expect(ties(['kinko', {}], ['antoine', {}])).toEqual([[1, 0, 'traveler']]);
  });
});

test(`whatever is written down, it is counted, seed ${SEED}`, () => {
  const chance = new FastChance(SEED);
  for (let i = 0; i < GAMES; i++) {
    const boxes = MIXES[i % MIXES.length];
    const players = 2 + chance.below(4);
    const things = thingsOf(
      sheet(
        Array.from({ length: players }, () => [null, {}]),
        boxes,
      ),
    );
    const written = (of: string) =>
      Object.fromEntries(
        things
          .filter((thing) => thing.of === of)
          .map(({ id }) => [id, [-3, 0, 1.5, 2, 7, 1e9, Number.NaN][chance.below(7)]]),
      );
    const game = {
      boxes,
      seats: Array.from({ length: players }, () => ({ traveler: 'kinko', has: written('player') })),
      table: written('table'),
    };
    expect(problemsOf(game)).not.toEqual([]);
    for (const { points, by } of countedScores(game)) {
      expect(Number.isInteger(points) && points >= 0, JSON.stringify(game)).toBe(true);
      expect(Object.values(by).reduce((sum, n) => sum + n, 0)).toBe(points);
    }
  }
});
