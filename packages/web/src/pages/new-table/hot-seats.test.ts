/** The seats of one device. */

import { expect, test } from 'vitest';
import { hotChoice, hotSeat, namedSeats, newHotSeats } from './hot-seats.ts';

test('everybody gets a name of their own', () => {
  const named = namedSeats(
    [
      { kind: 'person', name: ' Aki ' },
      { kind: 'person', name: 'Aki' },
      { kind: 'person', name: '' },
      { kind: 'bot', level: 'porter' },
      { kind: 'bot', level: 'porter' },
    ],
    [],
    () => 0,
  );
  expect(named.map(({ name }) => name)).toEqual(['Aki', 'Aki 2', 'Quiet Heron', '', '']);
  expect(named.map(({ kind }) => kind)).toEqual(['me', 'me', 'me', 'bot', 'bot']);
});

test('closed seats are left out, and a menu choice is what it was', () => {
  const seats = newHotSeats('porter', 'Aki');
  expect(namedSeats(seats)).toHaveLength(3);
  for (const seat of seats) {
    const again = hotSeat(hotChoice(seat));
    expect(again.kind).toBe(seat.kind);
  }
  expect(hotSeat('bot:daimyo')).toEqual({ kind: 'bot', level: 'daimyo' });
  const devout = { kind: 'bot', level: 'daimyo', temper: 'devout' } as const;
  expect(hotSeat('bot:daimyo', 'devout')).toEqual(devout);
  expect(namedSeats([devout, { kind: 'person', name: 'Aki' }])[0]).toMatchObject(devout);
});
