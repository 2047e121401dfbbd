/** Advice: complete, repeatable, and blind to what the seat may not know. */

import { createDuo, duo, RECONSTRUCTED } from '@tokaido/duo';
import type { Game, State } from '@tokaido/kernel';
import { Actions, FastChance, silent } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import { evaluate } from './advice.ts';

type AnyGame = Game<State, unknown, unknown>;

const OTHER_BOARD = createDuo({
  ...RECONSTRUCTED,
  slabs: [0, 6, 12, 18, 24, 30, 36],
});

const TABLES: [string, AnyGame, unknown, string][] = [
  ['base', tokaido, { players: 4, boxes: [], variations: [] }, 'net'],
  ['promo travelers', tokaido, { players: 3, boxes: ['promo-travelers'], variations: [] }, 'net'],
  ['duo', duo, { first: 'drawn' }, 'net'],
  ['duo on a board that no net knows', OTHER_BOARD, { first: 'drawn' }, 'greedy'],
];

/** A position with a choice, some random moves into the game. */
function somewhere(game: AnyGame, options: unknown, seed: number, moves: number): State {
  const rng = new FastChance(seed);
  const legal = new Actions();
  const s = game.setup(options, silent(rng));
  for (let i = 0; i < moves || game.legal(s, legal) < 2; i++) {
    const count = game.legal(s, legal);
    game.play(s, legal.list[rng.below(count)], silent(rng));
  }
  return s;
}

const BUDGET = { ms: 0, playouts: 12 };

describe.each(TABLES)('advice at a table of %s', (_name, game, options, by) => {
  const s = somewhere(game, options, 8, 30);
  const seat = game.pending(s)!.seat;
  const view = game.observe(s, seat);
  const advice = evaluate(game, view, { seed: 5, budget: BUDGET });

  it('says something of every legal action, the best first', () => {
    const legal = new Actions();
    game.legal(s, legal);
    expect(advice.by).toBe(by);
    expect(advice.actions.map(({ action }) => action).sort((a, b) => a - b)).toEqual(legal.toArray());
    for (const [i, { win, error, behind, points }] of advice.actions.entries()) {
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(advice.actions[Math.max(0, i - 1)].win);
      expect(error).toBeGreaterThanOrEqual(0);
      expect(behind).toBeGreaterThanOrEqual(0);
      expect(points.length).toBe(game.rules.seats(s));
    }
    expect(advice.actions[0].behind).toBe(0);
  });

  it('is the same for the same seed', () => {
    expect(evaluate(game, view, { seed: 5, budget: BUDGET })).toEqual(advice);
  });

  it('does not change when what is hidden is dealt again', () => {
    const other = game.clone(s);
    game.determinize(other, seat, new FastChance(77));
    expect(evaluate(game, game.observe(other, seat), { seed: 5, budget: BUDGET })).toEqual(advice);
  });
});
