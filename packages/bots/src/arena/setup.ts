/** The setup of a match: plain data, so that it can be sent to workers and saved in files. */

import { boardFromJson, createDuo } from '@tokaido/duo';
import type { Game, Result, State } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { Budget } from '../bot.ts';
import { gameKnowledge } from '../strategies/registry.ts';

export interface Setup {
  /** The game and its options in words, as in a record. */
  readonly game: string;
  readonly options: string;
  /** Another board than the usual one of Duo, as the text of its file. */
  readonly board?: string;
  /** Bots as `readBot` reads them. */
  readonly candidate: string;
  readonly against: string;
  /** The fingerprints of the nets that they read from files: a match is not continued with another net. */
  readonly nets?: readonly string[];
  /** All seats but one are the candidate's, instead of one. */
  readonly many: boolean;
  /** The bots choose their travelers themselves; otherwise the block does, the same for each seat. */
  readonly draft: boolean;
  readonly seed: string;
  /** For bots whose words give no budget of their own. */
  readonly budget: Budget;
}

type AnyGame = Game<State, unknown, unknown>;

/** By the text of the board; each has tables of its own. */
const BOARDS = new Map<string, AnyGame>();

/** Duo on the board of this text. */
export function duoOn(board: string): Result<AnyGame> {
  const known = BOARDS.get(board);
  if (known !== undefined) return ok(known);
  const read = boardFromJson(JSON.parse(board));
  if (!read.ok) return fail(read.error[0] ?? '');
  const game = createDuo(read.value);
  BOARDS.set(board, game);
  return ok(game);
}

/** The game of a match, on its board. */
export function gameOf({ game: id, board }: Setup): AnyGame {
  if (board === undefined) return gameKnowledge(id).game;
  const other = duoOn(board);
  if (!other.ok) throw new Error(other.error);
  return other.value;
}

/** The options of a match as the game understands them. */
export function optionsOf(setup: Setup): unknown {
  const game = gameOf(setup);
  const options = game.rules.parseOptions(setup.options);
  if (!options.ok) throw new Error(options.error);
  return options.value;
}

/** How many seats the game has, and so how many games a block. */
export function seatsOf(setup: Setup): number {
  const game = gameOf(setup);
  const s: State = game.setup(optionsOf(setup), { chance: { draw: firstOf }, tell: null });
  return game.rules.seats(s);
}

function firstOf(_stream: number, _index: number, low: number, high = 0): number {
  return low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high);
}
