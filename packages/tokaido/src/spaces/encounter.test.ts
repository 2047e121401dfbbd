/** The encounter space; each person to meet has a file of their own. */

import { SPECTATOR } from '@tokaido/kernel';
import { expect, test } from 'vitest';
import { seek } from '../../test/journey.ts';
import { position } from '../../test/position.ts';
import { ENCOUNTER } from '../data/road.ts';
import { ENCOUNTERS, ROADS } from '../index.ts';

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

test('[deck-never-empty] a card for every place and for Chuubei at three inns, and always two for Yoshiyasu', () => {
  const { space, places } = ROADS[0];
  const stops = places.reduce((sum, here, at) => sum + (space[at] === ENCOUNTER ? here : 0), 0);
  for (const chooser of [0, 1, 2, 3]) {
    const seats = [1, 2, 3, 4].map((place, seat) => ({
      at: 0,
      place,
      traveler: seat === chooser ? 'yoshiyasu' : seat === (chooser + 1) % 4 ? 'chuubei' : 'nobody',
    }));
    const events = seek(position({ players: 4, seats }), ENCOUNTER);
    const choices = events.flatMap((event) => (event.type === 'encounters' ? [event.kinds.length] : []));
    const his = events.filter((event) => event.type === 'encounter' && event.seat === chooser);
    expect(events.filter(({ type }) => type === 'encounter')).toHaveLength(stops + 3);
    expect(choices).toEqual(his.map(() => 2));
  }
});
