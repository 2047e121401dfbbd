/**
 * Tables that cannot be read are set aside, so that no clock and no list is held up by them, and logged once. Those of
 * rules that this program does not play are only logged: another version of the program opens them.
 */

import { UnplayableRules } from '@tokaido/table';
import type { Log } from '../log.ts';
import { errorText } from '../log.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import { DamagedTable, refusalOfTable } from './damaged-table.ts';
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

  /**
   * What was read of a table; rejected with a `DamagedTable` where the log is there and makes no sense, and with an
   * `UnplayableRules` where this program cannot go on with it.
   */
  async guard<T>(id: string, reading: Promise<T>): Promise<T> {
    try {
      return await reading;
    } catch (error) {
      if (error instanceof StoreError) throw error;
      if (error instanceof UnplayableRules) {
        this.logOnce(id, refusalOfTable(error)?.message ?? '', 'a table cannot be opened');
        throw error;
      }
      // Another error may quote the entry, and with it a secret.
      const damage = error instanceof DamagedTable ? error : new DamagedTable('its log cannot be read');
      await this.setAside(id, damage);
      throw damage;
    }
  }

  private async setAside(id: string, { message }: DamagedTable): Promise<void> {
    this.logOnce(id, message, 'a damaged table is set aside');
    try {
      await this.store.setAside(id, message, this.now());
    } catch (error) {
      this.log.error(
        { table: tableHash(id), error: errorText(error) },
        'a damaged table could not be set aside',
      );
    }
  }

  private logOnce(id: string, why: string, what: string): void {
    const table = tableHash(id);
    if (!this.logged.has(table)) this.log.error({ table, why }, what);
    this.logged.add(table);
  }
}
