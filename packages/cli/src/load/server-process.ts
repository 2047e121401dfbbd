/** Starts a server in a process of its own, for load tests. */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { FAILED } from '../exit.ts';
import type { Garbage } from './gc-trace.ts';
import { GcTrace } from './gc-trace.ts';
import type { Usage } from './process-usage.ts';
import { usageOf } from './process-usage.ts';

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  readonly ended: Promise<void>;
  /** Of the server with all its processes and threads; null where the system does not say. */
  usage(): Usage | null;
  /** All garbage since the start, if it was asked for. */
  garbage(): Garbage;
  /** Shuts it down and waits for the end. */
  stop(): Promise<void>;
  /** Kills it and waits for the end. */
  kill(): Promise<void>;
}

export interface ServerStart {
  /** The command to start; by default the one that runs now. */
  readonly launcher?: string;
  /** Limits on rates; off by default, since a load test is one address. */
  readonly limits?: 'on' | 'off';
  /** Flags of Node itself. */
  readonly node?: readonly string[];
}

/** For `ServerStart.node`: lets `garbage` know. */
export const TRACE_GC = '--trace-gc';

const START_LIMIT = 60_000;
/** As `npm start` and the files in deploy/ start it; another checkout may do otherwise. */
const YOUNG = ['--max-semi-space-size=64'];

export async function startServerProcess(
  flags: readonly string[],
  { launcher = ownLauncher(), limits = 'off', node = [] }: ServerStart = {},
): Promise<ServerProcess> {
  const args = ['serve', '--limits', limits, '--log-level', 'error', ...flags];
  const child = spawn(
    process.execPath,
    [...(launcher === ownLauncher() ? YOUNG : []), ...node, launcher, ...args],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  endWithUs(child);
  const trace = new GcTrace();
  child.stdout.on('data', (data: Buffer) => trace.add(data.toString()));
  const url = await addressOf(child);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  return {
    url,
    process: child,
    ended,
    usage: () => usageOf(child.pid ?? 0),
    garbage: () => trace.total,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

let handlesSignals = false;

/** A test that is interrupted leaves no server behind. */
function endWithUs(child: ChildProcess): void {
  if (!handlesSignals)
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(FAILED));
  handlesSignals = true;
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

/** The file that was started as `tokaido`. */
export function ownLauncher(): string {
  const launcher = process.argv[1];
  if (launcher === undefined) throw new Error('a server can only be started by the command tokaido');
  return launcher;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => fail('it took too long'), START_LIMIT);
    function fail(why: string): void {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`the server did not start: ${why}`));
    }
    const read = (data: Buffer) => {
      text += data.toString();
      const [, url] = /served at\s+(http:\S+)/.exec(text) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      child.stdout?.off('data', read);
      resolve(url);
    };
    child.stdout?.on('data', read);
    child.once('exit', (code) => fail(`it ended with code ${code}`));
  });
}
