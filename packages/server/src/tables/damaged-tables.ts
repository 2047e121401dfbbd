/** Tables that cannot be read are set aside, so that no clock and no list is held up by them, and logged once. */

import type { Log } from '../log.ts';
import { errorText } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { DamagedTable } from './damaged-table.ts';
import { tableHash } from './secrets.ts';

export class DamagedTables {
  private readonly store: Store;
  private readonly log: Log;
  private readonly logged = new Set<string>();

  constructor(store: Store, log: Log) {
    this.store = store;
    this.log = log;
  }

  async setAside(id: string, { message }: DamagedTable, now: number): Promise<void> {
    const table = tableHash(id);
    if (!this.logged.has(table)) this.log.error({ table, why: message }, 'a damaged table is set aside');
    this.logged.add(table);
    try {
      await this.store.setAside(id, message, now);
    } catch (error) {
      this.log.error({ table, error: errorText(error) }, 'a damaged table could not be set aside');
    }
  }
}
