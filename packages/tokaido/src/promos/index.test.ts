/** The promos as a box. */

import { describe, expect, test } from 'vitest';
import { ALL, boxed, PROMOS } from '../../test/box-position.ts';
import { Position } from '../../test/position.ts';
import { BOXES, ENCOUNTERS, TRAVELERS, tokaido } from '../index.ts';

describe('set-up', () => {
  test('[promos.setup.encounters] four encounters join the fourteen', () => {
    const game = boxed({ players: 3, boxes: PROMOS, seats: [{ at: 2 }] });
    expect(game.believes(0, 'encounters', 0).size).toBe(18);
    expect(boxed({ players: 3, boxes: [], seats: [] }).believes(0, 'encounters', 0).size).toBe(14);
    for (const encounter of ['itamae', 'kitoushi', 'saru', 'takuhatsuso']) {
      expect(game.believes(0, 'encounters', 0).possible).toContain(encounter);
    }
  });

  test('[promos.setup.travelers] four travelers join the tiles', () => {
    const tiles = BOXES.get('promos')?.tiles.map((tile) => TRAVELERS[tile].id);
    expect(tiles).toEqual(['eriku', 'felicia', 'antoine', 'naiade']);
    const game = Position.begin(2, [], { tile: 'eriku naiade antoine felicia' }, { boxes: PROMOS });
    expect(game.legal()).toEqual(['choose eriku', 'choose naiade']);
  });

  test('[promos.setup.optional] they need no other box, and go with all', () => {
    expect(tokaido.rules.parseOptions('players=3 boxes=promos')).toMatchObject({ ok: true });
    const game = Position.begin(2, [], {}, { boxes: ALL, tiles: 'any' });
    expect(game.legal()).toHaveLength(36);
  });
});

test('[promos.confidence] each says how sure we are of it', () => {
  const tiles = BOXES.get('promos')?.tiles ?? [];
  expect(Object.fromEntries(tiles.map((tile) => [TRAVELERS[tile].id, TRAVELERS[tile].confidence]))).toEqual({
    eriku: 'high',
    felicia: 'certain',
    antoine: 'medium',
    naiade: 'medium',
  });
  for (const encounter of ENCOUNTERS.slice(-4)) expect(encounter.confidence).toBe('medium');
});
