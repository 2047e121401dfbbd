/** Numbers for Prometheus, see docs/server.md. They count; they never say who or what. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly opens = new Counter({
    name: 'tokaido_tables_opened_total',
    help: 'Tables opened',
    registers: this.registers,
  });
  private readonly entries = new Counter({
    name: 'tokaido_entries_total',
    help: 'Entries written to the logs of tables',
    registers: this.registers,
  });
  private readonly appendTime = new Histogram({
    name: 'tokaido_append_seconds',
    help: 'From a decided entry to its place in the store',
    buckets: SECONDS,
    registers: this.registers,
  });
  private readonly thinkTime = new Histogram({
    name: 'tokaido_bot_seconds',
    help: 'From a question to a bot to its answer',
    buckets: SECONDS,
    registers: this.registers,
  });
  private readonly botFailures = new Counter({
    name: 'tokaido_bot_failures_total',
    help: 'Decisions of bots that another answer was found for',
    registers: this.registers,
  });
  private readonly finished = new Counter({
    name: 'tokaido_games_finished_total',
    help: 'Games played to their end',
    labelNames: ['game'],
    registers: this.registers,
  });
  private readonly openRooms = new Gauge({
    name: 'tokaido_tables_in_memory',
    help: 'Tables that this process holds',
    registers: this.registers,
  });
  private readonly sockets = new Gauge({
    name: 'tokaido_sockets',
    help: 'Open WebSocket connections',
    registers: this.registers,
  });
  private readonly refusals = new Counter({
    name: 'tokaido_refusals_total',
    help: 'Requests that were refused',
    labelNames: ['code'],
    registers: this.registers,
  });
  private readonly forgotten = new Counter({
    name: 'tokaido_tables_forgotten_total',
    help: 'Tables deleted because their time was over',
    registers: this.registers,
  });
  private readonly requests = new Histogram({
    name: 'tokaido_http_seconds',
    help: 'HTTP requests',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  opened(): void {
    this.opens.inc();
  }
  stored(ms: number, entries: number): void {
    this.entries.inc(entries);
    this.appendTime.observe(ms / 1000);
  }
  over(game: string): void {
    this.finished.inc({ game });
  }
  thought(ms: number): void {
    this.thinkTime.observe(ms / 1000);
  }
  botFailed(): void {
    this.botFailures.inc();
  }
  rooms(count: number): void {
    this.openRooms.set(count);
  }
  socket(change: 1 | -1): void {
    this.sockets.inc(change);
  }
  refused(code: string): void {
    this.refusals.inc({ code });
  }
  forgot(count: number): void {
    this.forgotten.inc(count);
  }
  answered(route: string, status: number, ms: number): void {
    this.requests.observe({ route, status: String(status) }, ms / 1000);
  }
}
