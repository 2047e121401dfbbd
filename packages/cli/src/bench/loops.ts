/** The loops that are measured: random play, the copies and views of a position, and search. */

import type { Game, State } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import type { Item, Work } from './meter.ts';

type AnyGame = Game<State, unknown, unknown>;

const SEED = 20_12;
/** Decisions before a position counts as mid-game, and how many such positions are used in turn. */
const OPENING = 36;
const POSITIONS = 16;
/** Calls of a cheap operation in one portion. */
const PORTION = 256;

/** Whole games of random moves. */
export function randomPlay(name: string, game: AnyGame, options: unknown): Item {
  const rng = new FastChance(SEED);
  const dealer = { chance: rng, tell: null };
  const legal = new Actions();
  return {
    name,
    unit: 'decisions/s',
    work(tally) {
      const s = game.setup(options, dealer);
      for (;;) {
        const count = game.legal(s, legal);
        if (count === 0) break;
        game.play(s, legal.list[rng.below(count)], dealer);
        tally.count++;
      }
      fold(tally, game.hash(s));
    },
  };
}

/** The same games with the state copied by `structuredClone` at each step, as reducers do. */
export function structuredPlay(name: string, game: AnyGame, options: unknown): Item {
  const rng = new FastChance(SEED);
  const dealer = { chance: rng, tell: null };
  const legal = new Actions();
  return {
    name,
    unit: 'decisions/s',
    work(tally) {
      let s = game.setup(options, dealer);
      for (;;) {
        const count = game.legal(s, legal);
        if (count === 0) break;
        s = game.rules.wrap(structuredClone(s.m));
        game.play(s, legal.list[rng.below(count)], dealer);
        tally.count++;
      }
      fold(tally, game.hash(s));
    },
  };
}

export function clones(game: AnyGame, options: unknown): Item {
  return onPositions('clone', 'clones/s', game, options, (s, tally, i) => {
    const copy = game.clone(s);
    tally.check = (tally.check + copy.m[i % copy.m.length]) | 0;
  });
}

export function views(game: AnyGame, options: unknown): Item {
  return onPositions('observe', 'views/s', game, options, (s, tally, i) => {
    const view = game.observe(s, i & 3);
    tally.check = (tally.check + view.frames.length + view.size) | 0;
  });
}

export function redeals(game: AnyGame, options: unknown): Item {
  const rng = new FastChance(SEED + 1);
  return onPositions('determinize', 'redeals/s', game, options, (s, tally, i) => {
    game.determinize(s, i & 3, rng);
    tally.check = (tally.check + s.m[i % s.m.length]) | 0;
  });
}

/** One iteration of a search: copy, imagine the hidden cards, play at random to the end. */
export function searches(game: AnyGame, options: unknown): Item {
  const rng = new FastChance(SEED + 2);
  const dealer = { chance: rng, tell: null };
  const legal = new Actions();
  return onPositions('search iteration', 'iterations/s', game, options, (position, tally) => {
    const s = game.clone(position);
    game.determinize(s, game.pending(s)?.seat ?? 0, rng);
    for (;;) {
      const count = game.legal(s, legal);
      if (count === 0) break;
      game.play(s, legal.list[rng.below(count)], dealer);
    }
    fold(tally, game.hash(s));
  });
}

function onPositions(
  name: string,
  unit: string,
  game: AnyGame,
  options: unknown,
  once: (s: State, tally: Work, i: number) => void,
): Item {
  const positions = Array.from({ length: POSITIONS }, (_, i) => middleOf(game, options, SEED + i));
  return {
    name,
    unit,
    work(tally) {
      for (let i = 0; i < PORTION; i++) once(positions[tally.count++ % POSITIONS], tally, i);
    },
  };
}

function middleOf(game: AnyGame, options: unknown, seed: number): State {
  const rng = new FastChance(seed);
  const dealer = { chance: rng, tell: null };
  const legal = new Actions();
  const s = game.setup(options, dealer);
  for (let i = 0; i < OPENING; i++) {
    const count = game.legal(s, legal);
    if (count > 0) game.play(s, legal.list[rng.below(count)], dealer);
  }
  return s;
}

function fold(tally: Work, value: number): void {
  tally.check = (Math.imul(tally.check, 31) + value) | 0;
}
