import { describe, expect, it } from 'vitest';
import { settled as atRest, TestDevice } from '../../table/testkit/device.ts';
import { playOut, SOLO } from '../../worker/testkit/local-games.ts';
import type { Around } from './history.ts';
import { openHistory } from './history.ts';
import type { GameSummary } from './summary.ts';

const SUMS = { accuracy: 88, lostPerDecision: 0.4, decisions: 30, luck: 0.1 };

async function deviceWith(finished: number, open: number): Promise<TestDevice> {
  const device = new TestDevice({ seed: 11 });
  for (let i = 0; i < finished + open; i++) {
    const id = await device.host.ask('create', { setup: SOLO });
    const model = await device.open(id);
    if (i < finished) await playOut(model);
    else await atRest(model);
    model.close();
  }
  return device;
}

function around(device: TestDevice, more: Partial<Around> = {}): Around & { readonly asked: string[] } {
  const stored = new Map<string, GameSummary>();
  const asked: string[] = [];
  return {
    asked,
    list: () => device.host.ask('list', {}),
    outcome(id) {
      asked.push(id);
      return device.host.ask('outcome', { id });
    },
    figures: async (_, { scores }) => scores.map(() => 'somebody'),
    keyOf: (record) => (record === '' ? null : record.slice(0, 8)),
    recall: async (keys) => keys.map(() => null),
    store: {
      all: async () => [...stored.values()],
      async put(summary) {
        stored.set(summary.id, structuredClone(summary));
      },
      async remove(id) {
        stored.delete(id);
      },
    },
    rest: () => Promise.resolve(),
    ...more,
  };
}

async function read(from: Around) {
  const history = openHistory(from);
  while (
    history.games.peek() === null ||
    history.reading.peek() !== null ||
    history.summaries.peek().size === 0
  )
    await new Promise((resolve) => setTimeout(resolve));
  // The analyses are asked last.
  await new Promise((resolve) => setTimeout(resolve, 5));
  return history;
}

describe('the history of a device', () => {
  it('reads every finished game once, and remembers it', async () => {
    const device = await deviceWith(3, 1);
    const here = around(device);
    const first = await read(here);
    expect(first.games.peek()).toHaveLength(4);
    expect(first.summaries.peek().size).toBe(3);
    expect(here.asked).toHaveLength(3);
    for (const row of first.games.peek() ?? [])
      if (row.phase === 'over')
        expect(
          first.summaries
            .peek()
            .get(row.id)
            ?.scores.map(({ points }) => points),
        ).toEqual(row.points);
    await read(here);
    expect(here.asked).toHaveLength(3);
  });

  it('reads a damaged summary again, and knows analyses that were made since', async () => {
    const device = await deviceWith(2, 0);
    const here = around(device);
    const { summaries } = await read(here);
    const [one, other] = [...summaries.peek().values()];
    await here.store.put({ ...one, scores: [] } as unknown as GameSummary);
    const recall: Around['recall'] = async (keys) => keys.map(() => [SUMS, SUMS, SUMS]);
    const again = await read({ ...here, recall });
    expect(here.asked.slice(2)).toEqual([one?.id]);
    expect([...again.summaries.peek().values()].map(({ skill }) => skill?.[0])).toEqual([SUMS, SUMS]);
    const stored = (await here.store.all()) as readonly GameSummary[];
    expect(stored.find(({ id }) => id === other?.id)?.skill).toEqual([SUMS, SUMS, SUMS]);
  });

  it('goes on without a game that cannot be read, and says when none can', async () => {
    const device = await deviceWith(2, 0);
    const here = around(device);
    const [bad] = await here.list();
    const outcome: Around['outcome'] = (id) =>
      id === bad?.id ? Promise.reject(new Error('broken')) : here.outcome(id);
    expect((await read({ ...here, outcome })).summaries.peek().size).toBe(1);
    const failing = openHistory({ ...here, list: () => Promise.reject(new Error('no worker')) });
    await new Promise((resolve) => setTimeout(resolve));
    expect(failing.isFailed.peek()).toBe(true);
  });

  it('forgets a game that was removed, and remembers what an analysis has found', async () => {
    const device = await deviceWith(1, 0);
    const here = around(device);
    const history = await read(here);
    const id = history.games.peek()?.[0]?.id ?? '';
    history.setSkill(id, [SUMS, SUMS, SUMS]);
    expect(((await here.store.all()) as readonly GameSummary[])[0]?.skill).toEqual([SUMS, SUMS, SUMS]);
    history.drop(id);
    expect(history.games.peek()).toEqual([]);
    expect(await here.store.all()).toEqual([]);
  });
});
