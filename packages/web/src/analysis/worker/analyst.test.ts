/** The analyst: the same numbers in one go or in parts, what is stored first, and sentences where it cannot go on. */

import { tokaidoAnalysis } from '@tokaido/bots';
import { Actions, FastChance, fail, ok, Recorder, recordToText } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import type { FromAnalyst, Report, ToAnalyst } from '../messages.ts';
import type { AnalysisStore, StoredAnalysis } from './analysis-store.ts';
import type { Surroundings } from './analyst.ts';
import { Analyst } from './analyst.ts';
import { recordKey, seedOf } from './record-key.ts';
import { playoutsEach } from './second-look.ts';

/** A short beginning of a game by chance: enough to find fault with. */
function recordOf(seed: number, moves: number) {
  const options = tokaido.rules.parseOptions('players=2');
  if (!options.ok) throw new Error(options.error);
  const rng = new FastChance(seed);
  const recorder = new Recorder(tokaido, options.value, rng);
  const legal = new Actions();
  for (let i = 0; i < moves && !tokaido.isOver(recorder.state); i++) {
    const count = tokaido.legal(recorder.state, legal);
    recorder.play(legal.list[rng.below(count)]!);
  }
  return recorder.record();
}

function memory(): AnalysisStore & { readonly found: Map<string, StoredAnalysis> } {
  const found = new Map<string, StoredAnalysis>();
  return {
    found,
    read: async (key) => found.get(key) ?? null,
    async write(key, analysis) {
      found.set(key, structuredClone(analysis));
    },
  };
}

interface Told {
  readonly messages: FromAnalyst[];
  until(is: (message: FromAnalyst) => boolean): Promise<FromAnalyst>;
  send(message: ToAnalyst): void;
}

function analyst(store: AnalysisStore, changes: Partial<Surroundings> = {}): Told {
  const messages: FromAnalyst[] = [];
  let heard: () => void = () => undefined;
  // Every look at the clock is so many milliseconds later: each slice is one step.
  let time = 0;
  const working = new Analyst({
    store,
    load: async () => ok({ of: tokaidoAnalysis, hasNet: true }),
    playouts: () => 2,
    now: () => (time += 60),
    rest: () => new Promise((resolve) => setTimeout(resolve)),
    post(message) {
      messages.push(message);
      heard();
    },
    ...changes,
  });
  return {
    messages,
    send: (message) => working.receive(message),
    async until(is) {
      for (;;) {
        const found = messages.find(is);
        if (found !== undefined) return found;
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
    },
  };
}

const isDone = (message: FromAnalyst) => message.from === 'progress' && message.progress.stage === 'done';
const begin = (record: string, refines = false): ToAnalyst => ({
  to: 'begin',
  record,
  board: undefined,
  seat: 0,
  refines,
});
const lastReport = ({ messages }: Told): Report => {
  const found = messages.findLast((message) => message.from === 'report');
  if (found?.from !== 'report') throw new Error('no report');
  return found.report;
};

const record = recordOf(5, 24);
const text = recordToText(record);

describe('the analyst', () => {
  it('tells its progress and all that it found', async () => {
    const told = analyst(memory());
    told.send(begin(text));
    await told.until(isDone);
    const stages = told.messages.flatMap((each) => (each.from === 'progress' ? [each.progress.stage] : []));
    expect(stages[0]).toBe('loading');
    expect(stages).toContain('judging');
    const { analysis } = lastReport(told);
    expect(analysis).toMatchObject({ by: 'net', isComplete: true });
    expect(analysis.moves).toHaveLength(record.moves.length);
  });

  it('goes on from what was stored, and comes to the same', async () => {
    const whole = analyst(memory());
    whole.send(begin(text));
    await whole.until(isDone);

    const store = memory();
    const first = analyst(store);
    first.send(begin(text));
    await first.until(({ from }) => from === 'progress' && store.found.size > 0);
    first.send({ to: 'pause' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const [stored] = store.found.values();
    expect(stored!.part.decisions.length).toBeGreaterThan(0);
    expect(stored!.part.decisions.length).toBeLessThan(record.moves.length);

    const second = analyst(store);
    second.send(begin(text));
    await second.until(isDone);
    // What was stored is told before the judge is even asked for.
    expect(second.messages[0]!.from).toBe('report');
    expect(lastReport(second)).toEqual(lastReport(whole));
  });

  it('looks again at marked moves, mine first, and stores that too', async () => {
    const store = memory();
    const told = analyst(store);
    told.send(begin(text, true));
    await told.until(isDone);
    const { refined } = lastReport(told);
    expect(refined.length).toBeGreaterThan(0);
    const own = refined.map(({ seat }) => (seat === 0 ? 0 : 1));
    expect(own).toEqual([...own].sort((a, b) => a - b));
    expect([...store.found.values()][0]!.refined).toEqual(refined);
  }, 60_000);

  it('looks closer at a move when it is asked to', async () => {
    const told = analyst(memory());
    told.send(begin(text));
    await told.until(isDone);
    const other = lastReport(told).analysis.moves.findLast(({ action, best }) => action !== best)!;
    told.send({ to: 'look-closer', move: other.move });
    await told.until(({ from }) => from === 'report' && lastReport(told).refined.length > 0);
    expect(lastReport(told).refined.map(({ move }) => move)).toEqual([other.move]);
  }, 30_000);

  it('says so where the net cannot be had, and goes on without it when told to', async () => {
    const short = recordOf(5, 2);
    const told = analyst(memory(), { load: async () => ok({ of: tokaidoAnalysis, hasNet: false }) });
    told.send(begin(recordToText(short)));
    expect(await told.until(({ from }) => from === 'problem')).toMatchObject({ why: 'net' });
    expect(told.messages.some(({ from }) => from === 'report')).toBe(false);
    told.send({ to: 'without-net' });
    await told.until(isDone);
  }, 60_000);

  it.each([
    ['no record', 'hello', {}],
    ['a move that cannot be made', text.replace(/^travel \d+/m, 'travel 54'), {}],
    ['a board that nobody knows', text, { load: async () => fail('unknown board') }],
  ])('says what is wrong: %s', async (_, words, changes) => {
    const told = analyst(memory(), changes);
    told.send(begin(words));
    const problem = await told.until(({ from }) => from === 'problem');
    expect(problem).toMatchObject({ why: 'record' });
    expect(problem.from === 'problem' && problem.problem).not.toBe('');
  });

  it('says that it failed where anything throws', async () => {
    const told = analyst(memory(), { load: () => Promise.reject(new Error('no file')) });
    told.send(begin(text));
    expect(await told.until(({ from }) => from === 'problem')).toMatchObject({ why: 'failed' });
  });
});

describe('playouts', () => {
  it('are as many for every move, and no more in all than there is time for', () => {
    expect(playoutsEach(0)).toBe(60);
    expect(playoutsEach(3)).toBe(60);
    expect(playoutsEach(20)).toBe(30);
    expect(playoutsEach(40)).toBe(15);
  });
});

describe('the key of a record', () => {
  it('is that of its play alone', () => {
    const key = recordKey(record);
    expect(recordKey({ ...record, seats: ['Aki'], commit: null, seed: null, mix: [] })).toBe(key);
    expect(recordKey({ ...record, moves: record.moves.slice(1) })).not.toBe(key);
    expect(recordKey(recordOf(6, 24))).not.toBe(key);
    expect(key).toMatch(/^[\da-f]{16}$/);
    expect(seedOf(key)).toBe(Number.parseInt(key.slice(0, 7), 16));
  });
});
