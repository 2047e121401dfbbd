/** Before the game each person may choose the color and shape by which their seat is known, among those that are free. */

import { gameOf } from './games.ts';
import type { Plan } from './plan.ts';
import type { Refused } from './refused.ts';

/** What matters here of a seat and of a table. */
interface ColoredSeat {
  readonly kind: string;
  readonly color: number;
}

interface ColoredTable {
  readonly plan: Plan;
  readonly phase: string;
  readonly seats: readonly ColoredSeat[];
}

/** The colors that there are at a table: five in Tokaido, the two of the box in Duo. */
export function colorsAt({ plan }: Pick<ColoredTable, 'plan'>): number[] {
  const { colors, maxSeats } = gameOf(plan);
  return Array.from({ length: maxSeats }, (_, seat) => colors?.[seat] ?? seat);
}

/** Why somebody cannot have a color; null when they can. Only people keep theirs: bots and empty seats take another. */
export function colorRefusal(table: ColoredTable, seat: number, color: number): Refused | null {
  if (table.phase !== 'lobby') return { code: 'not-now', message: 'the game has begun' };
  if (!colorsAt(table).includes(color)) return { code: 'not-now', message: 'this game has no such color' };
  const isTaken = table.seats.some(
    (other, i) => i !== seat && other.color === color && other.kind === 'person',
  );
  return isTaken ? { code: 'color-taken', message: 'somebody else at the table has that color' } : null;
}

/** The seats, one of them in another color. Whoever had it takes that of the seat, so that no two are alike. */
export function recolored<S extends ColoredSeat>(seats: readonly S[], seat: number, color: number): S[] {
  const before = seats[seat]?.color ?? color;
  return seats.map((other, i) => {
    if (i === seat) return { ...other, color };
    return other.color === color ? { ...other, color: before } : other;
  });
}
