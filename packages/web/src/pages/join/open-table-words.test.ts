/** What a row of the list says, and which table one is looked for with. */

import type { OpenTable } from '@tokaido/table';
import { describe, expect, test } from 'vitest';
import { newDraft, setSeat, toggleBox } from '../new-table/draft.ts';
import { wishedPlan } from './find-table.ts';
import { companyWords, gameWords, offerWords, stateWords } from './open-table-words.ts';

const seat = (kind: 'person' | 'bot' | 'open' | 'closed', more: object = {}) => ({
  kind,
  name: '',
  level: kind === 'bot' ? 'porter' : '',
  ready: false,
  standIn: false,
  votes: [],
  host: false,
  ...more,
});

const lobby: OpenTable = {
  id: 'hagi',
  game: 'tokaido',
  version: 2,
  options: '',
  pace: { kind: 'none' },
  listed: true,
  chat: false,
  takeover: true,
  phase: 'lobby',
  seats: [seat('person', { name: 'Aki' }), seat('bot'), seat('open'), seat('open'), seat('closed')],
  commit: '',
  bytes: [],
  seed: null,
  next: null,
  offer: 'sit',
  free: 2,
  here: 1,
  watching: 0,
  level: 'pilgrim',
  stage: 0,
  opened: 0,
};
const playing: OpenTable = {
  ...lobby,
  phase: 'playing',
  offer: 'inn',
  stage: 2,
  options: 'players=4 boxes=crossroads',
  seats: [seat('person', { name: 'Aki' }), seat('bot'), seat('bot', { temper: 'devout' }), seat('bot')],
  free: 3,
};

describe('a row', () => {
  test('names the people, the game, the pace, free seats and the level of the bots', () => {
    expect(companyWords(lobby)).toBe('Aki and 1 bot');
    expect(gameWords(lobby)).toBe('Base game · No clock');
    expect(stateWords(lobby)).toBe('2 seats are free · bots: Porter and Pilgrim');
    expect(offerWords(lobby)).toBe('Sit down');
    expect(companyWords({ seats: [seat('open')] })).toBe('Nobody yet');
    expect(stateWords({ ...lobby, here: 0 })).toMatch(/nobody is there right now$/);
  });

  test('tells how far a game is, and what a guest can do there', () => {
    expect(gameWords(playing)).toBe('Crossroads · No clock');
    expect(stateWords(playing)).toBe('leg 2 of 4 · 3 bots to relieve · bots: Porter');
    expect(offerWords(playing)).toBe('Take a seat at the next inn');
    expect(offerWords({ ...playing, offer: 'watch' })).toBe('Watch');
    const duo: OpenTable = { ...playing, game: 'duo', options: '', stage: 5 };
    expect(stateWords(duo)).toMatch(/^turn 5/);
    expect(offerWords(duo)).toBe('Take a bot’s seat');
  });
});

describe('the table that is looked for', () => {
  test('is the one set up last, listed, with its bots replaced by free seats', () => {
    const plan = wishedPlan(toggleBox(newDraft('porter'), 'crossroads'));
    expect(plan).toMatchObject({
      game: 'tokaido',
      options: 'boxes=crossroads',
      listed: true,
      chat: false,
      takeover: true,
    });
    expect(plan.seats.map(({ kind }) => kind)).toEqual(['me', 'open', 'open', 'open', 'closed']);
    expect(wishedPlan(newDraft('porter', 'duo')).seats.map(({ kind }) => kind)).toEqual(['me', 'open']);
  });

  test('is a plain one where the last set-up cannot be played', () => {
    let draft = newDraft('porter');
    for (const closed of [1, 2, 3, 4]) draft = setSeat(draft, closed, { kind: 'closed' });
    expect(wishedPlan(draft).seats.filter(({ kind }) => kind === 'open')).toHaveLength(3);
  });
});
