/** Numbers for Prometheus, see docs/server.md. They count; they never tell who or what. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** What Prometheus is sent. */
export interface MetricsPage {
  readonly type: string;
  readonly text: string;
}

export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  private readonly opens = this.counter('tables_opened_total', 'Tables opened');
  private readonly entries = this.counter('entries_total', 'Entries written to the logs of tables');
  private readonly appendTime = this.seconds(
    'append_seconds',
    'From a decided entry to its place in the store',
  );
  private readonly thinkTime = this.seconds('bot_seconds', 'From a question to a bot to its answer');
  private readonly botFailures = this.counter(
    'bot_failures_total',
    'Threads of bots that were replaced, because they ended or did not answer',
  );
  private readonly botHurries = this.counter(
    'bot_hurried_total',
    'Decisions that a bot made at once, because its time was up or it had failed',
  );
  private readonly finished = this.counter('games_finished_total', 'Games played to their end', ['game']);
  private readonly openRooms = this.gauge('tables_in_memory', 'Tables that this process holds');
  private readonly sockets = this.gauge('sockets', 'Open WebSocket connections');
  private readonly refusals = this.counter('refusals_total', 'Requests that were refused', ['code']);
  private readonly forgotten = this.counter('tables_forgotten_total', 'Tables deleted after their last day');
  private readonly requests = this.seconds('http_seconds', 'HTTP requests', ['route', 'status']);

  private readonly pushes = this.counter('push_total', 'Notices to devices', ['outcome']);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  async page(): Promise<MetricsPage> {
    return { type: this.registry.contentType, text: await this.registry.metrics() };
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
  botHurried(): void {
    this.botHurries.inc();
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
  pushed(outcome: string): void {
    this.pushes.inc({ outcome });
  }
  answered(route: string, status: number, ms: number): void {
    this.requests.observe({ route, status: String(status) }, ms / 1000);
  }

  private counter(name: string, help: string, labelNames: readonly string[] = []): Counter {
    return new Counter(this.common(name, help, labelNames));
  }
  private gauge(name: string, help: string): Gauge {
    return new Gauge(this.common(name, help, []));
  }
  private seconds(name: string, help: string, labelNames: readonly string[] = []): Histogram {
    return new Histogram({ ...this.common(name, help, labelNames), buckets: SECONDS });
  }
  private common(name: string, help: string, labelNames: readonly string[]) {
    return { name: `tokaido_${name}`, help, labelNames, registers: this.registers };
  }
}
