/** Hints at Tokaido: sums that add up, tries that count, the same for the same view, and blind to what the seat may not know. */

import { Actions, FastChance } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { SOURCES, tokaido } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import { positions } from '../../test/tables.ts';
import { heuristicWorth } from '../strategies/heuristic.ts';
import { heuristicTerms } from '../strategies/heuristic-terms.ts';
import { tokaidoHeuristic } from '../strategies/tokaido-heuristic.ts';
import { WEIGHTS } from '../strategies/weights.ts';
import type { Hint } from './hint-choice.ts';
import { imagineMove } from './imagined-move.ts';
import { hintFor } from './tokaido.ts';

const SEED = 12;
const PROSPECTS = [
  'coins',
  'road',
  'achievements',
  'donors',
  'cards',
  'rivals',
  'rest',
  'draw',
  'turns',
  'line',
];

/** Positions of Tokaido with a choice, each as its seat sees it. */
function* somewhere(count: number): Generator<{ s: State; seat: number }> {
  let found = 0;
  for (const { known, s, seat } of positions(SEED)) {
    if (known.game.id !== 'tokaido' || found++ % 5 !== 0) continue;
    // The game goes on in the same state.
    yield { s: tokaido.clone(s as State), seat };
    if (found > count * 5) return;
  }
}

function legalWords(s: State): string[] {
  const legal = new Actions();
  tokaido.legal(s, legal);
  return legal.toArray().map((action) => tokaido.rules.describe(action));
}

describe(`hints over random games of all boxes (seed ${SEED})`, () => {
  const hints = [...somewhere(10)].map(({ s, seat }): readonly [State, number, Hint] => [
    s,
    seat,
    hintFor(tokaido.observe(s, seat)),
  ]);

  it('give up to three open actions, each once', () => {
    for (const [s, , { choices }] of hints) {
      const open = legalWords(s);
      const words = choices.map(({ action }) => action);
      expect(words.length).toBe(Math.min(3, open.length));
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((action) => !open.includes(action))).toEqual([]);
    }
  });

  it('add up: the sum is that of the terms, and the tries are shared out', () => {
    for (const [, , { choices, tries, error, agrees }] of hints) {
      for (const { points, terms } of choices) {
        expect(points).toBeCloseTo(
          terms.reduce((sum, term) => sum + term.points, 0),
          6,
        );
      }
      expect(choices.reduce((sum, { best }) => sum + best, 0)).toBeLessThanOrEqual(tries);
      expect(error).toBeGreaterThanOrEqual(0);
      const sums = choices.map(({ points }) => points);
      expect(agrees).toBe(sums.every((sum, i) => i === 0 || sum <= (sums[i - 1] ?? 0)));
    }
  });

  it('name sources of points and prospects, and nothing that a card could be told by', () => {
    const terms = hints.flatMap(([, , { choices }]) => choices.flatMap((choice) => choice.terms));
    expect(terms.filter(({ id }) => ![...SOURCES, ...PROSPECTS].includes(id))).toEqual([]);
    expect(new Set(terms.map(({ kind }) => kind))).toEqual(new Set(['sure', 'expected', 'turns']));
  });

  it('are sure only of what is the same whatever is drawn', () => {
    for (const [s, seat, { choices }] of hints) {
      for (const { action, terms } of choices) {
        const sure = terms.filter(({ kind }) => kind === 'sure').reduce((sum, term) => sum + term.points, 0);
        const number = tokaido.rules.parse(action) ?? -1;
        const world = tokaido.clone(s);
        tokaido.determinize(world, seat, new FastChance(99));
        const { events } = imagineMove(tokaidoHeuristic, world, seat, number, 99);
        const gained = events.reduce(
          (sum, event) => sum + (event.type === 'points' && event.seat === seat ? event.points : 0),
          0,
        );
        expect(gained, action).toBeGreaterThanOrEqual(sure - 1e-9);
      }
    }
  });

  it('do not change when what is hidden is dealt again', () => {
    for (const [s, seat, hint] of hints.slice(0, 4)) {
      const other = tokaido.clone(s);
      tokaido.determinize(other, seat, new FastChance(77));
      expect(hintFor(tokaido.observe(other, seat))).toEqual(hint);
    }
  });
});

it(`the terms of the heuristic are its worth, in parts (seed ${SEED})`, () => {
  for (const { s, seat } of somewhere(200)) {
    if (tokaido.isOver(s)) continue;
    const sum = Object.values(heuristicTerms(s, seat, WEIGHTS)).reduce((a, b) => a + b, 0);
    expect(sum).toBeCloseTo(heuristicWorth(s, seat, WEIGHTS), 6);
  }
});

it('a longer walk costs more turns, counted against the mean of the nearest', () => {
  const rng = new FastChance(3);
  const s = tokaido.setup({ players: 4, boxes: [], variations: ['initiation'] }, { chance: rng, tell: null });
  const { choices } = hintFor(tokaido.observe(s, tokaido.pending(s)?.seat ?? -1));
  const open = legalWords(s);
  const byDistance = [...choices].sort((a, b) => open.indexOf(a.action) - open.indexOf(b.action));
  const turns = byDistance.map(({ terms }) => terms.find(({ kind }) => kind === 'turns')?.points ?? 0);
  expect(turns).toEqual([...turns].sort((a, b) => b - a));
  expect(new Set(turns).size).toBe(turns.length);
  const nearest = choices.find(({ action }) => action === open[0]);
  if (nearest !== undefined) expect(turns[0]).toBeGreaterThan(0);
});
