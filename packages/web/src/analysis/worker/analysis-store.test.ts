import type { AnalysisPart } from '@tokaido/bots';
import { describe, expect, it } from 'vitest';
import type { EntryTable, StoredAnalysis } from './analysis-store.ts';
import { analysisStore, MOST_ENTRIES } from './analysis-store.ts';

function memoryTable(): EntryTable & { readonly entries: Map<string, unknown> } {
  const entries = new Map<string, unknown>();
  return {
    entries,
    get: async (key) => entries.get(key),
    async put(key, entry) {
      entries.set(key, structuredClone(entry));
    },
    times: async () => [...entries].map(([key, entry]) => [key, (entry as { at?: number }).at ?? 0] as const),
    async remove(keys) {
      for (const key of keys) entries.delete(key);
    },
  };
}

const estimate = { value: 1, error: 0.5 };
const decision = {
  move: 0,
  seat: 0,
  candidates: [],
  before: [0.5, 0.5],
  after: [0.4, 0.6],
  pointsLost: estimate,
  winLost: estimate,
};
const part = { format: 1, seats: 2, moves: 3, decisions: [decision] } as unknown as AnalysisPart;
const stored: StoredAnalysis = { part, refined: [] };

describe('the store of analyses', () => {
  it('gives back what was stored', async () => {
    const store = analysisStore(memoryTable(), () => 1);
    await store.write('a', stored);
    expect(await store.read('a')).toEqual(stored);
    expect(await store.read('b')).toBeNull();
  });

  it('drops the oldest', async () => {
    const table = memoryTable();
    let time = 0;
    const store = analysisStore(table, () => ++time);
    for (let i = 0; i < MOST_ENTRIES + 3; i++) await store.write(`game ${i}`, stored);
    await store.write('game 3', stored);
    expect(table.entries.size).toBe(MOST_ENTRIES);
    expect(await store.read('game 2')).toBeNull();
    expect(await store.read('game 3')).toEqual(stored);
  });

  it.each([
    ['nothing', undefined],
    ['a word', 'analysis'],
    ['another format', { format: 0, at: 1, part, refined: [] }],
    ['no decisions', { format: 1, at: 1, part: { ...part, decisions: null }, refined: [] }],
    [
      'more decisions than moves',
      {
        format: 1,
        at: 1,
        part: { ...part, decisions: [decision, decision, decision, decision] },
        refined: [],
      },
    ],
    [
      'a number that is none',
      {
        format: 1,
        at: 1,
        part: { ...part, decisions: [{ ...decision, before: [Number.NaN, 1] }] },
        refined: [],
      },
    ],
    [
      'a second look without reasons',
      { format: 1, at: 1, part, refined: [{ move: 0, pointsLost: estimate }] },
    ],
  ])('takes a damaged entry for none: %s', async (_, entry) => {
    const table = memoryTable();
    table.entries.set('a', entry);
    expect(await analysisStore(table, () => 1).read('a')).toBeNull();
  });

  it('goes on where nothing can be stored', async () => {
    const no = () => Promise.reject(new Error('refused'));
    const store = analysisStore({ get: no, put: no, times: no, remove: no }, () => 1);
    await store.write('a', stored);
    expect(await store.read('a')).toBeNull();
  });
});
