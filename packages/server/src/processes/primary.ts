/**
 * A server of several processes that share one port (`--processes`). This process starts the others, starts them again
 * when they end, carries connections between them and ends all of them in order. It serves nobody itself.
 */

import type { Worker } from 'node:cluster';
import cluster from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../config.ts';
import type { MetricsServer } from '../http/metrics-server.ts';
import { startMetricsServer } from '../http/metrics-server.ts';
import type { Log } from '../log.ts';
import { makeLog } from '../log.ts';
import type { MetricsPage } from '../metrics.ts';
import type { Running } from '../server.ts';
import { openStore } from '../store/open.ts';
import { within } from '../within.ts';
import type { ProcessPlace, ToPrimary, ToWorker } from './messages.ts';
import { placeVariable } from './messages.ts';
import { MOST_DEATHS, Restarts } from './restarts.ts';
import { sendSocket } from './send-socket.ts';

/** Room for what dies young, in MiB: with Node's own 16 a busy process spends twice the time on collecting garbage. */
const YOUNG_GENERATION = 64;

/** Each process needs less than this to end in order; then it is killed, so that all end within five seconds. */
const LAST_MOMENTS = 4_700;

type Ready = Extract<ToPrimary, { readonly t: 'ready' }>;

/** One of the processes, and the next one under its name when it has ended. */
interface Slot {
  readonly name: string;
  readonly restarts: Restarts;
  worker: Worker | null;
  startedAt: number;
  isReady: boolean;
  nextStart: NodeJS.Timeout | undefined;
}

export async function startProcesses(config: Config): Promise<Running> {
  const processes = new Processes(config, await lastHeartbeat(config));
  try {
    return await processes.start();
  } catch (error) {
    await processes.stop();
    throw error;
  }
}

/** Read once, before any process of this server lives; the store is also brought to its format here. */
async function lastHeartbeat({ database }: Config): Promise<number | null> {
  const store = await openStore(database);
  try {
    return await store.lastHeartbeat();
  } finally {
    await store.close();
  }
}

class Processes {
  private readonly config: Config;
  private readonly log: Log;
  private readonly slots: readonly Slot[];
  private readonly folder = mkdtempSync(join(tmpdir(), 'tokaido-serve-'));
  private readonly collector = new AggregatorRegistry();
  private readonly failed: Promise<Error>;
  private fail: (error: Error) => void = () => {};
  private metricsServer: MetricsServer | null = null;
  private stopping = false;
  private lastHeartbeat: number | null;

  constructor(config: Config, last: number | null) {
    this.config = config;
    this.lastHeartbeat = last;
    this.log = makeLog(config.logLevel);
    this.failed = new Promise((resolve) => {
      this.fail = resolve;
    });
    const name = config.name || randomBytes(4).toString('hex');
    this.slots = Array.from({ length: config.processes }, (_, index) => ({
      name: `${name}-${index + 1}`,
      restarts: new Restarts(),
      worker: null,
      startedAt: 0,
      isReady: false,
      nextStart: undefined,
    }));
  }

  async start(): Promise<Running> {
    const { metrics, publicUrl } = this.config;
    const place = { lastHeartbeat: this.lastHeartbeat };
    // The processes accept connections themselves: who does hardly matters, since tables have their place, and passing
    // each connection on by way of this process costs a quarter of opening a table.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ execArgv: [`--max-semi-space-size=${YOUNG_GENERATION}`, ...process.execArgv] });
    const [first] = await Promise.all(this.slots.map((slot) => this.startFirst(slot, place)));
    if (first === undefined) throw new Error('a server needs at least one process');
    if (metrics !== null) this.metricsServer = await startMetricsServer(metrics, () => this.metricsPage());
    return {
      url: publicUrl || first.url,
      port: first.port,
      metricsPort: this.metricsServer?.port ?? null,
      failed: this.failed,
      stop: () => this.stop(),
    };
  }

  async stop(): Promise<void> {
    if (this.stopping) return;
    this.stopping = true;
    for (const { nextStart } of this.slots) clearTimeout(nextStart);
    await Promise.all(this.slots.map((slot) => endOf(slot.worker)));
    await this.metricsServer?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** At the start of the server a process that fails makes all of it fail, with the reason. */
  private startFirst(slot: Slot, place: Partial<ProcessPlace>): Promise<Ready> {
    return new Promise((resolve, reject) => {
      const worker = this.fork(slot, place);
      worker.on('message', (message: ToPrimary) => {
        if (message.t === 'ready') resolve(message);
        if (message.t === 'failed') reject(Object.assign(new Error(message.message), { code: message.code }));
      });
      worker.once('exit', (code) => reject(new Error(`a process ended with code ${code} while it started`)));
    });
  }

  private fork(slot: Slot, more: Partial<ProcessPlace>): Worker {
    const names = this.slots.map(({ name }) => name);
    const worker = cluster.fork(placeVariable({ name: slot.name, names, folder: this.folder, ...more }));
    slot.worker = worker;
    slot.startedAt = performance.now();
    worker.on('message', (message: ToPrimary, socket?: Socket) => this.hear(slot, message, socket));
    worker.on('error', (error) =>
      this.log.error({ process: slot.name, error: error.message }, 'a process failed'),
    );
    worker.once('exit', (code, signal) => this.ended(slot, signal ?? code));
    return worker;
  }

  private hear(slot: Slot, message: ToPrimary, socket?: Socket): void {
    switch (message.t) {
      case 'ready':
        slot.isReady = true;
        return this.tellLive();
      case 'failed':
        return this.log.error({ process: slot.name, error: message.message }, 'a process could not go on');
      case 'upgrade': {
        // If the owner has ended meanwhile, the one who passed it on must serve it.
        const owner = this.slots.find(({ name, isReady }) => isReady && name === message.to) ?? slot;
        if (socket === undefined) return;
        if (owner.worker?.isConnected() !== true) return void socket.destroy();
        return sendSocket(
          owner.worker.process,
          { t: 'upgrade', upgrade: message.upgrade } satisfies ToWorker,
          socket,
        );
      }
      case 'metrics':
        return void this.collector
          .clusterMetrics()
          .catch(() => null)
          .then((text) => tell(slot, { t: 'metrics', id: message.id, text }));
    }
  }

  private ended(slot: Slot, how: string | number): void {
    slot.worker = null;
    slot.isReady = false;
    this.tellLive();
    if (this.stopping) return;
    this.log.warn({ process: slot.name, how }, 'a process ended');
    const pause = slot.restarts.pauseAfter(performance.now() - slot.startedAt);
    if (pause === null)
      return this.fail(
        new Error(`process ${slot.name} ended ${MOST_DEATHS} times in a row; the log tells of each time`),
      );
    slot.nextStart = setTimeout(() => this.fork(slot, {}), pause);
  }

  private tellLive(): void {
    const names = this.slots.filter(({ isReady }) => isReady).map(({ name }) => name);
    for (const slot of this.slots) tell(slot, { t: 'live', names });
  }

  private async metricsPage(): Promise<MetricsPage> {
    return { type: this.collector.contentType, text: await this.collector.clusterMetrics() };
  }
}

function tell({ worker }: Slot, message: ToWorker): void {
  if (worker?.isConnected()) worker.send(message, () => undefined);
}

async function endOf(worker: Worker | null): Promise<void> {
  if (worker === null || worker.isDead()) return;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  if (worker.isConnected()) worker.send({ t: 'stop' } satisfies ToWorker, () => undefined);
  if (await within(LAST_MOMENTS, ended)) return;
  worker.process.kill('SIGKILL');
  await ended;
}
