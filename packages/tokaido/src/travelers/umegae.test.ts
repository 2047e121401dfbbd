/** Umegae: a point and a coin before each encounter. */

import { expect, test } from 'vitest';
import type { Standing } from '../../test/position.ts';
import { position } from '../../test/position.ts';
import { recount } from '../index.ts';

const entertainer = (more: Standing = {}) =>
  position({ players: 3, seats: [{ traveler: 'umegae', at: 2, ...more }] });

test('[base.umegae.coins] she starts with 5 coins', () => {
  expect(entertainer().has(0).coins).toBe(5);
});

test('[base.umegae.gain] a point and a coin for each encounter, beside what the card gives', () => {
  const game = entertainer().do('travel 3', { encounter: 'samurai' });
  expect(game.has(0)).toMatchObject({ coins: 6, points: 4 });
  expect(game.by(0)).toEqual({ encounter: 3, traveler: 1 });
  expect(recount(game.state, game.seat(0))).toBe(4);
  expect(entertainer().do('travel 3', { encounter: 'kuge' }).has(0)).toMatchObject({ coins: 9, points: 1 });
});

test('[base.umegae.before, umegae-order] they come before the card', () => {
  const game = entertainer().do('travel 3', { encounter: 'kuge' });
  const told = game.told(1).filter((event) => event.type !== 'travel');
  expect(told.map((event) => event.type)).toEqual(['points', 'coins', 'encounter', 'coins']);
  expect(told[1]).toEqual({ type: 'coins', seat: 0, coins: 1, from: 'umegae' });
});

test('[base.umegae.gain] nothing elsewhere', () => {
  expect(entertainer().do('travel 4').has(0)).toMatchObject({ coins: 5, points: 1 });
});
