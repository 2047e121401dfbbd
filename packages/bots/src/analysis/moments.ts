/** The three moments of a seat's game: the costliest decision, the best one, the luckiest draw. */

import type { Analysis, Estimate, MoveAnalysis } from './analysis.ts';
import { isSure } from './marks.ts';

export interface Moment {
  readonly move: MoveAnalysis;
  /** Points lost, points ahead of the next best action, or win share that was drawn. */
  readonly worth: Estimate;
}

/** Null where there was none that is beyond doubt. */
export interface ThreeMoments {
  readonly costliest: Moment | null;
  readonly best: Moment | null;
  readonly luckiest: Moment | null;
}

export function threeMoments({ moves }: Analysis, seat: number): ThreeMoments {
  const own = moves.filter((move) => move.seat === seat);
  return {
    costliest: most(own, ({ pointsLost }) => pointsLost),
    best: most(own, ({ ahead }) => ahead),
    luckiest: most(own, ({ luck, luckError }) =>
      luck === null ? null : { value: luck[seat], error: luckError },
    ),
  };
}

function most(
  moves: readonly MoveAnalysis[],
  worthOf: (move: MoveAnalysis) => Estimate | null,
): Moment | null {
  let found: Moment | null = null;
  for (const move of moves) {
    const worth = worthOf(move);
    if (worth === null || !isSure(worth) || worth.value <= (found?.worth.value ?? 0)) continue;
    found = { move, worth };
  }
  return found;
}
