import { describe, expect, it } from 'vitest';
import type { LocalGame } from '../../table/open-local.ts';
import { openFirst, openOf, readOpen } from './saved-games.ts';

const game = (id: string, more: Partial<LocalGame> = {}): LocalGame => ({
  id,
  game: 'tokaido',
  version: 1,
  options: 'players=2',
  begun: 1,
  touched: 1,
  phase: 'playing',
  seats: [
    { kind: 'person', name: '', level: '' },
    { kind: 'bot', name: '', level: 'porter' },
  ],
  turn: 0,
  yours: true,
  leg: 2,
  points: [3, 4],
  damaged: null,
  ...more,
});

describe('what can be gone on with', () => {
  it('waits for a person first, and is the latest of those', () => {
    const games = [
      game('bots', { yours: false, touched: 9 }),
      game('old', { touched: 2 }),
      game('new', { touched: 5 }),
    ];
    expect(openFirst(games).map(({ id }) => id)).toEqual(['new', 'old', 'bots']);
  });

  it('is neither over nor damaged', () => {
    expect(openFirst([game('over', { phase: 'over' }), game('torn', { damaged: 'broken' })])).toEqual([]);
  });

  it('names the people only where there are several', () => {
    expect(openOf(game('a'))).toEqual({ id: 'a', game: 'tokaido', yours: true, leg: 2, people: [], bots: 1 });
    const seats = ['Aki', 'Ben'].map((name) => ({ kind: 'person', name, level: '' }));
    expect(openOf(game('b', { seats }))).toMatchObject({ people: ['Aki', 'Ben'], bots: 0 });
  });

  it('says how far a game of Duo has come, and one of 0.1.0 is one of Tokaido', () => {
    const open = openOf(game('a', { game: 'duo', leg: 11 }));
    expect(readOpen(open)).toMatchObject({ game: 'duo', leg: 11 });
    const { game: _, ...before } = open;
    expect(readOpen(before)).toMatchObject({ game: 'tokaido' });
  });

  it('is read again as it was stored, and not at all when it is broken', () => {
    const open = openOf(game('a'));
    expect(readOpen(open)).toEqual(open);
    for (const stored of [null, '', {}, [], { id: 7, people: [] }, { id: 'a' }])
      expect(readOpen(stored)).toBeNull();
  });
});
