/** The loops that are measured: random play, the copies and views of a position, and search. */

import type { Dealer, Game, State } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import type { Item, Work } from './meter.ts';

type AnyGame = Game<State, unknown, unknown>;

const SEED = 20_12;
/** Decisions before a position counts as mid-game, and how many such positions are used in turn. */
const OPENING = 36;
const POSITIONS = 16;
/** Calls of a cheap operation in one portion. */
const PORTION = 256;

/** Whole games of random moves; `before` stands in for what a program does with the state before each move. */
export function randomPlay(
  name: string,
  game: AnyGame,
  options: unknown,
  before: (s: State) => State = (s) => s,
): Item {
  const player = new RandomPlayer(game, SEED);
  return {
    name,
    unit: 'decisions/s',
    work(tally) {
      let s = game.setup(options, player.dealer);
      while (player.canMove(s)) {
        s = before(s);
        player.move(s);
        tally.count++;
      }
      fold(tally, game.hash(s));
    },
  };
}

/** The same games with the state copied by `structuredClone` before each move, as reducers do. */
export function structuredPlay(name: string, game: AnyGame, options: unknown): Item {
  return randomPlay(name, game, options, (s) => game.rules.wrap(structuredClone(s.m)));
}

export function clones(game: AnyGame, options: unknown): Item {
  return onPositions('clone', 'clones/s', game, options, (s, tally, i) => {
    const copy = game.clone(s);
    tally.check = (tally.check + (copy.m[i % copy.m.length] ?? 0)) | 0;
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
    tally.check = (tally.check + (s.m[i % s.m.length] ?? 0)) | 0;
  });
}

/** One iteration of a search: copy, imagine the hidden cards, play at random to the end. */
export function searches(game: AnyGame, options: unknown): Item {
  const player = new RandomPlayer(game, SEED + 2);
  return onPositions('search iteration', 'iterations/s', game, options, (position, tally) => {
    const s = game.clone(position);
    game.determinize(s, game.pending(s)?.seat ?? 0, player.rng);
    while (player.canMove(s)) player.move(s);
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
      for (let i = 0; i < PORTION; i++) {
        const s = positions[tally.count++ % POSITIONS];
        if (s !== undefined) once(s, tally, i);
      }
    },
  };
}

function middleOf(game: AnyGame, options: unknown, seed: number): State {
  const player = new RandomPlayer(game, seed);
  const s = game.setup(options, player.dealer);
  for (let i = 0; i < OPENING && player.canMove(s); i++) player.move(s);
  return s;
}

/** Chooses among the legal actions by chance. */
class RandomPlayer {
  readonly rng: FastChance;
  readonly dealer: Dealer;
  private readonly game: AnyGame;
  private readonly legal = new Actions();
  private count = 0;

  constructor(game: AnyGame, seed: number) {
    this.game = game;
    this.rng = new FastChance(seed);
    this.dealer = { chance: this.rng, tell: null };
  }

  canMove(s: State): boolean {
    this.count = this.game.legal(s, this.legal);
    return this.count > 0;
  }

  /** Plays one of the actions that `canMove` has found. */
  move(s: State): void {
    const action = this.legal.list[this.rng.below(this.count)];
    if (action !== undefined) this.game.play(s, action, this.dealer);
  }
}

function fold(tally: Work, value: number): void {
  tally.check = (Math.imul(tally.check, 31) + value) | 0;
}
