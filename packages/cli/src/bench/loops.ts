/** The loops that are measured: random play, the copies and views of a position, search, and what a net values. */

import { evaluatorFor } from '@tokaido/bots';
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

/** Whole games of random moves. */
export function randomPlay(name: string, game: AnyGame, options: unknown): Item {
  const player = randomPlayer(SEED);
  return {
    name,
    unit: 'decisions/s',
    work(tally) {
      const s = game.setup(options, player.dealer);
      tally.count += playMoves(game, s, player);
      fold(tally, game.hash(s));
    },
  };
}

/** The same games with the state copied by `structuredClone` before each move, as reducers do. */
export function structuredPlay(name: string, game: AnyGame, options: unknown): Item {
  const player = randomPlayer(SEED);
  return {
    name,
    unit: 'decisions/s',
    work(tally) {
      let s = game.setup(options, player.dealer);
      for (let moves = 1; moves > 0; ) {
        s = game.rules.wrap(structuredClone(s.m));
        moves = playMoves(game, s, player, 1);
        tally.count += moves;
      }
      fold(tally, game.hash(s));
    },
  };
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
  const player = randomPlayer(SEED + 2);
  return onPositions('search iteration', 'iterations/s', game, options, (position, tally) => {
    const s = game.clone(position);
    game.determinize(s, game.pending(s)?.seat ?? 0, player.rng);
    playMoves(game, s, player);
    fold(tally, game.hash(s));
  });
}

/**
 * What a net values: every action along random games, from what differs to the position it looked at before, or anew.
 */
export function evaluations(name: string, game: AnyGame, options: unknown, anew: boolean): Item[] {
  const evaluator = evaluatorFor(game, options);
  if (!evaluator.ok) return [];
  const { value } = evaluator;
  const player = randomPlayer(SEED + 3);
  const { legal } = player;
  const work = (tally: Work) => {
    const s = game.setup(options, player.dealer);
    do {
      // Where only one action is open, nothing is valued.
      const count = game.legal(s, legal) > 1 ? legal.count : 0;
      const seat = game.rules.frames.seat(s);
      for (let i = 0; i < count; i++) {
        if (anew) value.net.forget();
        fold(tally, Math.floor(1e6 * value.value(s, seat, legal.list[i] ?? 0)));
        tally.count++;
      }
    } while (playMoves(game, s, player, 1) > 0);
  };
  return [{ name, unit: 'actions/s', work }];
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
  const player = randomPlayer(seed);
  const s = game.setup(options, player.dealer);
  playMoves(game, s, player, OPENING);
  return s;
}

/** What random play needs; made once, since the loops are measured. */
interface RandomPlayer {
  readonly rng: FastChance;
  readonly dealer: Dealer;
  readonly legal: Actions;
}

function randomPlayer(seed: number): RandomPlayer {
  const rng = new FastChance(seed);
  return { rng, dealer: { chance: rng, tell: null }, legal: new Actions() };
}

/** More moves than any game has. */
const ALL = 1_000_000;

/** Plays up to `most` random moves; returns how many there were. */
function playMoves(game: AnyGame, s: State, { rng, dealer, legal }: RandomPlayer, most = ALL): number {
  for (let moves = 0; moves < most; moves++) {
    const count = game.legal(s, legal);
    if (count === 0) return moves;
    const action = legal.list[rng.below(count)];
    if (action !== undefined) game.play(s, action, dealer);
  }
  return most;
}

function fold(tally: Work, value: number): void {
  tally.check = (Math.imul(tally.check, 31) + value) | 0;
}
