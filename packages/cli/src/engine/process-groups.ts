/**
 * Programs that were started must not outlive the command. Each is a process group of its own, so that what a shell has
 * started ends with it. Worker threads cannot watch over the end of the process, so they tell the main thread.
 */

import { BroadcastChannel, isMainThread } from 'node:worker_threads';
import { FAILED } from '../exit.ts';

interface News {
  readonly pid: number;
  readonly alive: boolean;
}

const CHANNEL = 'tokaido-programs';
const alive = new Set<number>();
let channel: BroadcastChannel | null = null;

/** What a worker has just started is on its way to be told here; so long a signal waits, in ms. */
const NEWS_DELAY = 200;

/** In the main thread before any worker or program starts: from now on nothing is left behind. */
export function watchGroups(): void {
  if (!isMainThread || channel !== null) return;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event) => note((event as Event & { readonly data: News }).data));
  channel.unref();
  process.on('exit', killGroups);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      // A command that stops in its own way ends by itself.
      if (process.listenerCount(name) === 0) setTimeout(() => process.exit(FAILED), NEWS_DELAY);
    });
  }
}

function note({ pid, alive: isAlive }: News): void {
  if (isAlive) alive.add(pid);
  else alive.delete(pid);
}

/** Says that a program has started or ended. */
export function noteGroup(pid: number, isAlive: boolean): void {
  const news = { pid, alive: isAlive };
  if (isMainThread) {
    watchGroups();
    note(news);
    return;
  }
  channel ??= new BroadcastChannel(CHANNEL);
  channel.unref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(news);
}

/** Ends a program and all that it has started. */
export function killGroup(pid: number): void {
  try {
    // Windows has no process groups.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

function killGroups(): void {
  for (const pid of alive) killGroup(pid);
  alive.clear();
}
