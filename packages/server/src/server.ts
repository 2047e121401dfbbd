/** A running server, put together from its parts, and its orderly end. */

import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { LEVELS } from '@tokaido/bots';
import { addGame, addLevels, duoTable, TableInfo, tokaidoTable } from '@tokaido/table';
import type { DestinationStream } from 'pino';
import { BotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { makeApp } from './http/app.ts';
import { DeviceCodes } from './http/device-codes.ts';
import { readClientFiles } from './http/files.ts';
import { makeLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { AddressLimits, DEFAULT_LIMITS, UNLIMITED_RATES } from './net/limits.ts';
import { Sockets } from './net/sockets.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { workerUrl } from './workers.ts';

export interface Running {
  /** The address that people open. */
  readonly url: string;
  readonly port: number;
  /** Ends in order: nothing new is taken, everything under way is stored. */
  stop(): Promise<void>;
}

const BOT_DEADLINE = 3_000;
const LISTED = 100;

/** Logs go to standard output unless `logTo` takes them. */
export async function startServer(config: Config, logTo?: DestinationStream): Promise<Running> {
  addGame(tokaidoTable);
  addGame(duoTable);
  addLevels(LEVELS.map(({ id }) => id));
  const log = makeLog(config.logLevel, logTo);
  const metrics = new Metrics();
  const limits = config.unlimited ? UNLIMITED_RATES : DEFAULT_LIMITS;
  const store = await openStore(config.database || config.data);
  const botCode = workerUrl('bot-worker');
  const bots = new BotPool({
    startWorker: () => new Worker(botCode),
    threads: config.botThreads,
    deadline: BOT_DEADLINE,
    metrics,
    log,
  });
  const registry = new TableRegistry({
    store,
    bots,
    metrics,
    log,
    keepDays: config.keepDays,
    botPause: config.botPause,
  });
  let stopping = false;
  const now = () => Date.now();
  const app = await makeApp({
    registry,
    deviceCodes: new DeviceCodes(now),
    listed: () => listedTables(store),
    metrics,
    log,
    limits,
    requests: new AddressLimits(limits.requests, now),
    tables: new AddressLimits(limits.tables, now),
    client: readClientFiles(config.web),
    trustProxy: config.trustProxy,
    ready: async () => !stopping && (await answers(store)),
  });
  const sockets = new Sockets(app.server, {
    registry,
    metrics,
    log,
    limits,
    allowsOrigin: (request) => allowsOrigin(request, config.publicUrl),
    addressOf: (request) => addressOf(request, config.trustProxy),
  });
  try {
    await registry.start();
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await bots.close();
    await store.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const shown = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const url = config.publicUrl || `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
  log.info({ port, store: config.database === '' ? 'sqlite' : 'postgresql' }, 'listening');
  return {
    url,
    port,
    async stop() {
      if (stopping) return;
      stopping = true;
      await sockets.stop();
      await app.close();
      await registry.stop();
      await bots.close();
      await store.close();
      log.info('stopped');
    },
  };
}

/** What the index knows of listed tables; a line that an older version wrote differently is left out. */
async function listedTables(store: Store): Promise<TableInfo[]> {
  const rows = await store.listed(LISTED);
  return rows.flatMap(({ head }) => {
    const read = TableInfo.safeParse(head.summary === '' ? null : JSON.parse(head.summary));
    return read.success ? [read.data] : [];
  });
}

async function answers(store: Store): Promise<boolean> {
  try {
    await store.lastHeartbeat();
    return true;
  } catch {
    return false;
  }
}

/** Pages of other sites may not use this server; programs that are no page send no origin. */
function allowsOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== '' && origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (trustProxy && typeof forwarded === 'string') return forwarded.replace(/,.*/s, '').trim();
  return request.socket.remoteAddress ?? '';
}
