/** Which moves get a second look by playouts, in which order, and how many playouts each. */

import type { Analysis } from '@tokaido/bots';

/** Pairs of playouts in all; about half a minute in a browser. */
const PAIRS = 600;
const FEWEST = 12;
const MOST = 60;

/** As many for each of so many moves. It depends on nothing else, so that every device finds the same. */
export function playoutsEach(moves: number): number {
  return Math.min(MOST, Math.max(FEWEST, Math.floor(PAIRS / Math.max(1, moves))));
}

/** Moves with a mark: those of `seat` first, the costliest before the others. */
export function markedMoves({ moves }: Pick<Analysis, 'moves'>, seat: number): readonly number[] {
  const rank = (own: number) => (own === seat ? 0 : 1);
  return moves
    .filter(({ mark }) => mark !== null)
    .toSorted((a, b) => rank(a.seat) - rank(b.seat) || b.pointsLost.value - a.pointsLost.value)
    .map(({ move }) => move);
}
