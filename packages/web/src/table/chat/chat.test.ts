/** What was said, without those who are not to be heard. */

import '@tokaido/words/locales/en/online';
import { afterEach, expect, test, vi } from 'vitest';
import type { Line } from '../model.ts';
import { isMuted, mutedSeats, saidIn, toggleMuted } from './chat.ts';

afterEach(() => vi.unstubAllGlobals());

const line = (n: number, seat: number, more: Partial<Line>): Line => ({
  n,
  seat,
  kind: 'say',
  by: 'person',
  events: [],
  ...more,
});

test('phrases in words, texts as they are, other lines not at all', () => {
  const journal = [
    line(1, 0, { phrase: 'hello' }),
    line(2, 1, { text: 'mind the step' }),
    line(3, 1, { kind: 'act' }),
    line(4, 1, {}),
  ];
  expect(saidIn(journal, 'hagi')).toEqual([
    { n: 1, seat: 0, words: 'Hello' },
    { n: 2, seat: 1, words: 'mind the step' },
  ]);
});

test('a muted seat is silent at its table only, until it is heard again', () => {
  const journal = [line(1, 1, { phrase: 'hurry' })];
  toggleMuted('hagi', 1);
  expect(isMuted('hagi', 1)).toBe(true);
  expect(saidIn(journal, 'hagi')).toEqual([]);
  expect(saidIn(journal, 'fuji')).toHaveLength(1);
  toggleMuted('hagi', 1);
  expect(saidIn(journal, 'hagi')).toHaveLength(1);
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
