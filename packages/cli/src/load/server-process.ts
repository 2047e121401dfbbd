/** Starts a server in a process of its own, for load tests. */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Resident memory of the process, in bytes. */
  memory(): number;
  /** Shuts it down and waits for the end. */
  stop(): Promise<void>;
  /** Kills it and waits for the end. */
  kill(): Promise<void>;
}

const START_LIMIT = 60_000;

export async function startServerProcess(flags: readonly string[]): Promise<ServerProcess> {
  const launcher = process.argv[1];
  if (launcher === undefined) throw new Error('a server can only be started by the command tokaido');
  const args = ['serve', '--limits', 'off', '--log-level', 'error', ...flags];
  const child = spawn(process.execPath, [launcher, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await addressOf(child);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  return {
    url,
    process: child,
    memory: () => residentBytes(child.pid ?? 0),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
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
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString();
      const [, url] = /served at\s+(http:\S+)/.exec(text) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
    child.once('exit', (code) => fail(`it ended with code ${code}`));
  });
}

/** 0 if the system does not say. */
function residentBytes(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
