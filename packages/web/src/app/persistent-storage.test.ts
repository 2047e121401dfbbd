/** The browser is asked to keep games after a decision, and once. */

import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { Line } from '../table/model.ts';
import { requestPersistence } from './persistent-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const line = (more: Partial<Line>): Line => ({
  n: 1,
  seat: 0,
  kind: 'act',
  by: 'person',
  events: [],
  ...more,
});

/** A browser that has stored nothing yet. */
function browser(persist: () => Promise<boolean>): void {
  const items = new Map<string, string>();
  vi.stubGlobal('navigator', { storage: { persist } });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
  });
}

test('nothing is asked before somebody here has decided, and nothing twice', () => {
  const persist = vi.fn(async () => true);
  browser(persist);
  const journal = signal<readonly Line[]>([line({ kind: 'begin' }), line({ by: 'bot' })]);
  requestPersistence({ journal });
  expect(persist).not.toHaveBeenCalled();
  journal.value = [...journal.value, line({})];
  journal.value = [...journal.value, line({})];
  requestPersistence({ journal });
  expect(persist).toHaveBeenCalledOnce();
});

test('a browser that knows no such promise is left alone', () => {
  browser(() => Promise.reject(new TypeError('unknown')));
  expect(() => requestPersistence({ journal: signal([line({})]) })).not.toThrow();
});
