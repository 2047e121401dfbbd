/** What moves the tables of a process when no person does. */

import { Mover } from '@tokaido/table';
import type { Bots } from '../bots/pool.ts';
import type { HeldTable } from './process-hints.ts';

export function newMover(
  { bots, botPause }: { readonly bots: Bots; readonly botPause: number },
  held: ReadonlyMap<string, HeldTable>,
  now: () => number,
  failed: (error: unknown) => void,
): Mover {
  return new Mover({
    now,
    // A table that waits for its clock must not keep the process alive.
    later: (ms, then) => void setTimeout(then, ms).unref(),
    think: (table, seat, bot, seed) =>
      bots.decide(table, seat, bot, seed, held.get(table.id)?.origin ?? table.id),
    undoWait: () => botPause,
    mayMove: () => true,
    failed,
  });
}
