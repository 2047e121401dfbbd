import { afterEach, expect, test, vi } from 'vitest';
import { clearStoredItems, storedItems } from './stored-items.ts';

afterEach(() => vi.unstubAllGlobals());

/** Like the browser's own: items are properties, methods are not. */
class FakeStorage {
  [name: string]: unknown;
  constructor(items: Readonly<Record<string, string>>) {
    Object.assign(this, items);
  }
  getItem(name: string): unknown {
    return this[name] ?? null;
  }
  removeItem(name: string): void {
    delete this[name];
  }
}

test('what is ours is listed and cleared, and what others stored at the same origin stays', () => {
  const storage = new FakeStorage({
    'tokaido.settings': '{"theme":"dark"}',
    other: '{"secret":1}',
    'tokaido.note': 'not JSON',
    tokaidonot: '1',
  });
  vi.stubGlobal('localStorage', storage);
  expect(storedItems()).toEqual({ 'tokaido.settings': { theme: 'dark' }, 'tokaido.note': 'not JSON' });
  clearStoredItems();
  expect(Object.keys(storage)).toEqual(['other', 'tokaidonot']);
});

test('a browser that stores nothing for us has nothing to list', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(storedItems()).toEqual({});
  expect(() => clearStoredItems()).not.toThrow();
});
