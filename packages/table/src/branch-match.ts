/** The game of a table that branches off another one. */

import type { GameRecord, Result } from '@tokaido/kernel';
import { branchRecord, ok, recordFromText, replay } from '@tokaido/kernel';
import type { BranchStart } from './branch-start.ts';
import type { Begun } from './branching.ts';
import type { AnyGame } from './games.ts';
import type { Played, Told } from './match.ts';

/** The record of a branch that begins, and of the game that it leaves. */
export function recordsOf(start: BranchStart): Result<{
  readonly begun: GameRecord;
  readonly parent: GameRecord;
}> {
  const parent = recordFromText(start.record);
  if (!parent.ok) return parent;
  const begun = branchRecord(parent.value, start);
  return begun.ok ? ok({ begun: begun.value, parent: parent.value }) : begun;
}

/** What is wrong with a branch, in one sentence; null where it can be played. */
export function branchStartError(game: AnyGame, start: BranchStart, seats: number): string | null {
  const records = recordsOf(start);
  if (!records.ok) return records.error;
  const played = replay(game, records.value.begun);
  if (!played.ok) return played.error;
  const { state } = played.value;
  if (seats !== game.rules.seats(state)) return `the game has ${game.rules.seats(state)} seats, not ${seats}`;
  return game.isOver(state) ? 'the game is over at that move: choose an earlier one' : null;
}

export function branchMatch(game: AnyGame, start: BranchStart, n: number): Begun {
  const records = recordsOf(start);
  if (!records.ok) throw new Error(records.error);
  const { begun, parent } = records.value;
  const told: Told[] = [];
  const seats: number[] = [];
  const tell = (event: unknown, audience: number) => void told.push({ event, audience });
  const played = replay(game, begun, tell, (state) => void seats.push(game.pending(state)?.seat ?? 0));
  if (!played.ok) throw new Error(played.error);
  const { state } = played.value;
  const moves = begun.moves.map((move, i): Played => ({ ...move, seat: seats[i] ?? 0, by: 'person', n }));
  const { options, opening, branches = [] } = begun;
  const { move, seat, cards } = branches.at(-1) ?? { ...start, cards: 'dealt' as const };
  const info = { parent: start.parent, move, seat, cards, was: parent.result ?? [] };
  const branch = { branches, info };
  return {
    match: { state, options, opening, moves, barrier: moves.length, base: state, branch },
    told,
  };
}
