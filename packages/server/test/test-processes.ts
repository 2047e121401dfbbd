/** Several processes on one store in memory. Tables go by a clock of our own, registries by timers that are advanced. */

import { vi } from 'vitest';
import { MemoryData, openMemory } from '../src/store/testkit/memory.ts';
import type { TableRegistry, TableRegistryOptions } from '../src/tables/table-registry.ts';
import { newRegistry } from './registry-kit.ts';

export class TestProcesses {
  data = new MemoryData();
  now = 0;
  readonly running: TableRegistry[] = [];

  /** For `beforeEach`. */
  begin(): void {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    this.data = new MemoryData();
    this.now = 1_700_000_000_000;
  }

  /** For `afterEach`. */
  async end(): Promise<void> {
    await Promise.all(this.running.splice(0).map((registry) => registry.stop()));
    vi.useRealTimers();
  }

  async start(
    name: string,
    store = openMemory(this.data),
    more: Partial<TableRegistryOptions> = {},
  ): Promise<TableRegistry> {
    const registry = newRegistry(store, { name, now: () => this.now, ...more });
    this.running.push(registry);
    await registry.start();
    return registry;
  }
}
