/** A server that is started again at the same address whenever it ends, as a service manager would. */

import { createServer } from 'node:net';
import { childrenOf } from '../load/process-usage.ts';
import type { ServerProcess, ServerStart } from '../load/server-process.ts';
import { startServerProcess } from '../load/server-process.ts';

/** How long a server may take to be there again. */
const UP_LIMIT = 30_000;
const POLL = 50;

export class RestartableServer {
  readonly url: string;
  private child: ServerProcess | null;
  private readonly flags: readonly string[];
  private readonly how: ServerStart;
  private stopping = false;

  private constructor(child: ServerProcess, flags: readonly string[], how: ServerStart) {
    this.url = child.url;
    this.child = child;
    this.flags = flags;
    this.how = how;
    void this.watch(child);
  }

  static async start(flags: readonly string[], how: ServerStart = {}): Promise<RestartableServer> {
    const all = ['--port', String(await freePort()), ...flags];
    return new RestartableServer(await startServerProcess(all, how), all, how);
  }

  /** Resolves once it runs again. */
  async kill(): Promise<void> {
    await this.child?.kill();
    await this.isUp();
  }

  /** Kills one of its processes, which it starts again by itself; resolves at once. */
  killProcess(index: number): void {
    const children = childrenOf(this.child?.process.pid ?? 0);
    const victim = children[index % children.length];
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
  }

  signal(name: NodeJS.Signals): void {
    this.child?.process.kill(name);
  }

  async isUp(): Promise<void> {
    for (let waited = 0; this.child === null && waited < UP_LIMIT; waited += POLL)
      await new Promise((resolve) => setTimeout(resolve, POLL));
    if (this.child === null) throw new Error('a server did not start again');
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const { child } = this;
    this.child = null;
    await child?.stop();
  }

  private async watch(child: ServerProcess): Promise<void> {
    await child.ended;
    if (this.stopping) return;
    this.child = null;
    // It may fail while its database is away: then it is tried again.
    const next = await startServerProcess(this.flags, this.how).catch(() => null);
    if (this.stopping) return void next?.stop();
    if (next === null) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return this.watch(child);
    }
    this.child = next;
    return this.watch(next);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
