/**
 * What an analysis says of my decisions, part by part of the road: at most five lines of squares. All that was decided
 * in one move, such as a stop and what was bought there, is one square.
 */

import type { Analysis } from '@tokaido/bots';
import type { PartOfRoad } from './days.ts';

/** A text must stay short enough to be passed on. */
const MOST_PARTS = 5;

/** What is asked of the game that was played. */
export interface PlayedRoad {
  /** My points after so many moves of the record. */
  pointsAfter(moves: number): number;
  /** Whether this move of the record begins something new, rather than going on with what I was at. */
  begins(move: number): boolean;
}

export function partsOfRoad(
  { moves }: Pick<Analysis, 'moves'>,
  seat: number,
  road: PlayedRoad,
): readonly PartOfRoad[] {
  const own = moves.filter((move) => move.seat === seat && move.candidates.length > 1);
  const each = Math.max(1, Math.ceil((own.at(-1)?.part ?? 1) / MOST_PARTS));
  const parts = new Map<number, { readonly lost: number[]; move: number }>();
  let before = -2;
  for (const { part, pointsLost, move } of own) {
    const at = Math.floor((part - 1) / each);
    const found = parts.get(at) ?? { lost: [], move };
    parts.set(at, found);
    const isSame = found.lost.length > 0 && before === move - 1 && !road.begins(move);
    const loss = lossOf(pointsLost);
    if (isSame) found.lost.push((found.lost.pop() ?? 0) + loss);
    else found.lost.push(loss);
    found.move = move;
    before = move;
  }
  const list = [...parts.values()];
  return list.map(({ lost, move }, i) => {
    // What follows my last decision of a part, such as a meal or the end, belongs to it.
    const next = own.find((later) => later.move > move)?.move ?? moves.length;
    const points = road.pointsAfter(i === list.length - 1 ? moves.length : next);
    return { points, losses: lost.map(squareOf).join('') };
  });
}

/** Below two standard errors, or a twentieth of a point, nobody can tell a choice from the best. */
function lossOf({ value, error }: { readonly value: number; readonly error: number }): number {
  return value < 2 * error || value < 0.05 ? 0 : value;
}

function squareOf(lost: number): string {
  if (lost === 0) return '0';
  return lost < 1 ? '1' : '2';
}
