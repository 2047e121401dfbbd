/** Which moves get a second look by playouts, in which order, and how many playouts each. */

import type { Analysis } from '@tokaido/bots';

/** Pairs of playouts in all; about half a minute in a browser. */
const PAIRS = 600;
const MOST_MOVES = 40;
const MOST = 60;

/** As many for each of so many moves. It depends on nothing else, so that every device finds the same. */
export function playoutsEach(moves: number): number {
  return Math.min(MOST, Math.floor(PAIRS / Math.max(1, moves)));
}

/** Moves with a mark, the costliest of the game if there are very many: those of `seat` come first. */
export function markedMoves({ moves }: Pick<Analysis, 'moves'>, seat: number): readonly number[] {
  const rank = (own: number) => (own === seat ? 0 : 1);
  const costliest = moves
    .filter(({ mark }) => mark !== null)
    .toSorted((a, b) => b.pointsLost.value - a.pointsLost.value || a.move - b.move)
    .slice(0, MOST_MOVES);
  return costliest.toSorted((a, b) => rank(a.seat) - rank(b.seat)).map(({ move }) => move);
}
