import { expect, it } from 'vitest';
import { hungSeats } from './liveness.ts';

const LAST = new Map([
  ['one', 12],
  ['two', 3],
]);

it('finds the seat that never hears the last entry', async () => {
  const seats = [
    { table: 'one', n: 12, name: 'Aki' },
    { table: 'one', n: 11, name: 'Ben' },
    { table: 'two', n: 3, name: 'Chie' },
    { table: 'two', n: 0, name: 'Dan' },
  ];
  const hung = await hungSeats(seats, LAST, 60);
  expect(hung.map(({ name }) => name)).toEqual(['Ben', 'Dan']);
});

it('waits for a seat that hears it a moment later', async () => {
  const late = { table: 'one', n: 10 };
  const looking = hungSeats([late], LAST, 10_000);
  setTimeout(() => {
    late.n = 13;
  }, 30);
  expect(await looking).toEqual([]);
});
