/** The table of a daily road: how its log begins. The travelers are taken from those dealt, so that everybody has the same. */

import { applyEntry } from './apply-entry.ts';
import { legalWords } from './check-action.ts';
import type { DailyRoad } from './daily-road.ts';
import { dailyTraveler, takesTraveler } from './daily-start.ts';
import type { Entry } from './entries.ts';
import { foldTable } from './log.ts';
import { openingEntries } from './opening.ts';
import type { Plan } from './plan.ts';
import type { Table } from './table.ts';
import { pendingOf } from './table.ts';

interface Opened {
  readonly id: string;
  readonly at: number;
  /** Of whoever walks. */
  readonly key: string;
  readonly name: string;
}

function planOf({ game, options, seats }: DailyRoad): Plan {
  return {
    game,
    options,
    seats: seats.map((level) => (level === null ? { kind: 'open' } : { kind: 'bot', level })),
    pace: { kind: 'none' },
    listed: false,
    chat: false,
    takeover: false,
    level: 'porter',
  };
}

/** The first entries of its log, and the table that they make. The rules of the game must have been added. */
export function dailyTable(
  road: DailyRoad,
  { id, at, key, name }: Opened,
): { readonly entries: readonly Entry[]; readonly table: Table } {
  const { seats, secret, rules } = road;
  const places = seats.map((level) => (level === null ? { key, name } : { key: '', name: '' }));
  const entries: Entry[] = [
    ...openingEntries({ plan: planOf(road), host: { key, name, bytes: '' }, places }, { id, secret, at }),
    { kind: 'began', at, mix: seats.map(() => ''), rules },
  ];
  const table = foldTable(entries);
  for (;;) {
    const pending = pendingOf(table);
    if (pending === null || !takesTraveler(pending)) return { entries, table };
    const { seat } = pending;
    const action = dailyTraveler(road, seat, legalWords(table));
    const by = seat === road.seat ? 'person' : 'bot';
    const entry: Entry = { kind: 'acted', at, seat, action, by };
    entries.push(entry);
    applyEntry(table, entry);
  }
}
