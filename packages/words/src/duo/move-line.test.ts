/** A whole use of a die in one sentence, and what it brings in points. */

import { beforeAll, describe, expect, test } from 'vitest';
import { setLocale } from '../messages/index.ts';
import { sayLine } from './journal-line.ts';
import { sayMove, sayMoveAloud } from './move-line.ts';
import { gained, pointsFor } from './points.ts';
import type { Line } from './seen.ts';
import { sayStatus } from './status.ts';
import { TestTable } from './testkit.ts';

beforeAll(() => setLocale('en'));

const SEED = 20261116;
const GAMES = 5;

const table = new TestTable(3);
const line = (...events: Line['events']): Line => ({ n: 1, seat: 1, kind: 'act', by: 'bot', events });
const say = (...events: Line['events']) =>
  sayMove({ lines: events.map((event) => line(event)) }, table.seen(0), table.info);
const moved = (character: number, to: number) =>
  ({ type: 'moved', seat: 1, character, from: 0, to }) as const;

describe('each kind of use', () => {
  test('a sale, with its coins and its slab', () => {
    const sale = [
      { type: 'die', seat: 1, character: 1, value: 2 },
      moved(1, 2),
      { type: 'sold', seat: 1, ware: 1, count: 3 },
      { type: 'coins', seat: 1, coins: 12, from: 'sale' },
      { type: 'slab', seat: 1, slabs: 3 },
    ] as const;
    expect(say(...sale)).toBe(
      'Botan’s Merchant goes to Takamatsu, sells 3 pieces of pottery for 12 coins and gets the third slab',
    );
  });
  test('wares drawn and put back', () => {
    expect(say(moved(1, 9), { type: 'drew', seat: 1, wares: [3, 0, 3] })).toMatch(
      /^Botan’s Merchant goes to \S+ and draws 1 kimono and 2 fans$/,
    );
    expect(say({ type: 'returned', seat: 0, wares: [0, 0, 0, 1] })).toBe('For you: 1 fan back in the bag');
    expect(say({ type: 'returned', seat: 1, wares: [0, 0, 0, 1] })).toBe('Botan puts 1 fan back');
  });
  test('the stations of the Pilgrim', () => {
    expect(say(moved(0, 1), { type: 'temple', seat: 1, slot: 4 })).toBe(
      'Botan’s Pilgrim goes to the temple and advances to temple 4',
    );
    expect(say(moved(0, 0), { type: 'coins', seat: 1, coins: 4, from: 'town' })).toMatch(
      /^Botan’s Pilgrim goes to \S+ and gets 4 coins$/,
    );
    expect(say(moved(0, 7), { type: 'spring-taken', seat: 1, from: 0 })).toBe(
      'Botan’s Pilgrim goes to the hot springs and takes the Hot Spring token from you',
    );
    expect(say(moved(0, 4), { type: 'wave-taken', seat: 1, character: 1, from: -1 })).toMatch(
      /^Botan’s Pilgrim goes to the seashore and takes the wave (Crafty|Robust)$/,
    );
  });
  test('the Artist', () => {
    expect(say(moved(2, 1), { type: 'painted', seat: 1, icons: [0, 3] })).toBe(
      'Botan’s Artist goes to the moon area and paints 1 moon and 1 bamboo',
    );
    expect(say(moved(2, 1), { type: 'gifted', seat: 1, icon: 0, gifts: 3 })).toBe(
      'Botan’s Artist goes to the moon area and gives the third painting away',
    );
  });
  test('a second use, a Merchant who cannot move, and nothing at all', () => {
    const token = { type: 'spring-used', seat: 1 } as const;
    expect(say(token, moved(2, 1))).toBe('Botan’s Artist goes to the moon area with the Hot Spring token');
    expect(say({ type: 'blocked', seat: 1 })).toBe('Botan’s Merchant finds every way closed');
    expect(sayMove({ lines: [line()] }, table.seen(0), table.info)).toBe('Botan goes on');
  });
  test('what it means for everybody comes last', () => {
    expect(
      say(moved(0, 2), { type: 'garden', seat: 1, slot: 6 }, { type: 'last-turn', seat: 1, trigger: 1 }),
    ).toBe('Botan’s Pilgrim goes to the garden and advances to garden 6; this is the last turn');
  });
  test('a die that can be used in one way only is used in the same move', () => {
    expect(
      say(
        { type: 'painted', seat: 1, icons: [0] },
        { type: 'die', seat: 0, character: 0, value: 2 },
        { ...moved(0, 4), seat: 0 },
      ),
    ).toBe('Botan’s Artist paints 1 moon; your Pilgrim goes to the seashore');
  });
  test('mine are mine, unless the device is shared', () => {
    const mine = { lines: [{ ...line({ ...moved(2, 1), seat: 0 }), seat: 0 }] };
    expect(sayMove(mine, table.seen(0), table.info)).toBe('Your Artist goes to the moon area');
    expect(sayMove(mine, table.seen(0), { ...table.info, isShared: true })).toBe(
      'Aki’s Artist goes to the moon area',
    );
  });
});

