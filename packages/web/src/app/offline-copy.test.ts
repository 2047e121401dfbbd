/** The copy for times without a network: in small steps, with pauses, and only as far as the person wants it. */

import { beforeEach, expect, test, vi } from 'vitest';

type Module = typeof import('./offline-copy.ts');
let page: Module;

beforeEach(async () => {
  // Each test is a page of its own.
  vi.resetModules();
  page = await import('./offline-copy.ts');
});

/** A worker that copies four files at a time of `all`; `failures` are the rounds in which nothing arrives. */
function device({ all = 10, savesData = false, failures = [] as readonly number[] } = {}) {
  const log: string[] = [];
  let missing = all;
  let round = 0;
  const environment: Parameters<Module['makeCopy']>[0] = {
    async ask(what) {
      log.push(what);
      if (what === 'progress') return { missing, all, hasFailed: false };
      const hasFailed = failures.includes(++round);
      if (!hasFailed) missing = Math.max(0, missing - 4);
      return { missing, all, hasFailed };
    },
    async quiet() {
      log.push('quiet');
    },
    async pause(ms) {
      log.push(`pause ${ms / 1000}`);
    },
    savesData,
  };
  return { environment, log };
}

test('a few files at a time, and before each of them the page is quiet', async () => {
  const { environment, log } = device();
  await page.makeCopy(environment);
  expect(log).toEqual(['quiet', 'copy', 'quiet', 'copy', 'quiet', 'copy']);
  expect(page.offlineCopy.value).toEqual({ state: 'ready' });
});

test('it is ready only when nothing is missing', async () => {
  const { environment } = device({ all: 8 });
  const states: string[] = [];
  const stop = page.offlineCopy.subscribe(({ state }) => states.push(state));
  await page.makeCopy(environment);
  stop();
  expect(states).toEqual(['unknown', 'copying', 'ready']);
});

test('what fails is tried again, after longer and longer pauses, until it is there', async () => {
  const { environment, log } = device({ all: 8, failures: [1, 2, 4] });
  await page.makeCopy(environment);
  expect(log.filter((line) => line !== 'quiet')).toEqual([
    'copy',
    'pause 20',
    'copy',
    'pause 40',
    'copy',
    'copy',
    'pause 20',
    'copy',
  ]);
  expect(page.offlineCopy.value).toEqual({ state: 'ready' });
});

test('with a browser that saves data it waits to be asked', async () => {
  const { environment, log } = device({ savesData: true });
  const made = page.makeCopy(environment);
  await vi.waitFor(() => expect(page.offlineCopy.value).toEqual({ state: 'on-demand', done: 0, all: 10 }));
  expect(log).toEqual(['progress']);
  page.demandCopy();
  await made;
  expect(page.offlineCopy.value).toEqual({ state: 'ready' });
});
