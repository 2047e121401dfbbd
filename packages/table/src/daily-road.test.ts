/** The daily road: the same for everybody on a date, another one on every other, and when it may be sent in. */

import { duo } from '@tokaido/duo';
import { tokaido } from '@tokaido/tokaido';
import { describe, expect, it } from 'vitest';
import { dailyTableId, dateOfDailyTable } from './daily-id.ts';
import type { DailySource } from './daily-road.ts';
import { dailyDay, dailyRoad, dailyWindow, dateOf, dayOf, FIRST_DAY, roadNumber } from './daily-road.ts';
import { dailyStart } from './daily-start.ts';
import { dailyTable } from './daily-table.ts';
import { duoTable } from './duo.ts';
import { addGame } from './games.ts';
import { recordOf } from './record.ts';
import { matchOf, pendingOf } from './table.ts';
import { tokaidoTable } from './tokaido.ts';

addGame(tokaidoTable);
addGame(duoTable);

const SOURCE: DailySource = {
  rules: (game) => (game === 'duo' ? duo.version : tokaido.version),
  net: (game) => `${game}-net:1`,
};
const first = dayOf(FIRST_DAY) ?? 0;
const dates = (many: number) => Array.from({ length: many }, (_, i) => dateOf(first + i));
const roadOn = (date: string, source = SOURCE) => {
  const road = dailyRoad(date, source);
  if (road === null) throw new Error(`no road on ${date}`);
  return road;
};
const WHO = { id: 'x', at: 5, key: 'walker', name: 'Aki' };

describe('the road of a date', () => {
  it('is the same whenever it is dealt, and another one on another date', () => {
    const roads = dates(60).map((date) => roadOn(date));
    expect(dates(60).map((date) => roadOn(date))).toEqual(roads);
    expect(new Set(roads.map(({ secret }) => secret)).size).toBe(60);
    expect(roads.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  });

  it('is another one by other rules or with another net', () => {
    const road = roadOn(FIRST_DAY);
    expect(roadOn(FIRST_DAY, { ...SOURCE, rules: () => 99 }).secret).not.toBe(road.secret);
    expect(roadOn(FIRST_DAY, { ...SOURCE, net: () => 'another' }).secret).not.toBe(road.secret);
  });

  it('has one seat for the player, and any of them in turn', () => {
    const roads = dates(70).map((date) => roadOn(date));
    for (const { seats, seat, game } of roads) {
      expect(seats).toHaveLength(game === 'duo' ? 2 : 4);
      expect(seats.filter((level) => level === null)).toHaveLength(1);
      expect(seats[seat]).toBeNull();
    }
    const seen = roads.filter(({ game }) => game === 'tokaido').map(({ seat }) => seat);
    expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('brings Duo once a week and the boxes on the weekend', () => {
    const week = dates(7).map((date) => dailyDay(date));
    expect(week.map((day) => day?.game)).toEqual([
      'tokaido',
      'tokaido',
      'duo',
      'tokaido',
      'tokaido',
      'tokaido',
      'tokaido',
    ]);
    const boxed = dates(14).filter((date) => dailyDay(date)?.options !== '');
    expect(boxed.map((date) => new Date(`${date}T12:00:00Z`).getUTCDay())).toEqual([6, 0, 6, 0]);
  });

  it.each(['2026-11-15', '2026-13-01', '2026-02-30', '2026-11-1', 'today', '', '2026-11-16T00'])(
    'is none on %j',
    (date) => {
      expect(roadNumber(date)).toBeNull();
      expect(dailyRoad(date, SOURCE)).toBeNull();
      expect(dailyWindow(date)).toBeNull();
    },
  );

  it('may be sent in from where its day begins first until a week after it has ended everywhere', () => {
    expect(dailyWindow('2026-11-20')).toEqual({
      from: Date.parse('2026-11-19T10:00:00Z'),
      until: Date.parse('2026-11-28T12:00:00Z'),
    });
  });
});

describe('the table of a road', () => {
  it.each(dates(7))('%s: everybody has their traveler, and the same cards lie ready', (date) => {
    const road = roadOn(date);
    const { table, entries } = dailyTable(road, WHO);
    expect(pendingOf(table)?.decision).not.toBe('choose');
    expect(matchOf(table).moves.map(({ seat }) => seat)).toEqual(road.game === 'duo' ? [] : [0, 1, 2, 3]);
    expect(table.seats.map(({ kind, level }) => (kind === 'person' ? null : level))).toEqual(road.seats);
    const again = dailyTable(road, { id: 'y', at: 9, key: 'other', name: '' });
    expect({ ...recordOf(again.table), seats: [] }).toEqual({ ...recordOf(table), seats: [] });
    const start = dailyStart(road, road.game === 'duo' ? duoTable : tokaidoTable);
    expect(start.state.m).toEqual(matchOf(table).state.m);
    expect(start.travelers).toEqual(matchOf(table).moves.map(({ action }) => action));
    expect(entries.every(({ at }) => at === 5)).toBe(true);
  });

  it('is known by its id', () => {
    expect(dateOfDailyTable(dailyTableId('2026-11-16', 'ab12'))).toBe('2026-11-16');
    expect(dateOfDailyTable('d0123456789ab')).toBeNull();
    expect(dateOfDailyTable('daily-20261116-x')).toBeNull();
  });
});
