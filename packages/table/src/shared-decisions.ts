/** Decisions that only tables with several people need; a program that serves one device does without them. */

import type { CompanyCommand, EntryBody, Handlers, Made, World } from './decision.ts';
import type { Table } from './table.ts';

/** What only tables with several people need: see `shared-table-rules.ts`. */
export interface SharedDecisions {
  readonly handlers: Handlers<CompanyCommand>;
  /** Somebody other than the host asks for the start. */
  voteToStart(table: Table, key: string, world: World): Made;
  /** Who is host once the host has left; null where nobody is there to be. */
  nextHost(table: Table, world: World): EntryBody | null;
  rematchHost(table: Table, asker: string, isHere: (seat: number) => boolean): string;
}

let shared: SharedDecisions | undefined;

/** Undefined in a program that serves one device. */
export function sharedDecisions(): SharedDecisions | undefined {
  return shared;
}

export function addSharedDecisions(decisions: SharedDecisions): void {
  shared = decisions;
}

/** Who is to be the host of a rematch that somebody asks for. */
export const rematchHost: SharedDecisions['rematchHost'] = (table, asker, isHere) =>
  shared?.rematchHost(table, asker, isHere) ?? table.host;
