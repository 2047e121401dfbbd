/** The setup of a match: plain data, so that it can be sent to workers and saved in files. */

import type { State } from '@tokaido/kernel';
import type { Budget } from '../bot.ts';
import { gameKnowledge } from '../strategies/registry.ts';

export interface Setup {
  /** The game and its options in words, as in a record. */
  readonly game: string;
  readonly options: string;
  /** Bots as `readBot` reads them. */
  readonly candidate: string;
  readonly against: string;
  /** All seats but one are the candidate's, instead of one. */
  readonly many: boolean;
  /** The bots choose their travelers themselves; otherwise the block does, the same for each seat. */
  readonly draft: boolean;
  readonly seed: string;
  /** For bots whose words give no budget of their own. */
  readonly budget: Budget;
}

/** The options of a match as the game understands them. */
export function optionsOf(setup: Setup): unknown {
  const { game } = gameKnowledge(setup.game);
  const options = game.rules.parseOptions(setup.options);
  if (!options.ok) throw new Error(options.error);
  return options.value;
}

/** How many seats the game has, and so how many games a block. */
export function seatsOf(setup: Setup): number {
  const { game } = gameKnowledge(setup.game);
  const s: State = game.setup(optionsOf(setup), { chance: { draw: firstOf }, tell: null });
  return game.rules.seats(s);
}

function firstOf(_stream: number, _index: number, low: number, high = 0): number {
  return low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high);
}
