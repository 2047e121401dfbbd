/** `tokaido tables`: what a server has stored, which tables were set aside because they are damaged, and what to do. */

import { versionError } from '@tokaido/kernel';
import type { Flags, Inspection, StoredTables } from '@tokaido/server';
import { inspectTable, openStoredTables, readSetting, SETTINGS, tableHash } from '@tokaido/server';
import { FAILED, OK, oneLine, printError } from '../exit.ts';
import { findGame } from '../games/game-list.ts';

export function listTables(flags: Flags): Promise<number> {
  return withStore(flags, async (store) => {
    const { tables, entries, bytes, rules } = await store.counts();
    print(`Tables: ${tables}. Entries: ${entries}. On the disk: ${Math.ceil(bytes / 1024)} KiB.`);
    for (const { game, version, tables: begun } of rules) {
      const error = versionErrorOf(game, version);
      print(
        `Games of ${game} by rules version ${version}: ${begun}${error === null ? '.' : `. Each is refused: ${error}.`}`,
      );
    }
    const aside = await store.asideTables();
    if (aside.length === 0) print('No table is set aside.');
    else print(`${aside.length} set aside, since they cannot be read:`);
    for (const { table, why, at } of aside)
      print(`${table}  since ${time(at)}, in the log as ${tableHash(table)}: ${why}`);
    return OK;
  });
}

export function showTable(id: string, flags: Flags): Promise<number> {
  return withStore(flags, async (store) => {
    const found = await inspectTable(store, id);
    if (found === null) return noTable(id);
    const aside = (await store.asideTables()).find(({ table }) => table === id);
    for (const [name, value] of describe(id, found)) print(`${name.padEnd(12)}${value}`);
    print(`set aside   ${aside === undefined ? 'no' : `since ${time(aside.at)}: ${aside.why}`}`);
    return found.damage === null ? OK : FAILED;
  });
}

export function retryTable(id: string, flags: Flags): Promise<number> {
  return withStore(flags, async (store) => {
    const found = await inspectTable(store, id);
    if (found === null) return noTable(id);
    if (found.damage !== null) {
      printError(`table ${id} still cannot be read (${found.damage}): put its rows back from a backup first`);
      return FAILED;
    }
    if (!(await store.restore(id))) return printError(`table ${id} is not set aside; see tokaido tables`);
    print(`Table ${id} is in service again.`);
    return OK;
  });
}

function describe(id: string, { entries, damage, snapshot, phase, touched }: Inspection): [string, string][] {
  const snapshots = {
    none: 'none',
    fits: 'fits the log',
    unusable: 'cannot be used; it is rebuilt when the table is opened',
  };
  return [
    ['table', id],
    ['in the log', tableHash(id)],
    ['entries', `${entries}`],
    ['log', damage ?? 'can be read'],
    ['snapshot', snapshots[snapshot]],
    ['phase', phase ?? 'unknown'],
    ['last entry', touched === null ? 'unknown' : time(touched)],
  ];
}

async function withStore(flags: Flags, use: (store: StoredTables) => Promise<number>): Promise<number> {
  const data = readSetting(SETTINGS.data, flags, process.env);
  if (!data.ok) return printError(data.error);
  const database = readSetting(SETTINGS.database, flags, process.env);
  if (!database.ok) return printError(database.error);
  try {
    const store = await openStoredTables(database.value || data.value);
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return FAILED;
  }
}

/** Why games under these rules cannot be opened; null when they can. */
function versionErrorOf(game: string, version: number): string | null {
  const found = findGame(game);
  return found === undefined ? `this program does not know ${game}` : versionError(found.game, version);
}

const noTable = (id: string) => printError(`there is no table ${id}; its id is the end of its link`);

/** A damaged entry may have no time that a calendar knows. */
function time(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? 'unknown' : date.toISOString();
}

function print(line: string): void {
  process.stdout.write(`${oneLine(line)}\n`);
}