/** Plays whole games and hands over every line with the scores before and after it. */
function watch(look: (table: TestTable, before: readonly number[], after: readonly number[]) => void): void {
  for (let game = 0; game < GAMES; game++) {
    const played = new TestTable(SEED + game);
    while (!played.over) {
      const before = played.scores.map(({ points }) => points);
      played.act(played.pick());
      look(
        played,
        before,
        played.scores.map(({ points }) => points),
      );
    }
  }
}

describe(`in whole games (seed ${SEED})`, () => {
  test('points are what the score changed by, at once and when looked back at', () => {
    const changes: { table: TestTable; line: Line; points: number }[] = [];
    watch((played, before, after) => {
      const { line: last, lines } = played;
      const seen = played.seen(0);
      for (const seat of [0, 1])
        expect(pointsFor(last, seat, seen, lines), JSON.stringify(last)).toBe(
          (after[seat] ?? 0) - (before[seat] ?? 0),
        );
      changes.push({
        table: played,
        line: last,
        points: (after[last.seat] ?? 0) - (before[last.seat] ?? 0),
      });
    });
    for (const { table: played, line: old, points } of changes)
      expect(gained(old, played.seen(1), played.lines), JSON.stringify(old)).toBe(points);
    expect(changes.some(({ points }) => points > 0)).toBe(true);
  });

  test('a line that brought points says how many, before the next roll', () => {
    let said = 0;
    watch((played, before, after) => {
      const { line: last, lines } = played;
      const points = (after[last.seat] ?? 0) - (before[last.seat] ?? 0);
      const words = sayLine(last, played.seen(0), played.info, lines).join(' ');
      expect(/(You score|scores|Scores) (\d+) points?\./.exec(words)?.[2], words).toBe(
        points === 0 ? undefined : String(points),
      );
      if (/[Ss]cores? .*Turn \d/.test(words)) said++;
    });
    expect(said).toBeGreaterThan(0);
  });
});

test('aloud a move has its points', () => {
  const played = new TestTable(SEED);
  expect(played.playUntil(({ line: last }) => last.events.some(({ type }) => type === 'slab'))).toBe(true);
  const { line: last, lines, info } = played;
  const points = gained(last, played.seen(0), lines);
  expect(sayMoveAloud({ lines: [last] }, played.seen(-1), info, lines)).toMatch(
    new RegExp(`: ${points} points\\.$`),
  );
});

test('the status has the turn, the dice left, both sums and how near each end is', () => {
  const seen = table.seen(0);
  const said = sayStatus(seen, table.info);
  expect(said[0]).toBe('Turn 1. You rolled.');
  expect(said[1]).toMatch(/^Dice left: Pilgrim \d, Merchant \d and Artist \d\.$/);
  expect(said[2]).toBe('You have 1 point: temple 1 × garden 1 = 1, slabs 0, paintings 0.');
  expect(said[3]).toMatch(/^Botan has 1 point/);
  expect(said[4]).toBe('You: temple 1 of 9, garden 1 of 6, slabs 0 of 6, paintings given 0 of 10.');
  expect(sayStatus(seen, { ...table.info, isShared: true })[0]).toBe('Turn 1. Aki rolled.');
});
