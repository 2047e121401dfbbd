/** A table as the list of open tables shows it: who is there, how far it has come, and what a stranger can do there. */

import * as z from 'zod/mini';
import type { Presence } from './audience.ts';
import type { Table } from './table.ts';
import { gameAt } from './table.ts';
import { TableInfo } from './table-info.ts';
import { infoOf } from './tell.ts';

export const OpenTable = z.strictObject({
  ...TableInfo.shape,
  /** `sit` down before the game, take a bot's seat at the next `inn`, or only `watch`. */
  offer: z.enum(['sit', 'inn', 'watch']),
  /** Seats that a stranger may take. */
  free: z.int(),
  /** People on a seat who are connected now. */
  here: z.int(),
  /** People who watch. */
  watching: z.int(),
  /** The level of the bots that fill open seats. */
  level: z.string(),
  /** The leg of the hindmost traveler, or the turn of Duo; 0 before the game. */
  stage: z.int(),
  /** When it was opened, in milliseconds since 1970. */
  opened: z.int(),
});
export type OpenTable = z.infer<typeof OpenTable>;

/** Null where it does not belong in the list. A long board is told at the table itself, and so is who was removed. */
export function openTableOf(table: Table, presence: Presence): OpenTable | null {
  const { plan, phase, seats, closed = false } = table;
  if (!plan.listed || closed || phase === 'over') return null;
  const takes = phase === 'lobby' ? 'open' : 'bot';
  const isOpen = phase === 'lobby' || plan.takeover;
  const free = isOpen ? seats.filter(({ kind }) => kind === takes).length : 0;
  if (phase === 'lobby' && free === 0) return null;
  const { board: _board, removed: _removed, ...info } = infoOf(table);
  return {
    ...info,
    bytes: [],
    offer: phase === 'lobby' ? 'sit' : free > 0 ? 'inn' : 'watch',
    free,
    here: seats.filter(({ kind }, seat) => kind === 'person' && presence.isHere(seat)).length,
    watching: presence.watching?.() ?? 0,
    level: plan.level,
    stage: stageOf(table),
    opened: table.opened,
  };
}

function stageOf(table: Table): number {
  const { match, seats } = table;
  if (match === null) return 0;
  return Math.min(...seats.map((_, seat) => gameAt(table).stage(match.state, seat)));
}
