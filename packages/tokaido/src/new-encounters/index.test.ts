/** The New Encounters as a box. */

import { expect, test } from 'vitest';
import { ALL, boxed, NEW_ENCOUNTERS, PROMO_TRAVELERS } from '../../test/box-position.ts';
import { BOXES, ENCOUNTERS, tokaido } from '../index.ts';

const IDS = ['itamae', 'kitoushi', 'saru', 'takuhatsuso'];
const deck = (boxes: readonly string[]) =>
  boxed({ players: 3, boxes, seats: [{ at: 2 }] }).believes(0, 'encounters', 0);

test('[new-encounters.setup] four encounters join the fourteen', () => {
  expect(deck(NEW_ENCOUNTERS)).toMatchObject({ size: 18, possible: expect.arrayContaining(IDS) });
  expect(deck([]).size).toBe(14);
});

test('[new-encounters.optional] they need no other box, bring no traveler, and go with all', () => {
  expect(tokaido.rules.parseOptions('players=3 boxes=new-encounters')).toMatchObject({ ok: true });
  expect(BOXES.get('new-encounters')?.tiles).toEqual([]);
  expect(deck(PROMO_TRAVELERS).size).toBe(14);
  expect(deck(ALL).size).toBe(18);
});

test('[new-encounters.confidence] each says how sure we are of it', () => {
  const found = ENCOUNTERS.filter(({ id }) => IDS.includes(id));
  expect(found.map(({ confidence }) => confidence)).toEqual(IDS.map(() => 'medium'));
});
