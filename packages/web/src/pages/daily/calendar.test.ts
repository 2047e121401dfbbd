import { describe, expect, it } from 'vitest';
import { dateWords, daysAfter, today, untilTomorrow } from './calendar.ts';

describe('the date of a player', () => {
  it('is that of the calendar where they are, until midnight', () => {
    expect(today(new Date(2026, 10, 16, 0, 0, 0))).toBe('2026-11-16');
    expect(today(new Date(2026, 10, 16, 23, 59, 59))).toBe('2026-11-16');
    expect(today(new Date(2026, 10, 17))).toBe('2026-11-17');
    expect(today(new Date(2027, 0, 1))).toBe('2027-01-01');
  });

  it('changes when the next day begins there, whose length clocks may change', () => {
    for (let day = 0; day < 366; day++) {
      const now = new Date(2026, 10, 16 + day, 13, 30);
      const next = new Date(now.getTime() + untilTomorrow(now));
      expect(today(next)).toBe(daysAfter(today(now), 1));
      expect(today(new Date(next.getTime() - 1))).toBe(today(now));
    }
  });
});

it('counts days over months, years and leap days', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysAfter('2026-11-16', -7)).toBe('2026-11-09');
});

it('writes a date as it is, whatever the time zone', () => {
  expect(dateWords('2026-11-16', 'long')).toBe('Monday 16 November');
  expect(dateWords('2026-11-16', 'weekday')).toBe('Mon');
  expect(dateWords('2026-11-16', 'day')).toBe('16');
});
