/** Tables that cannot be read are set aside, so that no clock and no list is held up by them, and logged once. */

import type { Log } from '../log.ts';
import { errorText } from '../log.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import { DamagedTable } from './damaged-table.ts';
import { tableHash } from './secrets.ts';

export class DamagedTables {
  private readonly store: Store;
  private readonly log: Log;
  private readonly now: () => number;
  private readonly logged = new Set<string>();

  constructor(store: Store, log: Log, now: () => number) {
    this.store = store;
    this.log = log;
    this.now = now;
  }

  /** What was read of a table; rejected with a `DamagedTable` where the log is there and makes no sense. */
  async guard<T>(id: string, reading: Promise<T>): Promise<T> {
    try {
      return await reading;
    } catch (error) {
      if (error instanceof StoreError) throw error;
      // Another error may quote the entry, and with it a secret.
      const damage = error instanceof DamagedTable ? error : new DamagedTable('its log cannot be read');
      await this.setAside(id, damage);
      throw damage;
    }
  }

  private async setAside(id: string, { message }: DamagedTable): Promise<void> {
    const table = tableHash(id);
    if (!this.logged.has(table)) this.log.error({ table, why: message }, 'a damaged table is set aside');
    this.logged.add(table);
    try {
      await this.store.setAside(id, message, this.now());
    } catch (error) {
      this.log.error({ table, error: errorText(error) }, 'a damaged table could not be set aside');
    }
  }
}
