import { beforeAll, describe, expect, test } from 'vitest';
import { setLocale } from '../messages/index.ts';
import { sayLine } from './journal-line.ts';
import { sayPreview } from './preview.ts';
import { sayStop } from './stops.ts';
import { TestTable } from './testkit.ts';

beforeAll(() => setLocale('en'));

/** A table where each seat has chosen a traveler, at the decision of whoever walks first. */
function tableOf(travelers: readonly string[], boxes: readonly string[]): TestTable {
  const table = new TestTable({ players: travelers.length, boxes, variations: [], tiles: 'any' }, 4);
  for (const id of travelers) table.act(`choose ${id}`);
  return table;
}

/** Lets everybody walk to the inn and do nothing until a seat must walk. */
function until(table: TestTable, seat: number): void {
  while (!table.over) {
    const { turn, legal } = table.seen(table.turn);
    if (turn?.decision === 'travel' && turn.details.mover === seat) return;
    table.act(legal.find((words) => / (-|no|in-turn)$|^(refuse|rest)$/.test(words)) ?? legal.at(-1)!);
  }
}

test('the accessible name has type, place, free places, who stands there, gain, and whether it is open', () => {
  const table = new TestTable({ players: 4, boxes: [], variations: ['initiation'] }, 3);
  const label = (position: number) => sayStop(position, table.seen(table.turn), table.info).label;
  expect(label(5)).toBe('Hot spring, stop 5 of 14, two places free. Draw one card worth 2 or 3. Open.');
  expect(label(2)).toBe('Temple, stop 2 of 14, one place free. Give 1 to 3 coins, a point each. Open.');
  expect(label(14)).toBe('Inn 1, stop 14 of 14. A meal worth 6 points, for 1 to 3 coins. Open.');
  const first = table.info.seats[table.turn]!.name;
  table.act('travel 4');
  expect(label(4)).toBe(
    `Paddy, stop 4 of 14, no place free. Section 1 of 3, 1 point. Closed. ${first} stands there.`,
  );
});

describe('powers are counted in', () => {
  const table = tableOf(
    ['mitsukuni', 'iyasaka', 'naiade', 'umegae', 'hirotada'],
    ['crossroads', 'matsuri', 'new-encounters', 'promo-travelers'],
  );
  const stop = (seat: number, position: number) => {
    const seen = { ...table.seen(seat), turn: null, mine: false };
    return sayStop(position, seen, table.info);
  };
  test('Mitsukuni bathes for a point more', () => {
    expect(stop(0, 5).gain).toBe('+3–4 points');
    expect(stop(0, 5).label).toContain('worth 3 or 4');
    expect(stop(0, 5).label).toContain('1 coin for 5 points');
  });
  test('Iyasaka earns four coins', () => expect(stop(1, 7).gain).toBe('+4 coins'));
  test('Naiade begins with the last section', () => expect(stop(2, 11).gain).toBe('+5 points'));
  test('Umegae has a point and a coin before the meeting', () =>
    expect(stop(3, 3).label).toContain('On arrival +1 point, +1 coin.'));
  test('Hirotada has a coin of the bank', () => expect(stop(4, 2).label).toContain('On arrival +1 point.'));
});

test('the preview says what happens in numbers, with the power where it matters', () => {
  const table = tableOf(['sasayakko', 'kinko', 'yoshiyasu', 'chuubei'], []);
  until(table, 0);
  const seen = table.seen(0);
  const preview = (words: string) => sayPreview(words, seen, table.info);
  const shop = seen.legal.find((words) => preview(words).startsWith('Village')) ?? '';
  expect(preview(shop)).toBe(
    'Village: see 3 souvenirs, prices 1–3. You have 5 coins. Your power: Of two or more souvenirs bought together the cheapest is free; you must hold the full price.',
  );
});

test('a journal line names its subject once, and me as you', () => {
  const table = new TestTable({ players: 4, boxes: [], variations: ['initiation'] }, 3);
  table.turnPage();
  const actor = table.turn;
  table.act('travel 7');
  const line = (me: number) => sayLine(table.line(me, actor), table.seen(me), table.info).join(' ');
  const { name } = table.info.seats[actor]!;
  expect(line(actor)).toBe('You walk to the farm. You earn 3 coins.');
  expect(line((actor + 1) % 4)).toBe(`${name} walks to the farm. Earns 3 coins.`);
  const standIn = { ...table.line(-1, actor), by: 'stand-in' as const };
  expect(sayLine(standIn, table.seen(-1), table.info)[0]).toBe(`${name} (bot) walks to the farm.`);
});
