import { dailyTableId } from '@tokaido/table';
import { describe, expect, it } from 'vitest';
import type { Days } from './days.ts';
import { countTable, readDays, saveResult, streakAt } from './days.ts';
import { memoryStorage } from './testkit/memory-storage.ts';

const DATE = '2026-11-20';
const id = (date: string, random = 'ab') => dailyTableId(date, random);
const RESULT = { points: 78, place: 1, players: 4 };

describe('the table that counts', () => {
  it('is the first of its date, however often the road is walked', () => {
    const storage = memoryStorage();
    expect(countTable(storage, DATE, id(DATE, 'first'))).toBe(id(DATE, 'first'));
    expect(countTable(storage, DATE, id(DATE, 'second'))).toBe(id(DATE, 'first'));
    expect(readDays(storage)).toEqual({ [DATE]: { id: id(DATE, 'first') } });
  });

  it('alone brings a result, which is only added to', () => {
    const storage = memoryStorage();
    countTable(storage, DATE, id(DATE));
    saveResult(storage, DATE, id(DATE, 'other'), { ...RESULT, points: 120 });
    expect(readDays(storage)[DATE]).toEqual({ id: id(DATE) });
    saveResult(storage, DATE, id(DATE), RESULT);
    saveResult(storage, DATE, id(DATE), { ...RESULT, accuracy: 91.5 });
    saveResult(storage, DATE, id(DATE), { ...RESULT, behind: 80, sent: true });
    expect(readDays(storage)[DATE]).toEqual({
      id: id(DATE),
      result: { ...RESULT, accuracy: 91.5, behind: 80, sent: true },
    });
    // It stays where it is, even after the game was deleted.
    expect(countTable(storage, DATE, id(DATE, 'third'))).toBe(id(DATE));
  });
});

describe('what cannot be read', () => {
  const whole = { id: id(DATE), result: RESULT };
  const days = (value: unknown) => readDays(memoryStorage({ daily: value }));

  it.each([
    ['nothing', null],
    ['a word', 'daily'],
    ['another format', { format: 2, days: { [DATE]: whole } }],
    ['a list', { format: 1, days: [whole] }],
    ['a date that is none', { format: 1, days: { '2026-02-30': { id: id('2026-02-30') } } }],
    ['a date before the first road', { format: 1, days: { '2026-11-01': { id: id('2026-11-01') } } }],
    ['the table of another date', { format: 1, days: { [DATE]: { id: id('2026-11-19'), result: RESULT } } }],
    ['any table', { format: 1, days: { [DATE]: { id: 'd0123', result: RESULT } } }],
  ])('is left out: %s', (_, value) => expect(days(value)).toEqual({}));

  it.each([
    ['points', { points: '78' }],
    ['a place', { place: -1 }],
    ['players', { players: 1.5 }],
  ])('of a result leaves the table without one: %s', (_, wrong) => {
    expect(days({ format: 1, days: { [DATE]: { ...whole, result: { ...RESULT, ...wrong } } } })).toEqual({
      [DATE]: { id: whole.id },
    });
  });

  it('leaves the rest as it is', () => {
    const result = {
      ...RESULT,
      accuracy: 400,
      behind: 'all',
      parts: [{ points: 1, losses: '<b>' }],
      sent: 1,
    };
    const stored = {
      format: 1,
      days: { [DATE]: { ...whole, result }, '2026-11-21': { id: id('2026-11-21') } },
    };
    expect(days(stored)).toEqual({ [DATE]: whole, '2026-11-21': { id: id('2026-11-21') } });
  });
});

describe('a streak', () => {
  const walked = (...dates: string[]): Days =>
    Object.fromEntries(dates.map((date) => [date, { id: id(date), result: RESULT }]));

  it('counts dates in a row, over the end of a month', () => {
    const days = walked('2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01');
    expect(streakAt(days, '2026-12-01')).toBe(4);
  });

  it('goes on while today is open, and ends with a missed day', () => {
    const days = walked('2026-11-17', '2026-11-18', '2026-11-20', '2026-11-21');
    expect(streakAt(days, '2026-11-22')).toBe(2);
    expect(streakAt(days, '2026-11-23')).toBe(0);
    expect(streakAt({}, '2026-11-22')).toBe(0);
  });

  it('does not count a road that is still on the way', () => {
    const days = { ...walked('2026-11-17'), '2026-11-18': { id: id('2026-11-18') } };
    expect(streakAt(days, '2026-11-18')).toBe(1);
    expect(streakAt(days, '2026-11-19')).toBe(0);
  });

  it('is the same wherever the player travels', () => {
    // A date has no zone: whoever flies west over midnight walks the same date once, and east the next one sooner.
    const days = walked('2026-11-17', '2026-11-18', '2026-11-19');
    expect(streakAt(days, '2026-11-19')).toBe(3);
    expect(streakAt(days, '2026-11-20')).toBe(3);
  });
});
