/** The game that is played at a table: its moves, and how far back they can be undone. */

import type { Branch, Chance, Pending, State } from '@tokaido/kernel';
import { EVERYBODY, RecordingChance } from '@tokaido/kernel';
import type { By } from './entries.ts';
import type { AnyGame } from './games.ts';
import type { BranchInfo } from './table-info.ts';

/** A decision that was taken. */
export interface Played {
  readonly action: string;
  readonly outcomes: readonly string[];
  readonly seat: number;
  readonly by: By;
  /** The number of its entry. */
  readonly n: number;
}

/** Decisions that were taken back by agreement. */
export interface Rewound {
  /** The first of them, from 1. */
  readonly decision: number;
  readonly seat: number;
  readonly count: number;
}

/** A move replaces what it changes; no state, list or move that was here before is ever changed itself. */
export interface Match {
  state: State;
  readonly options: string;
  readonly opening: readonly string[];
  moves: readonly Played[];
  /** How many moves are final; those after them can be taken back. */
  barrier: number;
  /** The state after those moves. */
  base: State;
  /** Where decisions were taken back by agreement; absent where none were. */
  rewound?: readonly Rewound[];
  /** Where the game left others, and what is told of the last time; absent where it left none. */
  readonly branch?: { readonly branches: readonly Branch[]; readonly info: BranchInfo };
}

/** An event of the game and who may know it, see the kernel's `reaches`. */
export interface Told {
  readonly event: unknown;
  readonly audience: number;
}

/** Records what a game tells, and what chance brought, in words. */
function recorder(game: AnyGame, chance: Chance) {
  const recording = new RecordingChance(chance);
  const told: Told[] = [];
  return {
    told,
    dealer: {
      chance: recording,
      tell: (event: unknown, audience: number) => void told.push({ event, audience }),
    },
    outcomes: () => recording.take().map((o) => game.rules.outcomeWord(o.stream, o.value)),
  };
}

/** Sets a game up; the options and the rules version must have been checked. */
export function beginMatch(
  game: AnyGame,
  options: unknown,
  chance: Chance,
  rules: number,
): { readonly match: Match; readonly told: readonly Told[] } {
  const { dealer, told, outcomes } = recorder(game, chance);
  const state = game.setup(options, dealer, rules);
  const opening = outcomes();
  const words = game.rules.optionWords(game.rules.optionsOf(state));
  const match = { state, options: words, opening, moves: [], barrier: 0, base: state };
  return { match, told };
}

/**
 * Takes a decision. It can be taken back as long as it revealed nothing and `isOpen` is true of the next decision.
 */
export function playMove(
  game: AnyGame,
  match: Match,
  move: Omit<Played, 'outcomes'>,
  chance: Chance,
  isOpen: (next: Pending) => boolean,
): readonly Told[] {
  const action = game.rules.parse(move.action);
  if (action === null) throw new Error(`"${move.action}" in a log is no action`);
  const { dealer, told, outcomes } = recorder(game, chance);
  const state = game.clone(match.state);
  game.play(state, action, dealer);
  const drawn = outcomes();
  match.state = state;
  match.moves = match.moves.concat({ ...move, outcomes: drawn });
  const next = game.pending(state);
  const isSecret = told.some(({ audience }) => audience !== EVERYBODY);
  if (drawn.length > 0 || isSecret || next === null || !isOpen(next)) {
    match.barrier = match.moves.length;
    match.base = state;
  }
  return told;
}

/** Replays the moves after the last final one, except for the last move. None of them draws anything. */
export function takeBack(game: AnyGame, match: Match, chance: Chance): void {
  match.moves = match.moves.slice(0, -1);
  match.state = game.clone(match.base);
  for (const { action } of match.moves.slice(match.barrier)) {
    game.play(match.state, game.rules.parse(action) ?? 0, { chance, tell: null });
  }
}
