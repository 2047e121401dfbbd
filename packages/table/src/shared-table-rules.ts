/**
 * What only tables with several people need: a host that changes, a start by vote, undo by agreement; and what such a
 * table does by itself. A program that serves one device does without, so that its first move need not wait for it.
 */

import { addSharedEntries } from './apply-entry.ts';
import type { EntryBody, World } from './decision.ts';
import { MANY_ENTRIES } from './decision.ts';
import type { Entry } from './entries.ts';
import { applyHost, closeTable, handOver, hostEntry, hostToBe, rematchHost } from './hosts.ts';
import { applyReadmission, readmitGuest, removeGuest } from './removed-guests.ts';
import { addSharedDecisions } from './shared-decisions.ts';
import { startByVote, voteToStart } from './start-vote.ts';
import type { Table } from './table.ts';
import { seatAt, seatOfKey } from './table.ts';
import { answerUndo, applyUndo, askUndo, overdueUndo, rewind } from './undo-request.ts';

/** To be called before the first table is read. */
export function addSharedTableRules(): void {
  addSharedEntries({
    apply(table, seat, says, at) {
      if ('host' in says) applyHost(table, seat);
      else if ('start' in says) seatAt(table, seat).start = true;
      else if ('readmit' in says) applyReadmission(table, says.readmit);
      else if ('close' in says) Object.assign(table, { closed: true, deadline: null, asking: undefined });
      else applyUndo(table, seat, says, at);
    },
    rewind,
  });
  addSharedDecisions({
    handlers: {
      host: handOver,
      remove: removeGuest,
      readmit: readmitGuest,
      close: closeTable,
      'ask-undo': askUndo,
      'answer-undo': answerUndo,
    },
    voteToStart,
    rematchHost,
    nextHost(table, world) {
      const next = hostToBe(table, world, true);
      return next < 0 ? null : hostEntry(table, next);
    },
  });
}

/** What a table does although nobody asks for it now: it is asked every second, and after every entry. */
export function entryByItself(table: Table, world: World): Entry | null {
  if (table.closed) return null;
  // Bots wait for the end of a question, so it must end in the longest log too.
  const body = overdueUndo(table, world) ?? (table.n < MANY_ENTRIES ? changeOfHost(table, world) : null);
  return body === null ? null : { ...body, at: world.now };
}

function changeOfHost(table: Table, world: World): EntryBody | null {
  const next = hostToBe(table, world, seatOfKey(table, table.host) < 0);
  return next < 0 ? startByVote(table, world) : hostEntry(table, next);
}
