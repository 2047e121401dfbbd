/** Those who are not to be heard. */

import { afterEach, expect, test, vi } from 'vitest';
import { isMuted, mutedSeats, toggleMuted } from './chat.ts';

afterEach(() => vi.unstubAllGlobals());

test('a muted seat is silent at its table only, until it is heard again', () => {
  toggleMuted('hagi', 1);
  expect([isMuted('hagi', 1), isMuted('hagi', 0), isMuted('fuji', 1)]).toEqual([true, false, false]);
  toggleMuted('hagi', 1);
  expect(isMuted('hagi', 1)).toBe(false);
});

test('whom one does not want to hear is stored on the device, beside those of another tab', async () => {
  const items = new Map([['tokaido.muted', '["fuji/2"]']]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
  });
  // A page of its own: the one above could store nothing.
  vi.resetModules();
  const page = await import('./chat.ts');
  items.set('tokaido.muted', '["fuji/2"]');
  page.toggleMuted('hagi', 1);
  expect(JSON.parse(items.get('tokaido.muted') ?? '')).toEqual(['fuji/2', 'hagi/1']);
  page.toggleMuted('hagi', 1);
  page.toggleMuted('fuji', 2);
  expect(items.get('tokaido.muted')).toBe('[]');
});

test('what was stored is read again, and nothing else', () => {
  expect([...mutedSeats(['hagi/1', 7, 'fuji/0'])]).toEqual(['hagi/1', 'fuji/0']);
  for (const stored of [null, '', 7, {}]) expect(mutedSeats(stored).size).toBe(0);
});
