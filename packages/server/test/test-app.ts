/** The HTTP side of a server without a network, around a registry and a store of the test's own. */

import type { FastifyInstance } from 'fastify';
import type { AppSettings } from '../src/http/app.ts';
import { makeApp } from '../src/http/app.ts';
import { DeviceCodes } from '../src/http/device-codes.ts';
import { LongPolls } from '../src/http/long-polls.ts';
import { makeLog } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import { makeAddressOf } from '../src/net/address.ts';
import { Rates, UNLIMITED_RATES } from '../src/net/limits.ts';
import type { Store } from '../src/store/store.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';

export function testApp(
  registry: TableRegistry,
  store: Store,
  settings: Partial<AppSettings> = {},
): Promise<FastifyInstance> {
  return makeApp({
    registry,
    deviceCodes: new DeviceCodes(store, () => 0),
    longPolls: new LongPolls(),
    rates: new Rates(UNLIMITED_RATES),
    addressOf: makeAddressOf(0),
    listed: async () => [],
    metrics: new Metrics(),
    log: makeLog('silent'),
    limits: UNLIMITED_RATES,
    client: { files: new Map(), preloads: new Map() },
    isStopping: () => false,
    health: () => null,
    readiness: async () => null,
    metricsPage: () => new Metrics().page(),
    metricsToken: '',
    ...settings,
  });
}
