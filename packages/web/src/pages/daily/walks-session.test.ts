import { describe, expect, it, vi } from 'vitest';
import { tokenFor } from './device-token.ts';
import { countOf } from './distribution.ts';
import { memoryStorage } from './testkit/memory-storage.ts';
import type { WalkerPort } from './walks-session.ts';
import { openRoad } from './walks-session.ts';
import { readWalks, writeWalks } from './walks-store.ts';
import type { FromWalker, RoadSummary, ToWalker } from './worker/messages.ts';

vi.mock('virtual:daily-worker-url', () => ({ dailyWorkerUrl: '' }));

const DATE = '2026-11-16';
const ROAD: RoadSummary = {
  number: 1,
  game: 'tokaido',
  options: '',
  seat: 0,
  seats: [],
  levels: ['pilgrim', 'porter', 'merchant'],
  deal: 'abc',
};

/** Workers that say what they are told to. */
function workers() {
  const started: { asked: ToWalker[]; say: (message: FromWalker) => void; ended: boolean }[] = [];
  const open = (): WalkerPort => {
    const worker: (typeof started)[number] = { asked: [], say: () => {}, ended: false };
    started.push(worker);
    return {
      post: (message) => void worker.asked.push(message),
      listen: (onMessage) => {
        worker.say = onMessage;
      },
      end: () => {
        worker.ended = true;
      },
    };
  };
  return { started, open };
}

describe('the walks of the bots', () => {
  it('are shared out among workers, counted as they come, and stored', () => {
    const storage = memoryStorage();
    const { started, open } = workers();
    const session = openRoad(DATE, { open, storage, cores: 3 });
    session.walk();
    expect(started[0]?.asked).toEqual([{ to: 'look', date: DATE }]);
    started[0]?.say({ from: 'road', road: ROAD });
    expect(started).toHaveLength(3);
    expect(started[0]?.ended).toBe(true);
    expect(started[1]?.asked).toEqual([{ to: 'walk', date: DATE, done: { pilgrim: 0, merchant: 0 } }]);
    expect(started[2]?.asked).toEqual([{ to: 'walk', date: DATE, done: { porter: 0 } }]);
    started[1]?.say({ from: 'walked', level: 'pilgrim', points: [60, 61, 60] });
    started[2]?.say({ from: 'walked', level: 'porter', points: [70] });
    expect(session.walked.value.get('pilgrim')).toEqual(
      new Map([
        [60, 2],
        [61, 1],
      ]),
    );
    expect(session.isWalking.value).toBe(true);
    started[1]?.say({ from: 'done' });
    started[2]?.say({ from: 'failed' });
    expect(session.isWalking.value).toBe(false);
    expect(readWalks(storage, DATE, 'abc')).toEqual(session.walked.value);
    expect(started.every(({ ended }) => ended)).toBe(true);
  });

  it('go on where a closed page left them, and stop when all are there', () => {
    const storage = memoryStorage();
    writeWalks(
      storage,
      DATE,
      'abc',
      new Map([
        ['pilgrim', new Map([[60, 1000]])],
        ['porter', new Map([[70, 40]])],
      ]),
    );
    const { started, open } = workers();
    const session = openRoad(DATE, { open, storage, cores: 1 });
    started[0]?.say({ from: 'road', road: ROAD });
    expect(started).toHaveLength(1);
    session.walk();
    expect(started[1]?.asked).toEqual([{ to: 'walk', date: DATE, done: { porter: 40, merchant: 0 } }]);
    session.walk();
    expect(started).toHaveLength(2);
    session.rest();
    expect(started[1]?.ended).toBe(true);
    expect(session.isWalking.value).toBe(false);
    session.walk();
    expect(started).toHaveLength(3);
    session.close();
    expect(started[2]?.ended).toBe(true);
  });

  it('of another deal of the date, and damaged ones, are not used', () => {
    const storage = memoryStorage();
    writeWalks(storage, DATE, 'abc', new Map([['porter', new Map([[70, 40]])]]));
    expect(readWalks(storage, DATE, 'other')).toEqual(new Map());
    expect(readWalks(storage, '2026-11-17', 'abc')).toEqual(new Map());
    for (const levels of [null, { porter: 4 }, { porter: [[70]] }, { porter: [['a', 1]] }]) {
      const damaged = memoryStorage({
        dailyWalks: { format: 1, dates: { [DATE]: { deal: 'abc', levels } } },
      });
      expect(readWalks(damaged, DATE, 'abc')).toEqual(new Map());
    }
  });

  it('are kept of the last week', () => {
    const storage = memoryStorage();
    for (let day = 10; day < 20; day++)
      writeWalks(storage, `2026-12-${day}`, 'abc', new Map([['porter', new Map([[day, 1]])]]));
    expect(countOf(readWalks(storage, '2026-12-19', 'abc').get('porter') ?? new Map())).toBe(1);
    expect(readWalks(storage, '2026-12-12', 'abc')).toEqual(new Map());
  });

  it('say where a road cannot be had', () => {
    const { started, open } = workers();
    const session = openRoad(DATE, { open, storage: memoryStorage(), cores: 2 });
    started[0]?.say({ from: 'failed' });
    expect(session.problem.value).toBe('failed');
  });
});

describe('the token of a device', () => {
  it('is the same for a date, and has nothing to do with that of another', () => {
    const storage = memoryStorage();
    const random = () => 'ab'.repeat(32);
    const first = tokenFor(DATE, storage, random);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(tokenFor(DATE, storage, () => 'cd'.repeat(32))).toBe(first);
    expect(tokenFor('2026-11-17', storage)).not.toBe(first);
    expect(tokenFor(DATE, memoryStorage({ dailySecret: '<script>' }), () => 'cd'.repeat(32))).not.toBe(first);
  });
});
