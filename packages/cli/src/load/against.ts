/** `tokaido load --against`: another build and this one in turn, each with its own players, so that noise falls on both. */

import { execFile } from 'node:child_process';
import { findBuild } from '../bench/against.ts';
import { median } from '../bench/median.ts';
import { OK, printError } from '../exit.ts';
import { columns } from '../terminal/columns.ts';
import type { LoadFlags } from './flags.ts';
import { makePlace } from './place.ts';
import type { Usage } from './process-usage.ts';
import type { ServerProcess } from './server-process.ts';
import { ownLauncher, startServerProcess, TRACE_GC } from './server-process.ts';

/** The numbers of one round. Both builds are measured by the same code, from outside. */
export interface Round {
  readonly 'moves/s': number;
  readonly 'p50, ms': number;
  readonly 'p99, ms': number;
  readonly 'CPU for a move, µs': number;
  readonly 'garbage for a move, KiB': number;
  readonly 'memory for a table, KiB': number;
}

/** What `load --json` of either build prints. */
interface Printed {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: Readonly<Record<string, number>>;
}

/** What a server had used at a moment. */
interface Sample extends Usage {
  readonly at: number;
  readonly garbage: number;
}

const SAMPLE_EVERY = 100;

type AgainstFlags = LoadFlags & { readonly against: string };

export async function loadAgainst(flags: AgainstFlags): Promise<number> {
  const other = findBuild(flags.against);
  if (other === null) return printError(`there is no build of tokaido at ${flags.against}`);
  const own = ownLauncher();
  const rounds: { readonly here: Round[]; readonly there: Round[] } = { here: [], there: [] };
  for (let pair = 0; pair < flags.pairs; pair++) {
    // The second of the two may find a warmer machine: the order changes from pair to pair.
    const order = pair % 2 === 0 ? [other, own] : [own, other];
    for (const build of order) {
      const round = await playRound(build, flags, build === own);
      (build === own ? rounds.here : rounds.there).push(round);
    }
    process.stderr.write(`pair ${pair + 1} of ${flags.pairs}\n`);
  }
  const rows = compareRounds(rounds.there, rounds.here);
  process.stdout.write(
    flags.json
      ? `${JSON.stringify({ pairs: flags.pairs, rows })}\n`
      : `${columns(
          ['', 'there', 'here', 'here ÷ there'],
          rows.map(({ what, there, here, ratio }) => [what, there, here, ratio]),
        ).join('\n')}\n\nMedians of ${flags.pairs} rounds each, in turn; there is ${flags.against}\n`,
  );
  return OK;
}

export interface Compared {
  readonly what: string;
  readonly there: number;
  readonly here: number;
  /** The median of the ratios of each pair. */
  readonly ratio: number;
}

export function compareRounds(there: readonly Round[], here: readonly Round[]): Compared[] {
  const [first] = there;
  if (first === undefined) return [];
  return (Object.keys(first) as (keyof Round)[]).map((what) => ({
    what,
    there: median(there.map((round) => round[what])),
    here: median(here.map((round) => round[what])),
    ratio: hundredths(median(here.map((round, pair) => round[what] / (there[pair]?.[what] ?? Number.NaN)))),
  }));
}

async function playRound(launcher: string, flags: AgainstFlags, isOwn: boolean): Promise<Round> {
  const place = await makePlace(flags);
  try {
    const processes = isOwn && flags.processes > 1 ? ['--processes', String(flags.processes)] : [];
    const start = { launcher, node: [TRACE_GC] };
    const server = await startServerProcess(['--port', '0', ...place.flags, ...processes], start);
    try {
      return await measure(launcher, server, flags);
    } finally {
      await server.stop();
    }
  } finally {
    await place.remove();
  }
}

async function measure(launcher: string, server: ServerProcess, flags: AgainstFlags): Promise<Round> {
  const samples: Sample[] = [];
  const sample = () => {
    const usage = server.usage();
    if (usage !== null) samples.push({ ...usage, at: performance.now(), garbage: server.garbage().bytes });
  };
  sample();
  const timer = setInterval(sample, SAMPLE_EVERY);
  try {
    const { tables, seats, seconds, think, options } = flags;
    const numbers = { tables, seats, seconds, think };
    const args = Object.entries(numbers).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const text = await run(launcher, ['load', '--url', server.url, '--json', '--options', options, ...args]);
    sample();
    const printed = JSON.parse(text) as Printed;
    const errors = Object.keys(printed.errors);
    if (errors.length > 0) throw new Error(`${launcher} had errors: ${errors.join(', ')}`);
    return roundOf(printed, samples, flags);
  } finally {
    clearInterval(timer);
  }
}

/** The numbers are printed at the moment at which the time of the measurement is over; the samples say what was used in it. */
function roundOf(printed: Printed, samples: readonly Sample[], { seconds, tables }: AgainstFlags): Round {
  const [fresh] = samples;
  const last = samples.at(-1);
  const first = samples.filter(({ at }) => last !== undefined && at <= last.at - seconds * 1000).at(-1);
  if (fresh === undefined || last === undefined || first === undefined)
    throw new Error(
      'this system does not say how much processor time a process has used; --against needs Linux',
    );
  const moves = (printed.movesPerSecond * (last.at - first.at)) / 1000;
  return {
    'moves/s': printed.movesPerSecond,
    'p50, ms': printed.p50,
    'p99, ms': printed.p99,
    'CPU for a move, µs': Math.round(((last.cpu - first.cpu) * 1000) / moves),
    'garbage for a move, KiB': hundredths((last.garbage - first.garbage) / moves / 1024),
    'memory for a table, KiB': Math.round((last.resident - fresh.resident) / 1024 / tables),
  };
}

/** Resolves with what the command printed, as soon as it has printed a line. */
function run(launcher: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const child = execFile(process.execPath, [launcher, ...args], (error) => {
      if (!text.includes('\n')) reject(error ?? new Error(`${launcher} printed nothing`));
    });
    child.stdout?.on('data', (part: string) => {
      text += part;
      if (text.includes('\n')) resolve(text);
    });
  });
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
