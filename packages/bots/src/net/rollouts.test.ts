/** The search: keeps its budget, repeats itself for a seed, knows no more than its seat. */

import { createDuo, RECONSTRUCTED } from '@tokaido/duo';
import type { Game, State } from '@tokaido/kernel';
import { Actions, FastChance, silent } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import { allTables, begin } from '../../test/tables.ts';
import { createBot } from '../bot.ts';
import { gameKnowledge } from '../strategies/registry.ts';
import { netFor, netPlayer, rolloutPlayer, whyNoNet } from './player.ts';

const game: Game<State, unknown, unknown> = tokaido;
const base = { players: 4, boxes: [], variations: [] };
const BUDGET = { ms: 0, playouts: 60 };

/** Positions with a choice along random games. */
function positions(options: unknown, count: number): State[] {
  const rng = new FastChance(14);
  const legal = new Actions();
  const found: State[] = [];
  while (found.length < count) {
    const s = game.setup(options, silent(rng));
    while (!game.isOver(s)) {
      const actions = game.legal(s, legal);
      if (actions > 1 && rng.below(20) === 0) found.push(game.clone(s));
      game.play(s, legal.list[rng.below(actions)], silent(rng));
    }
  }
  return found.slice(0, count);
}

describe('net-rollouts', () => {
  it('decides the same for the same seed, whatever is hidden from its seat', () => {
    const rng = new FastChance(4);
    for (const s of positions(base, 12)) {
      const who = game.rules.frames.seat(s);
      const other = game.clone(s);
      game.determinize(other, who, rng);
      const decide = (at: State) =>
        createBot(game, rolloutPlayer(gameKnowledge(game)), 99, BUDGET).decide(game.observe(at, who));
      expect(decide(other)).toBe(decide(s));
    }
  });

  it('takes what the net likes best where its budget cannot try every action', () => {
    const decide = (s: State, player: typeof netPlayer, playouts: number) =>
      createBot(game, player(gameKnowledge(game)), 5, { ms: 0, playouts }).decide(
        game.observe(s, game.rules.frames.seat(s)),
      );
    for (const s of positions(base, 60)) expect(decide(s, rolloutPlayer, 1)).toBe(decide(s, netPlayer, 0));
  });
});

describe('at every table, with a net or without', () => {
  it.each(allTables())('%s %s', (id, options) => {
    const rng = new FastChance(6);
    const { known, s } = begin(id, options, rng);
    const legal = new Actions();
    const bot = createBot(known.game, rolloutPlayer(known), 1, { ms: 0, playouts: 4 });
    const rival = createBot(known.game, netPlayer(known), 2);
    while (known.game.legal(s, legal) > 0) {
      const who = known.game.rules.frames.seat(s);
      const action = (who === 0 ? bot : rival).decide(known.game.observe(s, who));
      expect(legal.has(action)).toBe(true);
      known.game.play(s, action, silent(rng));
    }
    expect(known.game.isOver(s)).toBe(true);
  });
});

describe('the choice of a net', () => {
  it('finds one where it was trained, and says where not', () => {
    for (const options of [base, { ...base, boxes: ['new-encounters'] }]) {
      expect(netFor(game, options)).not.toBeNull();
      expect(whyNoNet(game, options)).toBeNull();
    }
    const board = createDuo({ ...RECONSTRUCTED, gifts: [0, 1, 2, 4, 7, 11, 18, 22, 30, 36, 44] });
    expect(netFor(board, { first: 'drawn' })).toBeNull();
    expect(whyNoNet(board, { first: 'drawn' })).toMatch(/board.*heuristic/);
  });
});
