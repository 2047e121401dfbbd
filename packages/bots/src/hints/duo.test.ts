/** Hints at Duo: sums that add up, tries that count, the same for the same view, on any board. */

import type { Event, Options, State } from '@tokaido/duo';
import { createDuo, duo, RECONSTRUCTED } from '@tokaido/duo';
import type { Game } from '@tokaido/kernel';
import { Actions, FastChance, silent } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { duoWorth } from '../strategies/duo.ts';
import { DUO_WEIGHTS } from '../strategies/duo-weights.ts';
import { duoHintFor } from './duo.ts';
import { duoTerms } from './duo-reasons.ts';
import type { Hint } from './hint-choice.ts';

type Duo = Game<State, Options, Event>;

const SEED = 5;
const IDS = ['pilgrim', 'merchant', 'artist', 'pegs', 'coins', 'wares', 'paintings', 'waves', 'token'];
const MORE = ['rival', 'close', 'end', 'rest'];

/** Other points for everything, and another hash. */
const OTHER = createDuo({
  ...RECONSTRUCTED,
  id: 'other-points',
  slabs: [0, 6, 12, 18, 24, 30, 36],
  gifts: [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40],
});

/** Positions with a choice from random games, each with what is open. */
function* somewhere(game: Duo, count: number): Generator<{ s: State; seat: number; open: string[] }> {
  const rng = new FastChance(SEED);
  const legal = new Actions();
  for (let found = 0; found < count * 9; ) {
    const s = game.setup({ first: 'drawn' }, silent(rng));
    while (game.legal(s, legal) > 0) {
      const actions = legal.toArray();
      if (actions.length > 1 && found++ % 9 === 0) {
        const open = actions.map((action) => game.rules.describe(action));
        yield { s: game.clone(s), seat: game.rules.frames.seat(s), open };
      }
      game.play(s, actions[rng.below(actions.length)], silent(rng));
    }
  }
}

describe.each([
  ['our board', duo as Duo],
  ['another board', OTHER as Duo],
])(`hints at Duo on %s (seed ${SEED})`, (_, game) => {
  const hints = [...somewhere(game, 4)].map((at): readonly [typeof at, Hint] => [
    at,
    duoHintFor(game.observe(at.s, at.seat), game),
  ]);

  it('give up to three open actions, each once', () => {
    for (const [{ open }, { choices }] of hints) {
      const words = choices.map(({ action }) => action);
      expect(words.length).toBeGreaterThan(1);
      expect(words.length).toBeLessThanOrEqual(3);
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((action) => !open.includes(action))).toEqual([]);
    }
  });

  it('add up: the sum is that of the terms, and the tries are shared out', () => {
    for (const [, { choices, tries, error, agrees }] of hints) {
      for (const { points, terms } of choices) {
        const sum = terms.reduce((all, term) => all + term.points, 0);
        expect(points).toBeCloseTo(sum, 6);
      }
      expect(choices.reduce((sum, { best }) => sum + best, 0)).toBeLessThanOrEqual(tries);
      expect(tries).toBe(100);
      expect(error).toBeGreaterThanOrEqual(0);
      const sums = choices.map(({ points }) => points);
      expect(agrees).toBe(sums.every((sum, i) => i === 0 || sum <= (sums[i - 1] ?? 0)));
    }
  });

  it('name what counts and what is expected', () => {
    const terms = hints.flatMap(([, { choices }]) => choices.flatMap((choice) => choice.terms));
    expect(terms.filter(({ id }) => ![...IDS, ...MORE].includes(id))).toEqual([]);
    expect(new Set(terms.map(({ kind }) => kind))).toEqual(new Set(['sure', 'expected']));
  });

  it('are the same for the same view', () => {
    const [{ s, seat }, hint] = hints[0];
    expect(duoHintFor(game.observe(s, seat), game)).toEqual(hint);
  });
});

it('points that a move is sure to bring are told as such', () => {
  for (const { s, seat, open } of somewhere(duo, 60)) {
    if (!open.includes('visit') || open.length !== 2) continue;
    const after = duo.clone(s);
    duo.play(after, duo.rules.parse('visit') ?? -1, silent(new FastChance(1)));
    const gained = duo.scores(after)[seat].points - duo.scores(s)[seat].points;
    const { choices } = duoHintFor(duo.observe(s, seat), duo);
    const terms = choices.find(({ action }) => action === 'visit')?.terms ?? [];
    const sure = terms.filter(({ kind }) => kind === 'sure').reduce((sum, { points }) => sum + points, 0);
    expect(sure).toBe(gained);
  }
});

it(`the terms of the heuristic are its worth, in parts (seed ${SEED})`, () => {
  for (const { s, seat } of somewhere(duo, 100)) {
    const { points, prospects } = duoTerms(s, seat);
    const sum = [...Object.values(points), ...prospects.values()].reduce((a, b) => a + b, 0);
    expect(sum).toBeCloseTo(duoWorth(s, seat, DUO_WEIGHTS), 6);
  }
});
