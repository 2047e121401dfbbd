/** Who is who: one name for each player, and names for everybody where several people share a device. */

import { TRAVELERS } from '@tokaido/tokaido';
import { beforeAll, describe, expect, test } from 'vitest';
import { colorName, setLocale } from '../index.ts';
import { sayLine } from './journal-line.ts';
import { alsoKnown, legAhead, playerName, travelerName } from './names.ts';
import { sayPreview } from './preview.ts';
import { sayQuestion } from './questions.ts';
import { sayStop } from './stops.ts';
import { TestTable } from './testkit.ts';

const BASE = { players: 4, boxes: [], variations: [], tiles: 'any' as const };

beforeAll(() => setLocale('en'));

/** Plays on until somebody must walk. */
function onTheRoad(seed: number): TestTable {
  const table = new TestTable(BASE, seed);
  while (table.seen(table.turn).turn?.decision !== 'travel') table.act(table.seen(table.turn).legal[0] ?? '');
  return table;
}

describe('a name', () => {
  const table = onTheRoad(1);
  const seen = table.seen(0);
  const unnamed = { seats: table.info.seats.map((seat) => ({ ...seat, kind: 'bot', name: '' })) };

  test('is that of the person, and stays when they have a traveler', () => {
    expect(playerName(1, seen, table.info)).toBe(table.info.seats[1]?.name);
  });
  test('is the color of the seat where the table knows none, never the traveler', () => {
    expect([0, 1, 2, 3].map((seat) => playerName(seat, seen, unnamed))).toEqual([0, 1, 2, 3].map(colorName));
  });
  test('goes with the color when the seats have moved on', () => {
    const moved = { seats: unnamed.seats.map((seat, i) => ({ ...seat, color: (i + 1) % 4 })) };
    expect(playerName(0, seen, moved)).toBe(colorName(1));
    expect(playerName(3, seen, moved)).toBe(colorName(0));
  });
  test('has the traveler below it, for people and bots alike', () => {
    const { traveler } = seen.s.all[1] ?? { traveler: 0 };
    expect(alsoKnown(1, seen)).toBe(travelerName(TRAVELERS[traveler]?.id ?? ''));
  });
});

/** What tells of the one who is asked, or of what they did. Powers speak to their owner and are left out. */
function* told(
  table: TestTable,
  info: TestTable['info'] & { readonly isShared?: boolean },
): Generator<string> {
  const seen = table.seen(table.turn);
  yield* sayLine(table.line(-1, table.turn), seen, info);
  if (seen.turn?.decision !== 'travel') return;
  yield sayQuestion(seen, info);
  const { from, to } = legAhead(seen.s, table.turn);
  for (let at = from; at <= to; at++) yield sayStop(at, seen, info).label;
  for (const words of seen.legal) yield sayPreview(words, seen, info).replace(/power: .*/, '');
}

describe('on a shared device', () => {
  test.each([1, 2, 3])('nobody is "you" in a whole game, seed %i', (seed) => {
    const table = new TestTable(BASE, seed);
    const own: string[] = [];
    const shared: string[] = [];
    while (!table.over) {
      own.push(...told(table, table.info));
      shared.push(...told(table, { ...table.info, isShared: true }));
      table.turnPage();
      const { legal } = table.seen(table.turn);
      table.act(legal[table.rng.below(legal.length)] ?? '');
    }
    const toYou = /\byou(r|rs)?\b/i;
    expect(own.filter((text) => toYou.test(text)).length, 'else it would show nothing').toBeGreaterThan(50);
    expect(shared.filter((text) => toYou.test(text)).slice(0, 5)).toEqual([]);
  });
  test('a question says whom it asks', () => {
    const table = onTheRoad(2);
    const { name } = table.info.seats[table.turn] ?? { name: '' };
    const shared = { ...table.info, isShared: true };
    expect(sayQuestion(table.seen(table.turn), shared)).toMatch(new RegExp(`^${name}’s turn\\.`));
    const choosing = new TestTable(BASE, 2);
    const asked = choosing.seen(choosing.turn);
    const first = choosing.info.seats[choosing.turn]?.name;
    expect(sayQuestion(asked, { ...choosing.info, isShared: true })).toBe(
      `${first}: ${sayQuestion(asked, choosing.info)}`,
    );
  });
});
