/** Yoshiyasu: two encounters, one of them kept. */

import { SPECTATOR } from '@tokaido/kernel';
import { expect, test } from 'vitest';
import type { Standing } from '../../test/position.ts';
import { position } from '../../test/position.ts';
import { ENCOUNTERS } from '../index.ts';

const kind = (id: string) => ENCOUNTERS.findIndex((e) => e.id === id);
const official = (more: Standing = {}) =>
  position({ players: 3, seats: [{ traveler: 'yoshiyasu', at: 2, ...more }] });
const DRAWN = 1;

test('[base.yoshiyasu.coins] he starts with 9 coins', () => {
  expect(official().has(0).coins).toBe(9);
});

test('[base.yoshiyasu.two, yoshiyasu-order] he sees two cards and keeps the one he wishes', () => {
  const game = official().do('travel 3', { encounter: 'kuge samurai' });
  expect(game.turn).toBe('0 keep');
  expect(game.legal()).toEqual(['keep samurai', 'keep kuge']);
  expect(game.why('keep miko')).toEqual({ why: 'not-offered' });
  game.do('keep samurai');
  expect(game.has(0)).toMatchObject({ points: 3, coins: 9, encounters: ['samurai'] });
  expect(official().do('travel 3', { encounter: 'kuge samurai' }).do('keep kuge').has(0).coins).toBe(12);
});

test('[base.yoshiyasu.hidden, view.yoshiyasu-refused] the others never see the card he refuses', () => {
  const draw = (second: string) => official().do('travel 3', { encounter: `samurai ${second}` });
  const games = [draw('kuge'), draw('miko')];
  expect(games[0].told(0)).toContainEqual({
    type: 'encounters',
    seat: 0,
    kinds: [kind('samurai'), kind('kuge')],
  });
  expect(games[0].believes(0, 'encounters', DRAWN).certain).toEqual(['samurai', 'kuge']);
  for (const who of [1, 2, SPECTATOR]) {
    expect(games[0].told(who).some((event) => event.type === 'encounters')).toBe(false);
    expect(games[0].believes(who, 'encounters', DRAWN)).toMatchObject({ size: 2, certain: [] });
  }
  for (const game of games) game.do('keep samurai');
  for (const who of [1, 2, SPECTATOR]) {
    expect(games[0].view(who)).toEqual(games[1].view(who));
    expect(games[0].told(who)).toEqual(games[1].told(who));
  }
  expect(games[0].view(0)).not.toEqual(games[1].view(0));
});

test('[base.yoshiyasu.under] the refused card goes under the deck', () => {
  const game = official({ encounters: 'shokunin shokunin samurai miko miko' });
  game.do('travel 3', { encounter: 'samurai kuge' }).do('keep samurai');
  expect(game.view(0).hidden.encounters.piles).toEqual([7, 0, 1]);
  expect(game.believes(0, 'encounters', 2).certain).toEqual(['kuge']);
  expect(() => game.do('travel 10', { encounter: 'kuge kuge' })).toThrow('cannot come');
});

test('[under-order] the refused card is drawn again when the deck above it is used up', () => {
  const guides = 'annaibito-paddy annaibito-mountain annaibito-mountain annaibito-sea annaibito-sea';
  const game = position({
    players: 3,
    seats: [
      { traveler: 'yoshiyasu', at: 2 },
      { encounters: 'shokunin shokunin samurai miko miko kuge' },
      { encounters: guides },
    ],
  });
  game.do('travel 3', { encounter: 'samurai kuge' }).do('keep samurai');
  expect(game.view(0).hidden.encounters.piles).toEqual([1, 0, 1]);
  game.do('travel 10', { encounter: 'annaibito-sea kuge' });
  expect(game.view(0).hidden.encounters.piles).toEqual([0, 2]);
  expect(game.legal()).toEqual(['keep annaibito-sea', 'keep kuge']);
  game.do('keep kuge');
  expect(game.has(0).encounters).toEqual(['samurai', 'kuge']);
});

test('[under-order] refused cards come back in the order in which they were put under the deck', () => {
  const seats = [
    { traveler: 'yoshiyasu', at: 2 },
    { encounters: 'shokunin shokunin samurai kuge annaibito-paddy' },
    { encounters: 'annaibito-mountain annaibito-mountain annaibito-sea annaibito-sea' },
  ];
  const refusals = () => {
    const game = position({ players: 3, seats }).do('travel 3', { encounter: 'samurai kuge' });
    game.do('keep samurai').do('travel 10', { encounter: 'annaibito-sea miko' }).do('keep annaibito-sea');
    expect(game.view(0).hidden.encounters.piles).toEqual([1, 0, 1, 1]);
    return game.do('travel 14', { meal: 'dango soba tofu udon' }).do('eat -');
  };
  expect(refusals().do('travel 20', { encounter: 'miko kuge' }).legal()).toEqual(['keep kuge', 'keep miko']);
  expect(() => refusals().do('travel 20', { encounter: 'miko miko' })).toThrow('cannot come');
});

test('[forced-decisions] two equal cards are a choice all the same: nobody else knows that they are', () => {
  const game = official().do('travel 3', { encounter: 'kuge kuge' });
  expect(game.legal()).toEqual(['keep kuge']);
  expect(game.do('keep kuge').has(0)).toMatchObject({ coins: 12, encounters: ['kuge'] });
  expect(game.view(1).hidden.encounters.piles).toEqual([12, 0, 1]);
});

test('[yoshiyasu-order] at each encounter space', () => {
  const game = official().do('travel 3', { encounter: 'kuge samurai' }).do('keep kuge');
  expect(game.do('travel 10', { encounter: 'miko samurai' }).turn).toBe('0 keep');
});
