/** One registry on a store in a folder, by a clock of our own; it can be stopped and started again. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Room } from '@tokaido/table';
import type { Bots } from '../src/bots/pool.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';
import { newRegistry } from './registry-kit.ts';

interface Parts {
  readonly store: Store;
  readonly registry: TableRegistry;
}

export class RestartingRegistry {
  now = 0;
  private folder = '';
  private readonly bots: Bots;
  private running: Parts | undefined;

  constructor(bots: Bots) {
    this.bots = bots;
  }

  get registry(): TableRegistry {
    return this.parts().registry;
  }

  get store(): Store {
    return this.parts().store;
  }

  /** For `beforeEach`. */
  async begin(): Promise<void> {
    this.folder = mkdtempSync(join(tmpdir(), 'tokaido-registry-'));
    this.now = 1_700_000_000_000;
    await this.start();
  }

  /** For `afterEach`. */
  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async start(): Promise<void> {
    const store = await openStore(this.folder);
    const registry = newRegistry(store, { bots: this.bots, now: () => this.now });
    this.running = { store, registry };
    await registry.start();
  }

  async stop(): Promise<void> {
    await this.running?.registry.stop();
    await this.running?.store.close();
    this.running = undefined;
  }

  /** The room of the same table after a restart. */
  async again(room: Room): Promise<Room> {
    const found = await this.registry.find(room.table.id);
    if (found === null) throw new Error('the table is gone');
    return found;
  }

  private parts(): Parts {
    if (this.running === undefined) throw new Error('it does not run');
    return this.running;
  }
}
