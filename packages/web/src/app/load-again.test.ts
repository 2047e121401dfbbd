import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAgain } from './load-again.ts';

const reload = vi.fn();

class FakeWorker extends EventTarget {
  state = 'installed';
  readonly told: unknown[] = [];
  postMessage(message: unknown): void {
    this.told.push(message);
  }
}

interface FakeRegistration {
  waiting: FakeWorker | null;
  installing: FakeWorker | null;
  update(): Promise<void>;
}

function device(registration: Partial<FakeRegistration> | undefined): EventTarget {
  const whole = registration && {
    waiting: null,
    installing: null,
    update: async () => undefined,
    ...registration,
  };
  const container = Object.assign(new EventTarget(), { getRegistration: async () => whole });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return container;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

test('where nothing newer is there the page is loaded at once', async () => {
  for (const registration of [undefined, {}, { update: () => Promise.reject(new Error('offline')) }]) {
    device(registration);
    await loadAgain();
  }
  expect(reload).toHaveBeenCalledTimes(3);
});

test('a worker that waits takes over first, and is not asked for again', async () => {
  const waiting = new FakeWorker();
  const update = vi.fn(async () => undefined);
  const container = device({ waiting, update });
  const loaded = loadAgain();
  await vi.advanceTimersByTimeAsync(100);
  expect([waiting.told, reload.mock.calls.length, update.mock.calls.length]).toEqual([
    ['skip-waiting'],
    0,
    0,
  ]);
  container.dispatchEvent(new Event('controllerchange'));
  await loaded;
  expect(reload).toHaveBeenCalledTimes(1);
});

test('one that is being installed is waited for; one that fails is not', async () => {
  for (const state of ['installed', 'redundant']) {
    const installing = new FakeWorker();
    installing.state = 'installing';
    const container = device({ installing });
    const loaded = loadAgain();
    await vi.advanceTimersByTimeAsync(100);
    installing.state = state;
    installing.dispatchEvent(new Event('statechange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(installing.told).toEqual(state === 'installed' ? ['skip-waiting'] : []);
    container.dispatchEvent(new Event('controllerchange'));
    await loaded;
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the page is loaded in the end, although the line hangs or the older worker stays busy', async () => {
  const stuck = [{ update: () => new Promise<void>(() => undefined) }, { waiting: new FakeWorker() }];
  for (const registration of stuck) {
    device(registration);
    const loaded = loadAgain();
    await vi.advanceTimersByTimeAsync(60_000);
    await loaded;
  }
  expect(reload).toHaveBeenCalledTimes(2);
});
