/** What of an analysis may be shown at a position: without spoilers nothing that lies ahead, and no sums. */

import type { MoveAnalysis, SeatAnalysis } from '@tokaido/bots';
import type { Report } from './messages.ts';

export interface Looking {
  /** The position that is looked at, the furthest that was, and the last one there is. */
  readonly at: number;
  readonly reached: number;
  readonly length: number;
  /** Whether the end of the game may be told. */
  readonly tellsEnd: boolean;
}

export interface Shown {
  /** Win shares by position, from the first on; as far as they are known and may be. */
  readonly chances: readonly (readonly number[])[];
  /** The decision that is made at this position; null where there is none, or it is not to be told yet. */
  readonly decision: MoveAnalysis | null;
  /** Whether it is kept back. */
  readonly isAhead: boolean;
  /** Decisions of which may be spoken. */
  readonly moves: readonly MoveAnalysis[];
  readonly seats: readonly SeatAnalysis[] | null;
}

export function shownOf({ analysis }: Pick<Report, 'analysis'>, looking: Looking): Shown {
  const { at, reached, length, tellsEnd } = looking;
  const { moves, end, seats, isComplete } = analysis;
  const last = tellsEnd ? length : at;
  const all = [...moves.map(({ before }) => before), ...(end === null ? [] : [end])];
  const isAhead = !tellsEnd && reached <= at;
  return {
    chances: all.slice(0, last + 1),
    decision: isAhead ? null : (moves[at] ?? null),
    isAhead: isAhead && moves[at] !== undefined,
    moves: moves.slice(0, last),
    seats: tellsEnd && isComplete ? seats : null,
  };
}

/** Where one part of the game ends and the next begins: positions by the part that ends there. */
export function partEnds(moves: readonly Pick<MoveAnalysis, 'part'>[]): readonly number[] {
  const ends: number[] = [];
  for (const [i, { part }] of moves.entries()) ends[part - 1] = i + 1;
  return Array.from(ends, (end) => end ?? 0);
}

/** Draws that changed somebody's chance beyond doubt, and by so much that it matters. */
const LEAST_LUCK = 0.05;
const SURE = 2;

export function drawsOf(moves: readonly MoveAnalysis[], seat: number): readonly MoveAnalysis[] {
  return moves.filter(({ luck, luckError }) => {
    const share = Math.abs(luck?.[seat] ?? 0);
    return share >= LEAST_LUCK && share > SURE * luckError;
  });
}

export function costlyOf(moves: readonly MoveAnalysis[], seat: number): readonly MoveAnalysis[] {
  return moves.filter((move) => move.mark !== null && (seat < 0 || move.seat === seat));
}

export const isSure = ({ value, error }: { readonly value: number; readonly error: number }) =>
  Math.abs(value) > SURE * error;
