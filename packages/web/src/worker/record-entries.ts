/**
 * A log made of the record of a finished game, which knows the seed of its shuffle. Version 0.1.0 exported games as
 * records; who sat at the table is in the row beside it.
 */

import type { GameRecord } from '@tokaido/kernel';
import { recordFromText } from '@tokaido/kernel';
import type { Entry, Table } from '@tokaido/table';
import { applyEntry, foldTable, pendingOf, recordOf } from '@tokaido/table';
import type { ForeignGame } from './exchange.ts';
import type { LocalGame, LocalSetup } from './games.ts';
import { firstEntries, openingOf, readRow } from './games.ts';
import { loadRules } from './load-rules.ts';

/** An empty list where it is no such record. */
export async function entriesOfRecord({
  id,
  row,
  record: text = '',
  board,
}: ForeignGame): Promise<readonly unknown[] | 'unfinished'> {
  // Of a damaged game, everything that was left of it.
  if (text.startsWith('[')) return parsed(text);
  const record = recordFromText(text);
  if (!record.ok) return [];
  const { seed, result } = record.value;
  if (seed === null || result === null) return 'unfinished';
  const opening = openingOf(setupOf(readRow(id, row), record.value, board));
  await loadRules(opening.plan);
  try {
    return played(record.value, readRow(id, row), opening, seed);
  } catch {
    // Whatever does not fit together, the fold stumbles over it.
    return [];
  }
}

function played(
  record: GameRecord,
  { id, begun, touched }: LocalGame,
  opening: ReturnType<typeof openingOf>,
  secret: string,
): readonly Entry[] {
  const { mix, version: rules } = record;
  const began = mix.length === opening.places.length ? { rules, mix } : { rules };
  const entries = firstEntries(opening, { id, secret, at: begun, began });
  const table = foldTable(entries);
  for (const { action } of record.moves) {
    const seat = pendingOf(table)?.seat ?? -1;
    const by = table.seats[seat]?.kind === 'bot' ? 'bot' : 'person';
    const entry: Entry = { kind: 'acted', at: touched, seat, action, by };
    entries.push(entry);
    applyEntry(table, entry);
  }
  return isSame(table, record) ? entries : [];
}

/** The seed must bring the cards that the record tells of. */
function isSame(table: Table, { opening, moves, result }: GameRecord): boolean {
  const again = recordOf(table);
  return (
    JSON.stringify([again.opening, again.moves, again.result]) === JSON.stringify([opening, moves, result])
  );
}

function setupOf({ seats }: LocalGame, record: GameRecord, board: string | undefined): LocalSetup {
  const isOnAnother = / hash=/.test(` ${record.options}`);
  return {
    game: record.game,
    options: record.options.replace(/^players=\d+ ?/, ''),
    ...(isOnAnother && { board }),
    seats: seats.map(({ kind, name, level }, seat) => {
      if (kind === 'person') return { kind: 'me', name };
      const temper = record.seats[seat]?.split('+')[1];
      return { kind: 'bot', name, level, ...(temper !== undefined && { temper }) };
    }),
  };
}

function parsed(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
