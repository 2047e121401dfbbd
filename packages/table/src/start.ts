/** The start of the game at a table. */

import type { EntryOf } from './entries.ts';
import { beganEntry } from './opening.ts';
import { planError } from './plan-error.ts';
import type { Refusal } from './refuse.ts';
import { refuse } from './refuse.ts';
import type { Table } from './table.ts';
import { gameAt, seatsInPlay } from './table.ts';

/** The beginning of the game, or why it cannot begin. */
export function startEntry(table: Table, now: number): EntryOf<'began'> | Refusal {
  const { minSeats } = gameAt(table);
  const seats = seatsInPlay(table);
  if (seats.length < minSeats) return refuse('not-now', `at least ${minSeats} players are needed`);
  const error = planError(table.plan, seats.length);
  if (error !== null) return refuse('bad-plan', error);
  return beganEntry(
    table.plan,
    seats.map(({ bytes }) => bytes),
    now,
  );
}
