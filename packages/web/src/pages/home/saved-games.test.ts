import { tokaidoTable } from '@tokaido/table';
import { describe, expect, it } from 'vitest';
import { readSettings, TEMPER_IDS } from '../../app/settings.ts';
import type { LocalGame } from '../../table/open-local.ts';
import { minutesFor, openFirst, openOf, quickSetup, readOpen } from './saved-games.ts';

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

describe('the quick table', () => {
  const preset = readSettings(null);

  it('seats me first and then the bots of my level', () => {
    const { seats, options } = quickSetup({ ...preset, bots: 2, level: 'daimyo', name: 'Aki' });
    expect(options).toBe('');
    expect(seats).toMatchObject([
      { kind: 'me', name: 'Aki' },
      { kind: 'bot', level: 'daimyo', name: '' },
      { kind: 'bot', level: 'daimyo', name: '' },
    ]);
  });

  it('gives no two bots the same temper, any of them first, and a fourth one none', () => {
    const tempers = (random: number) =>
      quickSetup({ ...preset, bots: 4 }, () => random).seats.flatMap((seat) =>
        seat.kind === 'bot' ? [seat.temper] : [],
      );
    for (const random of [0, 0.5, 0.99]) {
      expect(new Set(tempers(random)).size).toBe(4);
      expect(new Set(tempers(random).slice(0, 3))).toEqual(new Set(TEMPER_IDS));
    }
    expect(new Set([0, 0.5, 0.99].map((random) => tempers(random)[0])).size).toBe(3);
  });

  it.each(['', 'crossroads', 'crossroads,matsuri'])(
    'with the boxes "%s" has options that the game reads',
    (boxes) => {
      const { options, seats } = quickSetup({ ...preset, boxes });
      const words = tokaidoTable.optionWords(options, seats.length);
      expect(tokaidoTable.game.rules.parseOptions(words)).toMatchObject({ ok: true });
    },
  );

  it('of Duo seats me and one bot in the colors of the game', () => {
    const setup = quickSetup({ ...preset, game: 'duo', bots: 4, level: 'daimyo' });
    expect(setup).toMatchObject({ game: 'duo', options: '' });
    expect(setup.seats.map(({ kind }) => kind)).toEqual(['me', 'bot']);
    expect(setup.seats.some((seat) => seat.color !== undefined)).toBe(false);
  });

  it('is about eight minutes as it comes, and longer with more to do', () => {
    expect(minutesFor(preset)).toBe(8);
    expect(minutesFor({ ...preset, bots: 4, boxes: 'crossroads,matsuri' })).toBeGreaterThan(
      minutesFor({ ...preset, bots: 4, boxes: '' }),
    );
  });
});
