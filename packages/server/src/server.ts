/** A running server, put together from its parts, and its orderly end. */

import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { LEVELS, TEMPERS } from '@tokaido/bots';
import { addBots, addGame, duoTable, tokaidoTable } from '@tokaido/table';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { BotPool } from './bots/pool.ts';
import { makeServerClock } from './clock.ts';
import type { Config } from './config.ts';
import { DailyWalks } from './daily/daily-walks.ts';
import { makeApp } from './http/app.ts';
import { DeviceCodes } from './http/device-codes.ts';
import { readClientFiles } from './http/files.ts';
import { LongPolls } from './http/long-polls.ts';
import type { MetricsServer } from './http/metrics-server.ts';
import { startMetricsServer } from './http/metrics-server.ts';
import { Readiness } from './http/readiness.ts';
import { makeLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { makeAddressOf } from './net/address.ts';
import { DEFAULT_LIMITS, Rates, UNLIMITED_RATES } from './net/limits.ts';
import { Sockets } from './net/sockets.ts';
import type { Siblings, Upgrade } from './processes/siblings.ts';
import { startPush } from './push/start.ts';
import { openStore } from './store/open.ts';
import { OpenList } from './tables/open-list.ts';
import { tableFinder } from './tables/table-finder.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { within } from './within.ts';
import { workerUrl } from './workers.ts';

export interface Running {
  /** The address that people open. */
  readonly url: string;
  readonly port: number;
  /** The port of `/metrics` where it has its own address. */
  readonly metricsPort: number | null;
  /** Resolves when the store cannot go on: then nothing can be served any more, and the process should end. */
  readonly failed: Promise<Error>;
  /** Ends in order, within five seconds: nothing new is taken, everything under way is stored. */
  stop(): Promise<void>;
}

const BOT_DEADLINE = 3_000;
/** How long those who are being answered have to read it when the server stops. */
const LAST_ANSWERS = 1_500;
/** How long a store that does not answer can delay the end. Nothing that waits for it was acknowledged. */
const LAST_WRITES = 1_500;

/** Logs go to standard output unless `logTo` takes them. `siblings` where it is one of several processes. */
export async function startServer(
  config: Config,
  logTo?: DestinationStream,
  siblings?: Siblings,
): Promise<Running> {
  addGame(tokaidoTable);
  addGame(duoTable);
  addBots(
    LEVELS.map(({ id }) => id),
    TEMPERS,
  );
  const log = makeLog(config.logLevel, logTo);
  const metrics = new Metrics();
  siblings?.offerMetrics(metrics.registry);
  const limits = config.unlimited ? UNLIMITED_RATES : DEFAULT_LIMITS;
  const rates = new Rates(limits);
  const now = makeServerClock();
  const store = await openStore(config.database || config.data);
  const failed = new Promise<Error>((resolve) => store.ended(resolve));
  const botCode = workerUrl('bot-worker');
  const bots = new BotPool({
    startWorker: () => new Worker(botCode),
    threads: config.botThreads,
    deadline: BOT_DEADLINE,
    metrics,
    log,
  });
  const push = await startPush(config, { store, metrics, log, now });
  const registry = new TableRegistry({
    store,
    bots,
    metrics,
    log,
    keepDays: config.keepDays,
    botPause: config.botPause,
    now,
    mayOpen: (origin) => rates.tables.take(origin),
    ...(push.sender === null ? {} : { push: push.sender }),
    ...(config.name === '' ? {} : { name: config.name }),
    ...(siblings === undefined ? {} : { siblings }),
  });
  let stopping = false;
  const addressOf = makeAddressOf(config.trustProxy);
  const longPolls = new LongPolls();
  const openList = new OpenList({ store, announcements: registry.announcements, now });
  const readiness = new Readiness(() => store.heartbeat(registry.name, now()));
  const metricsPage = () => siblings?.metricsPage() ?? metrics.page();
  const app: FastifyInstance = await makeApp({
    registry,
    deviceCodes: new DeviceCodes(store, now),
    longPolls,
    dailyWalks: new DailyWalks({ store, bots, now }),
    openList,
    findTable: tableFinder(registry, openList),
    subscriptions: push.subscriptions,
    metrics,
    log,
    limits,
    rates,
    addressOf,
    client: readClientFiles(config.web),
    isStopping: () => stopping,
    health: () => store.health(),
    readiness: async () => (stopping ? 'The server is about to stop.' : readiness.check()),
    metricsPage,
    metricsToken: config.metricsToken,
    publicUrl: config.publicUrl,
    boundAddress: () => app.server.address() as AddressInfo,
  });
  const allowsOrigin = (request: IncomingMessage) => isOwnOrigin(request, config.publicUrl);
  const sockets = new Sockets({
    registry,
    metrics,
    log,
    limits,
    rates,
    push: config.push,
    allowsOrigin,
    addressOf,
  });
  const upgrade: Upgrade = (request, socket, head) => sockets.upgrade(request, socket, head);
  const closeStore = async () => {
    await bots.close();
    await within(LAST_WRITES, store.close());
  };
  let metricsServer: MetricsServer | null = null;
  try {
    await registry.start();
    if (siblings === undefined) app.server.on('upgrade', upgrade);
    else await siblings.attach(app.server, upgrade);
    metricsServer = config.metrics === null ? null : await startMetricsServer(config.metrics, metricsPage);
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await metricsServer?.stop();
    await closeStore();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  log.info({ port, store: config.database === '' ? 'sqlite' : 'postgresql' }, 'listening');
  return {
    url: config.publicUrl || `http://${shownHost(config.host)}:${port}`,
    port,
    metricsPort: metricsServer?.port ?? null,
    failed,
    async stop() {
      if (stopping) return;
      stopping = true;
      longPolls.end();
      openList.end();
      await Promise.all([sockets.stop(), closeHttp(app), metricsServer?.stop()]);
      await siblings?.close();
      await within(LAST_WRITES, registry.stop());
      await within(LAST_ANSWERS, push.sender?.stop() ?? Promise.resolve());
      await closeStore();
      log.info('stopped');
    },
  };
}

/** Lets requests under way be answered; whoever does not read their answer is cut off. */
async function closeHttp(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  if (await within(LAST_ANSWERS, closed)) return;
  app.server.closeAllConnections();
  await within(LAST_ANSWERS, closed);
}

/** As it stands in an address that people open. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Pages of other sites may not use this server; programs that are no page send no origin. */
function isOwnOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== '' && origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
