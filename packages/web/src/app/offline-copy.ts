/**
 * The copy of the program for times without a network. The service worker makes it, a few files at a time, and only
 * when this page asks: the page knows when it is idle and when a game needs the line.
 */

import type { ReadonlySignal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import { whenIdle } from './idle.ts';
import { isLineInUse } from './line-use.ts';

/** How far the copy is, as the service worker tells it. */
export interface CopyProgress {
  readonly missing: number;
  readonly all: number;
  /** Whether files of the last round could not be fetched. */
  readonly hasFailed: boolean;
}

/** `on-demand`: the person asked their browser to save data, so the copy waits until they want it. */
export type OfflineCopy =
  | { readonly state: 'unknown' | 'unavailable' | 'ready' }
  | { readonly state: 'copying' | 'on-demand'; readonly done: number; readonly all: number };

/** What the copying needs of the browser. */
export interface CopyEnvironment {
  ask(what: 'copy' | 'progress'): Promise<CopyProgress>;
  /** Resolves when the page is idle and no game needs the line. */
  quiet(): Promise<void>;
  /** Resolves after a while, or earlier when the network is back. */
  pause(ms: number): Promise<void>;
  readonly savesData: boolean;
}

const FIRST_PAUSE = 20_000;
const LONGEST_PAUSE = 600_000;

const copy = signal<OfflineCopy>({ state: 'unknown' });
export const offlineCopy: ReadonlySignal<OfflineCopy> = copy;

let demand: () => void = () => {};

/** Makes the copy now, although the browser saves data. */
export function demandCopy(): void {
  demand();
}

export function noCopy(): void {
  copy.value = { state: 'unavailable' };
}

/** Copies until nothing is missing. */
export async function makeCopy(environment: CopyEnvironment): Promise<void> {
  if (environment.savesData && !show(await environment.ask('progress'), 'on-demand'))
    await new Promise<void>((resolve) => {
      demand = resolve;
    });
  for (let pause = FIRST_PAUSE; ; ) {
    await environment.quiet();
    const progress = await environment.ask('copy');
    if (show(progress, 'copying')) return;
    if (progress.hasFailed) await environment.pause(pause);
    pause = progress.hasFailed ? Math.min(LONGEST_PAUSE, pause * 2) : FIRST_PAUSE;
  }
}

/** Whether the copy is whole. */
function show({ missing, all }: CopyProgress, state: 'copying' | 'on-demand'): boolean {
  copy.value = missing === 0 ? { state: 'ready' } : { state, done: all - missing, all };
  return missing === 0;
}

/** The copying of this page, by the worker that serves it. */
export function copyEnvironment(worker: () => ServiceWorker | null): CopyEnvironment {
  return {
    ask: (what) =>
      new Promise((resolve, reject) => {
        const active = worker();
        if (active === null) return reject(new Error('there is no service worker'));
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }: MessageEvent<CopyProgress>) => {
          port1.close();
          resolve(data);
        });
        port1.start();
        active.postMessage(what, [port2]);
      }),
    async quiet() {
      await lineFree();
      await whenIdle();
      await lineFree();
    },
    pause: (ms) =>
      new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer);
          removeEventListener('online', go);
          resolve();
        };
        const timer = setTimeout(go, ms);
        addEventListener('online', go);
      }),
    savesData: (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
  };
}

/** A table that cannot be reached for longer must not keep the copy from being made. */
const LONGEST_USE = 10_000;

function lineFree(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      resolve();
    };
    const timer = setTimeout(go, LONGEST_USE);
    const stop = effect(() => {
      if (!isLineInUse.value) go();
    });
  });
}
