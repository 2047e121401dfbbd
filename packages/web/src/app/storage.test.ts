/** Browsers that store, that are full, and that refuse. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceStorage, onStorageChange } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser in which `items` are stored already. */
function browser(items: Record<string, string>, setItem?: () => never): Map<string, string> {
  const stored = new Map(Object.entries(items));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: setItem ?? ((name: string, text: string) => stored.set(name, text)),
    removeItem: (name: string) => stored.delete(name),
  });
  return stored;
}

test('a value comes back as it was stored, under our prefix', () => {
  const stored = browser({});
  expect(deviceStorage.set('settings', { theme: 'dark' })).toEqual({ ok: true, value: undefined });
  expect([...stored]).toEqual([['tokaido.settings', '{"theme":"dark"}']]);
  expect(deviceStorage.get('settings')).toEqual({ theme: 'dark' });
  deviceStorage.remove('settings');
  expect(deviceStorage.get('settings')).toBeNull();
});

test('what is not JSON is absent', () => {
  browser({ 'tokaido.settings': '{' });
  expect(deviceStorage.get('settings')).toBeNull();
});

describe('a browser that refuses', () => {
  test('without room says so', () => {
    browser({}, () => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(deviceStorage.set('settings', 1)).toEqual({ ok: false, error: 'full' });
  });

  test('that stores nothing for us finds nothing and goes on', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(deviceStorage.set('settings', 1)).toEqual({ ok: false, error: 'blocked' });
    expect(deviceStorage.get('settings')).toBeNull();
    expect(() => deviceStorage.remove('settings')).not.toThrow();
  });

  test('that throws at the mere name of the storage is the same', () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(deviceStorage.set('settings', 1)).toEqual({ ok: false, error: 'blocked' });
    expect(deviceStorage.get('settings')).toBeNull();
  });
});

test('a change in another tab reaches the listeners of that name', () => {
  const listeners: ((event: { key: string | null; newValue: string | null }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  );
  const heard: unknown[] = [];
  onStorageChange('seats', (value) => heard.push(value));
  for (const listener of listeners) {
    listener({ key: 'tokaido.seats', newValue: '{"a":1}' });
    listener({ key: 'tokaido.settings', newValue: '{}' });
    listener({ key: null, newValue: null });
  }
  expect(heard).toEqual([{ a: 1 }, null]);
});
