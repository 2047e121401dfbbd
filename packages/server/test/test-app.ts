/** The HTTP side of a server without a network, around a registry and a store of the test's own. */

import type { FastifyInstance } from 'fastify';
import { DailyWalks } from '../src/daily/daily-walks.ts';
import type { AppSettings } from '../src/http/app.ts';
import { makeApp } from '../src/http/app.ts';
import { DeviceCodes } from '../src/http/device-codes.ts';
import { LongPolls } from '../src/http/long-polls.ts';
import { makeLog } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import { makeAddressOf } from '../src/net/address.ts';
import { Rates, UNLIMITED_RATES } from '../src/net/limits.ts';
import { Subscriptions } from '../src/push/subscriptions.ts';
import type { Store } from '../src/store/store.ts';
import { OpenList } from '../src/tables/open-list.ts';
import { tableFinder } from '../src/tables/table-finder.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';

export function testApp(
  registry: TableRegistry,
  store: Store,
  settings: Partial<AppSettings> = {},
): Promise<FastifyInstance> {
  const openList = new OpenList({ store, announcements: registry.announcements, now: () => registry.now() });
  return makeApp({
    registry,
    deviceCodes: new DeviceCodes(store, () => 0),
    longPolls: new LongPolls(),
    dailyWalks: new DailyWalks({ store, bots: { decide: async () => null }, now: () => 0 }),
    subscriptions: new Subscriptions({ store, now: () => 0, hosts: [], allowsPrivate: false, key: null }),
    rates: new Rates(UNLIMITED_RATES),
    addressOf: makeAddressOf(0),
    openList,
    findTable: tableFinder(registry, openList),
    metrics: new Metrics(),
    log: makeLog('silent'),
    limits: UNLIMITED_RATES,
    client: { files: new Map(), preloads: new Map() },
    isStopping: () => false,
    health: () => null,
    readiness: async () => null,
    metricsPage: () => new Metrics().page(),
    metricsToken: '',
    publicUrl: '',
    boundAddress: () => ({ address: '127.0.0.1', port: 8080 }),
    ...settings,
  });
}
