/** `tokaido load`, a load test: real games through the public protocol, and how fast the server answers. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAILED, OK, printError } from '../exit.ts';
import { LoadTable } from './load-table.ts';
import { startServerProcess } from './server-process.ts';
import { Stats } from './stats.ts';

export interface LoadFlags {
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  readonly think: number;
  readonly options: string;
  readonly database?: string;
  readonly url?: string;
  readonly json?: boolean;
}

/** Tables that are opened at the same time: more would only wait for each other. */
const AT_ONCE = 16;
const WARM_UP = 2_000;

export async function load(flags: LoadFlags): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'tokaido-load-'));
  const store = flags.database === undefined ? ['--data', data] : ['--database', flags.database];
  const child =
    flags.url === undefined ? await startServerProcess(['--port', '0', ...store]).catch(asError) : null;
  if (child instanceof Error) return printError(child.message);
  const url = flags.url ?? child?.url ?? '';
  const stats = new Stats();
  const before = child?.memory() ?? 0;
  const settings = { url, seats: flags.seats, options: flags.options, think: flags.think, stats };
  const tables = Array.from({ length: flags.tables }, (_, i) => new LoadTable(settings, i + 1));
  try {
    say(flags, `${flags.tables} tables with ${flags.seats} seats each at ${url} …`);
    for (let i = 0; i < tables.length; i += AT_ONCE) {
      await Promise.all(tables.slice(i, i + AT_ONCE).map((table) => table.start()));
      if (i % (AT_ONCE * 16) === 0 && i > 0) say(flags, `  ${i} tables are open`);
    }
    for (const table of tables) table.begin();
    await sleep(WARM_UP + flags.think);
    stats.begin();
    const started = performance.now();
    await sleep(flags.seconds * 1000);
    stats.end();
    const seconds = (performance.now() - started) / 1000;
    const memory = (child?.memory() ?? 0) - before;
    report(flags, stats, seconds, memory);
    return stats.moves > 0 && stats.errors.size === 0 ? OK : FAILED;
  } catch (error) {
    printError(asError(error).message);
    return FAILED;
  } finally {
    for (const table of tables) table.stop();
    await child?.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

function report(flags: LoadFlags, stats: Stats, seconds: number, memory: number): void {
  const numbers = {
    store: flags.database === undefined ? 'sqlite' : 'postgresql',
    tables: flags.tables,
    liveSeats: flags.tables * flags.seats,
    movesPerSecond: Math.round(stats.moves / seconds),
    gamesFinished: stats.games,
    p50: Number(stats.delay(0.5).toFixed(1)),
    p99: Number(stats.delay(0.99).toFixed(1)),
    residentMiB: Math.round(memory / 1024 ** 2),
    kiBPerTable: Math.round(memory / 1024 / flags.tables),
    errors: Object.fromEntries(stats.errors),
  };
  if (flags.json) {
    process.stdout.write(`${JSON.stringify(numbers)}\n`);
    return;
  }
  const rows: readonly (readonly [string, string | number])[] = [
    ['live seats', numbers.liveSeats],
    ['accepted, durable moves a second', numbers.movesPerSecond],
    ['games finished', numbers.gamesFinished],
    ['from a move to the last seat told, p50', `${numbers.p50} ms`],
    ['                                  p99', `${numbers.p99} ms`],
    [
      'memory of the server, beyond its start',
      `${numbers.residentMiB} MiB (${numbers.kiBPerTable} KiB a table)`,
    ],
    ['errors', stats.errors.size === 0 ? 0 : JSON.stringify(numbers.errors)],
  ];
  for (const [name, value] of rows) process.stdout.write(`${name.padEnd(42)} ${value}\n`);
}

function say(flags: LoadFlags, text: string): void {
  if (!flags.json) process.stdout.write(`${text}\n`);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
