import { Actions, FastChance } from '@tokaido/kernel';
import { describe, expect, it, test } from 'vitest';
import { countedScores, playersOf, problemsOf, START } from './count.ts';
import { DEFAULT_OPTIONS, duo, RECONSTRUCTED } from './index.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const SCALE = Number(process.env['SCALE'] ?? 0.05);
const GAMES = Math.max(100, Math.round(2000 * SCALE));

it(`comes to the points and places of the rules in ${GAMES} games, seed ${SEED}`, () => {
  for (let i = 0; i < GAMES; i++) {
    const chance = new FastChance(SEED * 1000 + i);
    const dealer = { chance, tell: null };
    const s = duo.setup(DEFAULT_OPTIONS, dealer);
    const legal = new Actions();
    while (!duo.isOver(s)) {
      duo.legal(s, legal);
      duo.play(s, legal.list[chance.below(legal.count)], dealer);
    }
    const players = playersOf(s);
    expect(problemsOf(players), `seed ${SEED * 1000 + i}`).toEqual([]);
    expect(countedScores(players), `seed ${SEED * 1000 + i}`).toEqual(duo.scores(s));
  }
});

test('coins decide between equals, and equals in coins share the place', () => {
  const places = (coins: number) => countedScores([START, { ...START, coins }]).map(({ place }) => place);
  expect(places(0)).toEqual([1, 1]);
  expect(places(1)).toEqual([2, 1]);
});

describe('what cannot be', () => {
  it.each([
    ['temple', 0],
    ['temple', 99],
    ['garden', 0],
    ['slabs', -1],
    ['slabs', 99],
    ['gifted', 99],
    ['coins', 10],
    ['coins', 0.5],
  ] as const)('%s %d', (field, n) => {
    expect(problemsOf([START, { ...START, [field]: n }])).toMatchObject([{ seat: 1, field }]);
  });
});

test('[R14] with all slabs there may be more than nine coins', () => {
  expect(problemsOf([START, { ...START, slabs: 6, coins: 12 }])).toEqual([]);
  expect(problemsOf([START, { ...START, slabs: 5, coins: 12 }])).toMatchObject([{ field: 'coins', most: 9 }]);
});

test('another board counts by its own numbers', () => {
  const board = { ...RECONSTRUCTED, gifts: RECONSTRUCTED.gifts.map((points) => points + 1) };
  const given = { ...START, gifted: 3 };
  expect(countedScores([given, START], board).map(({ by }) => by['artist'])).toEqual([8, 1]);
});

test('what cannot be is counted as the nearest that can', () => {
  const [odd] = countedScores([{ temple: 99, garden: -1, slabs: Number.NaN, gifted: 2.5, coins: 0 }, START]);
  expect(odd?.by).toEqual({ pilgrim: 9, merchant: 0, artist: 4 });
});
