/** The promo travelers as a box. */

import { expect, test } from 'vitest';
import { ALL, NEW_ENCOUNTERS, PROMO_TRAVELERS } from '../../test/box-position.ts';
import { Position } from '../../test/position.ts';
import { BOXES, TRAVELERS, tokaido } from '../index.ts';

const free = (boxes: readonly string[]) => Position.begin(2, [], {}, { boxes, tiles: 'any' }).legal();
const tiles = () => (BOXES.get('promo-travelers')?.tiles ?? []).map((tile) => TRAVELERS[tile]);

test('[promo-travelers.setup] four travelers join the tiles', () => {
  expect(tiles().map(({ id }) => id)).toEqual(['eriku', 'felicia', 'antoine', 'naiade']);
  const game = Position.begin(2, [], { tile: 'eriku naiade antoine felicia' }, { boxes: PROMO_TRAVELERS });
  expect(game.legal()).toEqual(['choose eriku', 'choose naiade']);
});

test('[promo-travelers.optional] they need no other box, bring no encounter, and go with all', () => {
  expect(tokaido.rules.parseOptions('players=3 boxes=promo-travelers')).toMatchObject({ ok: true });
  expect(BOXES.get('promo-travelers')?.encounters).toEqual([]);
  expect(free(NEW_ENCOUNTERS)).toHaveLength(10);
  expect(free(PROMO_TRAVELERS)).toHaveLength(14);
  expect(free(ALL)).toHaveLength(36);
});

test('[promo-travelers.confidence] each says how sure we are of it', () => {
  expect(Object.fromEntries(tiles().map(({ id, confidence }) => [id, confidence]))).toEqual({
    eriku: 'high',
    felicia: 'certain',
    antoine: 'medium',
    naiade: 'medium',
  });
});
