/** One line at a time: what is asked first, then what happened; read once, and never again. */

import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameFirstLines } from '../game.ts';
import type { Curtain, Line, Seen } from '../model.ts';
import { openLineQueue } from './line-queue.ts';
import { hasMet, markFirstGame, markMet, readMet } from './met-topics.ts';

/** Topics are named by what is asked, what is looked at, and the kinds of what happened. */
const topic = (id: string) => ({ id: `test.${tests}.${id}`, rule: '/rules', words: () => id });
const lines: GameFirstLines = {
  asked: ({ mine, turn }, picked) =>
    mine ? [...(picked === null ? [] : [topic(picked)]), topic(turn?.decision ?? '')] : [],
  told: ({ events }) => events.map(({ type }) => topic(type)),
};

let tests = 0;
let time = 0;
beforeEach(() => {
  tests++;
  time = 0;
});
afterEach(() => vi.unstubAllGlobals());

const asks = (decision: string, number: number) =>
  ({ me: 0, mine: true, turn: { decision, number, seat: 0 } }) as unknown as Seen;
const waits = { me: 0, mine: false, turn: { decision: 'x', number: 99, seat: 1 } } as unknown as Seen;
const told = (n: number, ...types: string[]) =>
  ({ n, seat: 0, events: types.map((type) => ({ type })) }) as unknown as Line;

function table(first: Seen, journal: readonly Line[] = []) {
  const model = {
    seen: signal<Seen | null>(first),
    journal: signal(journal),
    curtain: signal<Curtain | null>(null),
  };
  const picked = signal<string | null>(null);
  const queue = openLineQueue(model, lines, picked, () => time);
  return { ...model, picked, queue, words: () => queue.shown.value?.words() ?? null };
}

test('what is asked is explained, and once it was put away never again', () => {
  const { queue, words, seen } = table(asks('walk', 1));
  expect(words()).toBe('walk');
  queue.dismiss();
  expect(words()).toBeNull();
  seen.value = asks('walk', 2);
  expect(words()).toBeNull();
});

test('what is looked at comes first, and what is asked after it', () => {
  const { queue, words, picked } = table(asks('walk', 1));
  picked.value = 'farm';
  expect(words()).toBe('farm');
  queue.dismiss();
  expect(words()).toBe('walk');
});

test('what happened waits for what is asked, one after the other', () => {
  const { queue, words, journal, seen } = table(waits);
  journal.value = [told(1, 'farm', 'coins')];
  expect(words()).toBe('farm');
  seen.value = asks('walk', 5);
  expect(words()).toBe('walk');
  queue.dismiss();
  expect(words()).toBe('farm');
  queue.dismiss();
  expect(words()).toBe('coins');
  queue.dismiss();
  expect(words()).toBeNull();
});

test('what was there before the table was opened is no news', () => {
  expect(table(waits, [told(1, 'farm')]).words()).toBeNull();
});

test('a line that could be read has been met once the decision is taken', () => {
  const { seen } = table(asks('walk', 1));
  time = 5000;
  seen.value = waits;
  expect(hasMet(topic('walk').id)).toBe(true);
});

test('one that flashed by comes again with its like', () => {
  const { seen, words } = table(asks('walk', 1));
  time = 500;
  seen.value = waits;
  expect(hasMet(topic('walk').id)).toBe(false);
  expect(words()).toBeNull();
  seen.value = asks('walk', 2);
  expect(words()).toBe('walk');
});

test('what happened long ago is left for the next time', () => {
  const { seen, words, journal } = table(asks('walk', 1));
  journal.value = [told(1, 'farm')];
  for (const number of [2, 3, 4]) seen.value = asks('walk', number);
  seen.value = waits;
  expect(words()).toBeNull();
});

test('nothing is shown while the device changes hands', () => {
  const { words, curtain } = table(asks('walk', 1));
  curtain.value = { seat: 0, isLong: true };
  expect(words()).toBeNull();
});

test('lessons count as met', () => {
  const { words } = table(asks('walk', 1));
  markMet([topic('walk').id]);
  expect(words()).toBeNull();
});

test('it is stored, and what is broken in the store is left out', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  });
  markMet([topic('walk').id]);
  markFirstGame('abc');
  const stored = readMet(JSON.parse(items.get('tokaido.met') ?? 'null'));
  expect(stored.topics.has(topic('walk').id)).toBe(true);
  expect(stored.game).toBe('abc');
  for (const broken of [null, 7, 'x', [], { topics: 7, game: 7 }])
    expect(readMet(broken)).toEqual({ topics: new Set(), game: '' });
  expect(readMet({ topics: ['a', 7] }).topics).toEqual(new Set(['a']));
});
