/** A whole move in one sentence: over whole games of every box, and stop by stop. */

import type { Options } from '@tokaido/tokaido';
import { ACHIEVEMENTS } from '@tokaido/tokaido';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setLocale } from '../messages/index.ts';
import { gained, sayMove, sayMoveAloud } from './move-line.ts';
import type { Line } from './seen.ts';
import { Curious, faults, MIXES, nameMix, TestTable, walkTo } from './testkit.ts';

/** What a line of the news can hold on a phone: two lines of text. */
const LONGEST = 90;
const curious = new Curious();

/** Plays a game and gives each move as a viewer hears it, with what the move was about. */
function* movesOf(mix: Options, seed: number, me: number): Generator<readonly [string, Line[], TestTable]> {
  const table = new TestTable(mix, seed);
  table.turnPage();
  let lines: Line[] = [];
  for (;;) {
    const actor = table.turn;
    if (actor >= 0) table.act(curious.pick(table.seen(actor).legal, table.rng));
    const line = table.line(me, actor);
    table.turnPage();
    const begins = line.events.some(({ type }) => type === 'travel') || lines[0]?.seat !== actor;
    if (lines.length > 0 && (begins || actor < 0)) {
      yield [sayMove({ lines }, table.seen(me), table.info), lines, table];
      lines = [];
    }
    if (actor < 0) return;
    lines.push(line);
  }
}

const GAMES = MIXES.map((mix, i) => [nameMix(mix), mix, 40 + i] as const);

describe.each(['en', 'es', 'fr', 'ja'])('%s', (locale) => {
  beforeAll(() => setLocale(locale));
  afterAll(() => setLocale('en'));
  test.each(GAMES)('%s, every move is one sentence', (_, mix, seed) => {
    const wrong: string[] = [];
    for (const me of [-1, 0]) {
      for (const [told, lines] of movesOf(mix, seed, me)) {
        // The French name of the game is written with hyphens, as ids are.
        const found = faults(told.replaceAll(/(pierre|feuille)-/g, ''));
        const isShort = told.length <= LONGEST || mix.boxes.length > 0 || isSetup(lines);
        if (locale === 'en' && !isShort) found.push(`${told.length} characters`);
        if (/[.。]$/u.test(told)) found.push('ends like a sentence in a text');
        if (found.length > 0) wrong.push(`${found.join(', ')}: ${told}`);
      }
    }
    expect(wrong.slice(0, 5), `${wrong.length} faults, seed ${seed}`).toEqual([]);
  });
});

/** Everybody's traveler is told at once. */
function isSetup(lines: readonly Line[]): boolean {
  return lines.some(({ events }) => events.some(({ type }) => type === 'traveler'));
}

describe('in English', () => {
  beforeAll(() => setLocale('en'));

  /** The first traveler of a beginners' game walks to a stop; what they and a neighbor hear. */
  function said(stop: string, ...actions: readonly string[]): readonly [string, string] {
    const table = new TestTable({ players: 4, boxes: [], variations: ['initiation'] }, 3);
    const actor = table.turn;
    table.turnPage();
    walkTo(table, stop, ...actions);
    const hear = (me: number) =>
      sayMove({ lines: [table.line(me, actor)] }, { ...table.seen(me), me }, { seats: NAMED });
    return [hear(-1), hear(actor)];
  }
  const NAMED = ['Aki', 'Aki', 'Aki', 'Aki'].map((name) => ({ kind: 'person', name, level: '' }));

  test.each([
    ['panorama-paddy', 'Aki paints the paddy', 'You paint the paddy'],
    ['hot-spring', 'Aki bathes in the hot spring', 'You bathe in the hot spring'],
    ['farm', 'Aki earns 3 coins at the farm', 'You earn 3 coins at the farm'],
  ])('at the %s: %s', (stop, other, mine) => {
    expect(said(stop)).toEqual([other, mine]);
  });
  test('the temple is named by the gift', () => {
    expect(said('temple', 'give 2')).toEqual([
      'Aki gives 2 coins to the temple',
      'You give 2 coins to the temple',
    ]);
  });
  test('a village where nothing is bought', () => {
    expect(said('shop', 'buy -')[0]).toBe('Aki walks to the village and buys nothing');
  });
  test('while the shop is open only the walk is told', () => {
    expect(said('shop')[0]).toBe('Aki walks to the village');
  });

  const at = new TestTable({ players: 4, boxes: [], variations: ['initiation'] }, 3);
  const tell = (...events: Line['events']) => {
    const line: Line = { n: 1, seat: 1, kind: 'act', by: 'bot', events };
    return sayMove({ lines: [line] }, at.seen(0), at.info);
  };
  const inn = 14;

  test('souvenirs are named, their price is not', () => {
    expect(tell({ type: 'bought', seat: 1, souvenirs: [0, 5], paid: 3 })).toMatch(/^Botan buys \w+ and \w+$/);
  });
  test('a guest of the inn who meets somebody there', () => {
    const meal = [
      { type: 'travel', seat: 1, to: inn, place: 0 },
      { type: 'looks', seat: 1, cards: 5 },
      { type: 'ate', seat: 1, dish: 0, paid: 1 },
      { type: 'points', seat: 1, points: 6, source: 'meals' },
    ] as const;
    expect(tell(...meal)).toMatch(/^Botan eats \S+ at the inn$/);
    expect(tell(meal[0], { type: 'encounter', seat: 1, kind: 0 })).toMatch(
      /^Botan walks to the inn and meets/,
    );
  });
  test('the first to complete a panorama does not paint it as well', () => {
    const painted = { type: 'panorama', seat: 1, kind: 2, section: 5 } as const;
    const achievement = ACHIEVEMENTS.indexOf('panorama-sea-first');
    expect(tell(painted)).toBe('Botan paints the sea');
    expect(tell(painted, { type: 'achievement', seat: 1, achievement })).toBe(
      'Botan is the first to complete the sea',
    );
  });
  test('what a move brings others comes last, under their name', () => {
    const mine = { type: 'coins', seat: 0, coins: 1, from: 'takeru' } as const;
    expect(tell(mine, { type: 'encounter', seat: 1, kind: 0 })).toMatch(/^Botan meets \w+; you get 1 coin$/);
  });
  test('coins from several hands are one sum', () => {
    const coin = (from: string, coins: number) => ({ type: 'coins', seat: 1, coins, from }) as const;
    expect(tell(coin('kuge', 3), coin('hiroshige', 1))).toBe('Botan gets 4 coins');
  });
  test('a decision of which nothing is told says no more than that', () => {
    expect(tell()).toBe('Botan goes on');
  });
  test('on a shared device nobody is you', () => {
    const line: Line = { n: 1, seat: 0, kind: 'act', by: 'person', events: [] };
    expect(sayMove({ lines: [line] }, at.seen(0), { ...at.info, isShared: true })).toBe('Aki goes on');
    expect(sayMove({ lines: [line] }, at.seen(0), at.info)).toBe('You go on');
  });
  test('aloud it has its points', () => {
    const line: Line = {
      n: 1,
      seat: 1,
      kind: 'act',
      by: 'stand-in',
      events: [
        { type: 'panorama', seat: 1, kind: 1, section: 2 },
        { type: 'points', seat: 1, points: 2, source: 'panoramas' },
        { type: 'points', seat: 0, points: 7, source: 'panoramas' },
      ],
    };
    expect(gained(line)).toBe(2);
    expect(sayMoveAloud({ lines: [line] }, at.seen(0), at.info)).toBe(
      'Botan (bot) paints the mountain: 2 points.',
    );
  });
});
