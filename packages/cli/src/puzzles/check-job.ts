/** One puzzle for bots to solve. */

import type { Puzzle } from '@tokaido/bots';
import { solvedShare } from '@tokaido/bots';
import type { Result, View } from '@tokaido/kernel';
import { fail, ok, recordFromCompact, replay } from '@tokaido/kernel';
import { findGame } from '../games/game-list.ts';

export interface CheckJob {
  /** Bots as `readBot` reads them. */
  readonly check: readonly string[];
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly tries: number;
}

/** By bot, the share of tries that solve it. */
export function checkJob({ check, game: id, puzzle, tries }: CheckJob): number[] {
  const view = viewOf(id, puzzle);
  const game = findGame(id)?.game;
  if (!view.ok || game === undefined) throw new Error(`puzzle ${puzzle.id} cannot be played`);
  return check.map((bot) => solvedShare(game, view.value, puzzle, bot, tries));
}

/** What the seat of a puzzle may know. */
export function viewOf(id: string, puzzle: Pick<Puzzle, 'record' | 'seat'>): Result<View> {
  const game = findGame(id)?.game;
  if (game === undefined) return fail(`unknown game "${id}"`);
  const record = recordFromCompact(game, puzzle.record);
  if (!record.ok) return record;
  const played = replay(game, record.value);
  return played.ok ? ok(game.observe(played.value.state, puzzle.seat)) : played;
}
