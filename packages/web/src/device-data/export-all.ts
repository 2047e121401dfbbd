/** Everything of this device as one file. */

import { storedItems } from '../app/stored-items.ts';
import type { LocalGame } from '../worker/games.ts';
import type { DeviceFile } from './data-file.ts';
import { FORMAT, VERSION } from './data-file.ts';
import type { DumpedDatabase } from './databases.ts';

/** Where everything is; tests put another in its place. */
export interface DeviceSource {
  list(): Promise<readonly LocalGame[]>;
  log(id: string): Promise<readonly unknown[]>;
  databases(): Promise<readonly DumpedDatabase[]>;
}

export async function exportAll(source: DeviceSource): Promise<string> {
  const games: DeviceFile['games'][number][] = [];
  for (const row of await source.list()) {
    // A game of which nothing is left but its name must not keep the others back.
    const entries = await source.log(row.id).catch(() => []);
    games.push({ id: row.id, row, entries });
  }
  const file: DeviceFile = {
    format: FORMAT,
    version: VERSION,
    exported: new Date().toISOString(),
    stored: storedItems(),
    games,
    databases: await source.databases(),
  };
  return `${JSON.stringify(file)}\n`;
}
