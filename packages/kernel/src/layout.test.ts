import { describe, expect, test } from 'vitest';
import type { Fields } from './layout.ts';
import { Layout } from './layout.ts';

const TABLE = { leg: 'the leg', deck: [4, 'cards'], inn: 'the inn' } as const;
const SEAT = { coins: 'coins', by: [3, 'points by source'] } as const;
const OWN = { secret: 'a secret' } as const;

class Window {
  readonly m: number[];
  readonly seat: number;
  constructor(m: number[], seat = 0) {
    this.m = m;
    this.seat = seat;
  }
}

function layoutOf(seats: number) {
  class Table extends Window {}
  class Seat extends Window {}
  const layout = new Layout(seats);
  const at = layout.addTable(Table.prototype, TABLE);
  const seatAt = layout.addSeat(Seat.prototype, SEAT);
  const ownAt = layout.addSeat(Seat.prototype, OWN, true);
  const m: number[] = new Array(layout.size).fill(0);
  const table = new Table(m) as Table & Fields<typeof TABLE>;
  const all = Array.from({ length: seats }, (_, seat) => new Seat(m, seat) as Seat & Fields<typeof SEAT>);
  return { Table, Seat, layout, at, seatAt, ownAt, m, table, all };
}

describe('the field list', () => {
  test('fields lie one after another, a row as long as it says', () => {
    const { layout, at } = layoutOf(2);
    expect(at).toEqual({ leg: 0, deck: 1, inn: 5 });
    expect(layout.table).toEqual([
      { name: 'leg', at: 0, length: 1, meaning: 'the leg' },
      { name: 'deck', at: 1, length: 4, meaning: 'cards' },
      { name: 'inn', at: 5, length: 1, meaning: 'the inn' },
    ]);
    expect(layout.size).toBe(6 + 2 * 4 + 2 * 1);
  });

  test('a window reads and writes the one array', () => {
    const { table, at, m } = layoutOf(2);
    table.inn = 14;
    expect(m[at.inn]).toBe(14);
    m[at.leg] = 3;
    expect(table.leg).toBe(3);
    expect('deck' in table).toBe(false);
  });

  test('each seat has its own copy of a seat field', () => {
    const { all, seatAt, m } = layoutOf(3);
    for (const p of all) p.coins = 10 + p.seat;
    expect(seatAt.stride).toBe(4);
    expect([0, 1, 2].map((seat) => m[seatAt.coins + seat * seatAt.stride])).toEqual([10, 11, 12]);
    expect(m.filter((n) => n !== 0)).toEqual([10, 11, 12]);
  });

  test('an own field is marked, so that no view shows it to others', () => {
    const { layout, ownAt } = layoutOf(2);
    expect(layout.seat.map((field) => [field.name, field.own])).toEqual([
      ['coins', false],
      ['by', false],
      ['secret', true],
    ]);
    expect(ownAt.stride).toBe(1);
  });

  test('a box adds its fields behind the others and moves none', () => {
    const { layout, Table, Seat, m, table, all } = layoutOf(2);
    const before = layout.size;
    const more = layout.addTable(Table.prototype, { trees: 'trees left' });
    const seatMore = layout.addSeat(Seat.prototype, { trees: 'trees' });
    expect([more.trees, seatMore.trees, layout.size]).toEqual([before, before + 1, before + 3]);
    m.push(0, 0, 0);
    Object.assign(table, { trees: 6 });
    Object.assign(all[1], { trees: 2 });
    expect(m.slice(before)).toEqual([6, 0, 2]);
  });

  test('a reserved run is a place that no field has', () => {
    const { layout } = layoutOf(2);
    const before = layout.size;
    expect(layout.reserve(5)).toBe(before);
    expect(layout.reserve(1)).toBe(before + 5);
  });

  test('a copy has what either side uses of a list, and everything around lists', () => {
    const layout = new Layout(2);
    layout.reserve(3);
    const first = layout.reserveList(4, 2);
    layout.reserve(1);
    const second = layout.reserveList(2, 3);
    layout.reserve(2);
    const state = (inFirst: number, inSecond: number) => {
      const m = Array.from({ length: layout.size }, (_, i) => 10 * inFirst + i);
      m.fill(0, first + 1 + 2 * inFirst, first + 9).fill(0, second + 1 + 3 * inSecond, second + 7);
      m[first] = inFirst;
      m[second] = inSecond;
      return m;
    };
    for (const from of [state(1, 2), state(4, 0), state(0, 1)]) {
      for (const to of [
        state(3, 1),
        state(0, 0),
        state(4, 2),
        state(2, 2).slice(0, second),
        [...state(2, 2), 5],
      ]) {
        layout.copy(to, from);
        expect(to).toEqual(from);
      }
    }
    // Without its last part a state is shorter.
    const short = state(2, 2).slice(0, second);
    const other = state(4, 1).slice(0, second);
    layout.copy(other, short);
    expect(other).toEqual(short);
  });
});
