/** The encounter space; each person to meet has a file of their own. */

import { SPECTATOR } from '@tokaido/kernel';
import { expect, test } from 'vitest';
import { position } from '../../test/position.ts';
import { ENCOUNTERS } from '../index.ts';

const kind = (id: string) => ENCOUNTERS.findIndex((e) => e.id === id);

test('[base.encounter.reveal] the top card is turned up for all to see and takes effect', () => {
  const game = position({ players: 3, seats: [{ at: 2 }] }).do('travel 3', { encounter: 'kuge' });
  for (const who of [0, 1, SPECTATOR]) {
    expect(game.told(who)).toContainEqual({ type: 'encounter', seat: 0, kind: kind('kuge') });
  }
  expect(game.has(0).coins).toBe(10);
});

test('[base.encounter.keep] the card leaves the deck and stays in the collection', () => {
  const game = position({ players: 3, seats: [{ at: 2, encounters: 'kuge samurai' }] });
  game.do('travel 3', { encounter: 'kuge' });
  expect(game.has(0).encounters).toEqual(['samurai', 'kuge', 'kuge']);
  expect(game.believes(1, 'encounters', 0).possible).not.toContain('kuge');
  expect(game.believes(1, 'encounters', 0).size).toBe(11);
  expect(() => game.do('travel 10', { encounter: 'kuge' })).toThrow('cannot come');
});
