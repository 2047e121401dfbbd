/** `tokaido bench --against`: alternates between this build and another, so that noise of the machine affects both alike. */

import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { OK, printError } from '../exit.ts';
import { columns } from '../terminal/columns.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import { median } from './median.ts';

export interface AgainstFlags {
  readonly against: string;
  readonly pairs: number;
  readonly json?: boolean;
  readonly seconds: number;
}

/** Rates of one run, by the name of the row. */
type Rates = ReadonlyMap<string, { readonly value: number; readonly unit: string }>;

/** One row of the comparison. */
export interface Compared {
  readonly item: string;
  readonly unit: string;
  /** Median rate of this build and of the other. */
  readonly here: number;
  readonly there: number;
  /** Median over the pairs of here ÷ there; above 1 this build is faster. */
  readonly ratio: number;
  readonly ratios: readonly number[];
}

/** Where the command is in a checkout, a package, a folder with a build in it, or a folder of an install. */
const PLACES = [
  'packages/cli/bin/tokaido.js',
  'bin/tokaido.js',
  'main.js',
  'node_modules/tokaido/bin/tokaido.js',
];

export function findBuild(path: string): string | null {
  if (!existsSync(path)) return null;
  if (!statSync(path).isDirectory()) return path;
  return PLACES.map((place) => join(path, place)).find((file) => existsSync(file)) ?? null;
}

export function benchAgainst({ against, pairs, json, seconds }: AgainstFlags): number {
  const other = findBuild(against);
  if (other === null) return printError(`there is no build of tokaido at ${against}`);
  const own = process.argv[1] ?? '';
  const bar = progressBar(2 * pairs, 'runs');
  const measured: (readonly [here: Rates, there: Rates])[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    // The second of the two may find a warmer machine: the order changes from pair to pair.
    const order = pair % 2 === 0 ? [own, other] : [other, own];
    const rates = new Map<string, Rates>();
    for (const build of order) {
      const run = runBench(build, seconds);
      if (!run.ok) return printError(run.error);
      rates.set(build, run.value);
      bar.at(2 * pair + rates.size);
    }
    const here = rates.get(own);
    const there = rates.get(other);
    if (here !== undefined && there !== undefined) measured.push([here, there]);
  }
  bar.end();
  const lines = compare(measured);
  process.stdout.write(
    json
      ? `${JSON.stringify({ node: process.version, seconds, pairs, lines }, null, 2)}\n`
      : tableOf(lines, pairs),
  );
  return OK;
}

/**
 * Loaded before either build: its clock counts the processor time of the process, so that whatever else the machine
 * does slows neither of them.
 */
const CLOCK = `data:text/javascript,${encodeURIComponent(
  'performance.now = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };',
)}`;

/** The rates that a build measures of itself. */
function runBench(build: string, seconds: number): Result<Rates> {
  const args = ['--import', CLOCK, build, 'bench', '--json', '--seconds', String(seconds)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) return fail(`${build} ended with ${status}: ${stderr}`);
  const rates = ratesOf(stdout);
  return rates === null ? fail(`${build} did not print its numbers`) : ok(rates);
}

/** The rates that `bench --json` printed; null if it printed something else. */
export function ratesOf(text: string): Rates | null {
  try {
    const { lines } = JSON.parse(text) as { lines: { item: string; value: number; unit: string }[] };
    return new Map(lines.filter(({ unit }) => unit.endsWith('/s')).map((line) => [line.item, line]));
  } catch {
    return null;
  }
}

/** The rows that both builds have. */
export function compare(measured: readonly (readonly [here: Rates, there: Rates])[]): Compared[] {
  const [first] = measured;
  if (first === undefined) return [];
  return [...first[0]].flatMap(([item, { unit }]) => {
    const values = measured.flatMap(([here, there]) => {
      const [a, b] = [here.get(item), there.get(item)];
      return a === undefined || b === undefined ? [] : [[a.value, b.value] as const];
    });
    if (values.length === 0) return [];
    const ratios = values.map(([a, b]) => Math.round((1000 * a) / b) / 1000);
    const here = median(values.map(([a]) => a));
    const there = median(values.map(([, b]) => b));
    return [{ item, unit, here, there, ratio: median(ratios), ratios }];
  });
}

function tableOf(lines: readonly Compared[], pairs: number): string {
  const rows = lines.map(({ item, unit, here, there, ratio, ratios }) => [
    item,
    here.toLocaleString('en'),
    there.toLocaleString('en'),
    unit,
    ratio.toFixed(3),
    `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
  ]);
  const table = columns(['', 'here', 'there', '', 'ratio', 'range'], rows);
  return `${table.join('\n')}\n\nNode ${process.version}, processor time, median of ${pairs} pairs; above 1 this build is faster\n`;
}
