/** The record of a game of this device. */

import { foldTable, recordText } from '@tokaido/table';
import type { DeviceLog } from './log-store.ts';
import { LocalTableError } from './messages.ts';
import type { Store } from './store.ts';

/** As text; of a damaged game everything that is left, as JSON. */
export async function recordIn(id: string, logs: DeviceLog, store: Store): Promise<string> {
  const log = await logs.open(id);
  if (log.ok) return recordText(foldTable(log.entries));
  const entries = await store.read(id);
  if (entries.length === 0) throw new LocalTableError('no-table', 'this game is not stored on this device');
  return JSON.stringify(entries, null, 1);
}
