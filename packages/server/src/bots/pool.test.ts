/** In which order bots are asked, and that everybody is answered in time, with workers that think as told. */

import { EventEmitter } from 'node:events';
import type { Table } from '@tokaido/table';
import { addGame, foldLog, openingEntries, tokaidoTable } from '@tokaido/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAN } from '../../test/kit.ts';
import { makeLog } from '../log.ts';
import { Metrics } from '../metrics.ts';
import type { BotWorker, Question, Reply } from './bot-thread.ts';
import { BotPool } from './pool.ts';

addGame(tokaidoTable);

const DEADLINE = 3_000;

/** A worker that answers when it is told to. */
class FakeWorker extends EventEmitter {
  readonly asked: Question[] = [];
  terminated = false;

  postMessage(question: Question): void {
    this.asked.push(question);
  }
  unref(): void {}
  async terminate(): Promise<number> {
    this.terminated = true;
    return 0;
  }
  answer(action: string | null = 'rest'): void {
    this.emit('message', { id: this.asked.at(-1)?.id ?? 0, action } satisfies Reply);
  }
  /** The bot stands for the one who asks. */
  get bots(): string[] {
    return this.asked.map(({ bot }) => bot);
  }
}

function tableOf(id: string): Table {
  const host = { key: 'a'.repeat(64), name: 'a', bytes: '' };
  return foldLog(openingEntries({ plan: PLAN, host, places: [] }, { id, secret: '00', at: 1 })).table;
}

let workers: FakeWorker[];
let pool: BotPool;

/** Asks for a table; the name of who asks is the bot. */
function ask(name: string, table: string, origin: string): Promise<string | null> {
  return pool.decide(tableOf(table), 0, name, 1, origin);
}

function worker(index: number): FakeWorker {
  const found = workers[index];
  if (found === undefined) throw new Error(`no worker ${index} was started`);
  return found;
}

/** Lets a worker answer everything it is asked, one after the other. */
async function answerAll(index: number, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    worker(index).answer();
    await vi.advanceTimersByTimeAsync(0);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  pool = new BotPool({
    startWorker() {
      const started = new FakeWorker();
      workers.push(started);
      return started as unknown as BotWorker;
    },
    threads: 1,
    deadline: DEADLINE,
    metrics: new Metrics(),
    log: makeLog('silent'),
  });
});
afterEach(async () => {
  await pool.close();
  vi.useRealTimers();
});

describe('the line of questions', () => {
  it('lets addresses take turns, so that 18 tables of one do not keep another waiting', async () => {
    for (let i = 1; i <= 18; i++) void ask(`greedy-${i}`, `table-${i}`, 'greedy');
    const honest = ask('honest', 'their-table', 'honest');
    await answerAll(0, 3);
    expect(worker(0).bots.slice(0, 3)).toEqual(['greedy-1', 'greedy-2', 'honest']);
    expect(await honest).toBe('rest');
  });

  it('lets the tables of an address take turns', async () => {
    void ask('first', 'a', 'home');
    void ask('a', 'a', 'home');
    void ask('b', 'b', 'home');
    worker(0).answer();
    await vi.advanceTimersByTimeAsync(0);
    void ask('a again', 'a', 'home');
    await answerAll(0, 3);
    expect(worker(0).bots).toEqual(['first', 'a', 'b', 'a again']);
  });

  it('forgets a question when its table asks the next', async () => {
    void ask('busy', 'other', 'home');
    const old = ask('old', 'a', 'home');
    const next = ask('next', 'a', 'home');
    expect(await old).toBeNull();
    await answerAll(0, 2);
    expect(await next).toBe('rest');
    expect(worker(0).bots).toEqual(['busy', 'next']);
  });

  it('gives bots less to think about, the more of their address wait; others keep theirs', async () => {
    for (let i = 1; i <= 18; i++) void ask(`greedy-${i}`, `table-${i}`, 'greedy');
    void ask('honest', 'their-table', 'honest');
    await answerAll(0, 2);
    const shares = new Map(worker(0).asked.map(({ bot, share }) => [bot, share]));
    expect(shares.get('greedy-1')).toBe(1);
    expect(shares.get('greedy-2')).toBeLessThan(0.15);
    expect(shares.get('honest')).toBe(1);
  });
});

describe('a question whose time is up', () => {
  it('is decided at once, however long the line is', async () => {
    void ask('slow', 'a', 'home');
    const waiting = ask('waiting', 'b', 'home');
    await vi.advanceTimersByTimeAsync(DEADLINE);
    // The first worker was replaced as well: it has thought for as long as anybody may.
    expect(worker(0).terminated).toBe(true);
    expect(worker(1).asked).toMatchObject([{ bot: 'slow', share: 0 }]);
    await answerAll(1, 1);
    expect(worker(1).asked.at(-1)).toMatchObject({ bot: 'waiting', share: 0 });
    worker(1).answer('travel 3');
    expect(await waiting).toBe('travel 3');
  });

  it('counts the time in the line, and takes the answer of a bot that comes in the last moment', async () => {
    void ask('first', 'a', 'home');
    await vi.advanceTimersByTimeAsync(1_000);
    const second = ask('second', 'b', 'home');
    await vi.advanceTimersByTimeAsync(1_500);
    await answerAll(0, 1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(worker(1).asked).toMatchObject([{ bot: 'second', share: 0 }]);
    worker(0).answer('travel 4');
    expect(await second).toBe('travel 4');
  });

  it('gets no answer only where the quick bot fails too; the next is answered again', async () => {
    const failing = ask('failing', 'a', 'home');
    await answerAll(0, 0);
    worker(0).answer(null);
    await vi.advanceTimersByTimeAsync(0);
    worker(1).answer(null);
    expect(await failing).toBeNull();
    const next = ask('next', 'a', 'home');
    await answerAll(0, 1);
    expect(await next).toBe('rest');
  });
});
