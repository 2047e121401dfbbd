/** Takes what a file holds and this device lacks. */

import { deviceStorage, PREFIX } from '../app/storage.ts';
import type { ForeignGame, Taken } from '../worker/exchange.ts';
import type { ReadFile } from './data-file.ts';
import { isObject } from './is-object.ts';
import { merged } from './merge-items.ts';

/** What this device knows better: which game to go on with, and whether the browser was asked to keep everything. */
const OF_THE_DEVICE: ReadonlySet<string> = new Set(['continue', 'persistenceAsked']);
const SETTINGS = 'settings';

export interface Report {
  readonly added: number;
  readonly longer: number;
  readonly here: number;
  /** Why games were left out, and how many; `failed` ones could not be stored. */
  readonly left: Readonly<Partial<Record<LeftOut, number>>>;
  /** Other parts that were damaged. */
  readonly parts: number;
}

export type LeftOut = Exclude<Taken, 'added' | 'longer' | 'here'> | 'failed';

export interface ImportOptions {
  /** Whether the settings are taken over too. */
  readonly withSettings: boolean;
  take(game: ForeignGame): Promise<Taken>;
  restore(databases: readonly unknown[]): Promise<number>;
  tell(done: number, total: number): void;
}

export async function importAll(file: ReadFile, options: ImportOptions): Promise<Report> {
  const counts = new Map<Taken | 'failed', number>(file.lostGames > 0 ? [['broken', file.lostGames]] : []);
  for (const [i, game] of file.games.entries()) {
    options.tell(i, file.games.length);
    const taken = await options.take(game).catch((): 'failed' => 'failed');
    counts.set(taken, (counts.get(taken) ?? 0) + 1);
  }
  const lost = takeItems(file.stored, options.withSettings);
  const databases = await options.restore(file.databases).catch(() => file.databases.length);
  const {
    added = 0,
    longer = 0,
    here = 0,
    ...left
  } = Object.fromEntries(counts) as Partial<Record<Taken | 'failed', number>>;
  return { added, longer, here, left, parts: file.lostParts + lost + databases };
}

/** Returns how many could not be taken. */
function takeItems(stored: Readonly<Record<string, unknown>>, withSettings: boolean): number {
  let lost = 0;
  for (const [fullName, there] of Object.entries(stored)) {
    const name = fullName.slice(PREFIX.length);
    if (!fullName.startsWith(PREFIX) || OF_THE_DEVICE.has(name)) continue;
    if (name === SETTINGS && !withSettings) continue;
    const here = deviceStorage.get(name);
    const next = name === SETTINGS && isObject(there) ? there : merged(here, there);
    if (JSON.stringify(next) === JSON.stringify(here)) continue;
    if (deviceStorage.set(name, next).ok) follow(fullName, next);
    else lost++;
  }
  return lost;
}

/** Whoever follows the changes of other tabs follows this one too. */
function follow(key: string, value: unknown): void {
  if (typeof StorageEvent === 'function')
    dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(value) }));
}
