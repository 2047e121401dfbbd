/** Duo at a table: its seats and their colors, who begins, boards from files, and what is refused. */

import { RECONSTRUCTED } from '@tokaido/duo';
import { FastChance, verify } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import type { Plan, Table } from '../src/index.ts';
import {
  addGame,
  applyEntry,
  boardFromText,
  duoTable,
  foldTable,
  gameAt,
  infoOf,
  legalWords,
  MOST_BOARD,
  openingEntries,
  pendingOf,
  planError,
  recordOf,
  snapshotOf,
  tableFromSnapshot,
} from '../src/index.ts';
import { rematchOpening } from '../src/opening.ts';
import { AKI, BEN, beginning, PLAN } from './room-kit.ts';

addGame(duoTable);

const DUO: Plan = { ...PLAN, game: 'duo' };
/** Our board with other points for gifts. */
const OTHER = JSON.stringify({
  ...RECONSTRUCTED,
  id: 'gifts-pay-more',
  gifts: [0, 3, 6, 9, 12, 15, 19, 24, 30, 36, 45],
});
const SEED = 4;

/** Plays a table on at random. */
function play(table: Table, decisions = Number.POSITIVE_INFINITY): Table {
  const rng = new FastChance(SEED);
  for (let i = 0; i < decisions && table.phase === 'playing'; i++) {
    const words = legalWords(table);
    const seat = pendingOf(table)?.seat ?? -1;
    applyEntry(table, {
      kind: 'acted',
      at: i,
      seat,
      action: words[rng.below(words.length)] ?? '',
      by: 'person',
    });
  }
  return table;
}

/** Who begins: the key of the seat that rolls first. */
const beginner = (table: Table) => table.seats[pendingOf(table)?.seat ?? -1]?.key;

function rematch(table: Table): Table {
  const opening = rematchOpening(table);
  const entries = openingEntries(opening, { id: 'next', secret: 'ab'.repeat(32), at: 0 });
  return foldTable([...entries, { kind: 'began', at: 0, mix: ['', ''], rules: duoTable.game.version }]);
}

describe('seats', () => {
  it('are purple and green, also in a log that does not say so', () => {
    const [opened] = beginning(DUO);
    expect(opened).not.toHaveProperty('colors');
    expect(infoOf(foldTable(beginning(DUO))).seats.map(({ color }) => color)).toEqual([4, 2]);
  });

  it.each([1, 3])('are two: %i is refused in a sentence', (players) => {
    expect(planError(DUO, players)).toBe('exactly 2 can play');
  });
});

describe('who begins', () => {
  it.each([
    ['first=purple', AKI],
    ['first=green', BEN],
  ])('%s', (options, key) => {
    expect(beginner(foldTable(beginning({ ...DUO, options })))).toBe(key);
  });

  it('a word that is none is refused', () => {
    expect(planError({ ...DUO, options: 'first=red' }, 2)).toContain('first must be one of');
  });

  it(`the other one at every rematch, in their own color, and the record says so (seed ${SEED})`, () => {
    const first = play(foldTable(beginning(DUO)));
    const colors = (table: Table) => new Map(table.seats.map(({ key, color }) => [key, color]));
    const begun = beginner(foldTable(beginning(DUO)));
    const second = rematch(first);
    expect(second.seats.map(({ key }) => key)).toEqual([BEN, AKI]);
    expect(colors(second)).toEqual(colors(first));
    expect([AKI, BEN].filter((key) => key !== begun)).toEqual([beginner(second)]);
    const third = rematch(play(second));
    expect(beginner(third)).toBe(begun);
    const record = recordOf(play(third));
    expect(record.options).toMatch(/ first=(purple|green)$/);
    expect(verify(gameAt(third).game, record)).toMatchObject({ ok: true });
  });
});

describe('a board from a file', () => {
  const plan: Plan = { ...DUO, board: OTHER, options: 'first=green' };

  it(`is played to the end, told to everybody, and named by the record with its hash (seed ${SEED})`, () => {
    const table = play(foldTable(beginning(plan)));
    expect(table.phase).toBe('over');
    expect(infoOf(table).board).toBe(OTHER);
    const record = recordOf(table);
    expect(record.options).toMatch(/^board=gifts-pay-more hash=\S+ first=green$/);
    expect(verify(gameAt(table).game, record)).toMatchObject({ ok: true });
    expect(verify(duoTable.game, record)).toMatchObject({
      ok: false,
      error: expect.stringContaining('played on "board=gifts-pay-more hash='),
    });
  });

  it('comes back from a snapshot', () => {
    const table = play(foldTable(beginning(plan)), 9);
    expect(tableFromSnapshot(snapshotOf(table))).toEqual(table);
  });

  it('is kept at a rematch', () => {
    expect(infoOf(rematch(play(foldTable(beginning(plan))))).board).toBe(OTHER);
  });

  it.each([
    ['no JSON', 'ring:', 'the board is no JSON'],
    ['too long', ' '.repeat(MOST_BOARD + 1), `at most ${MOST_BOARD} characters`],
    ['a part is missing', JSON.stringify({ ...RECONSTRUCTED, ring: undefined }), 'the board has no "ring"'],
  ])('is refused with a sentence: %s', (_, board, sentence) => {
    expect(planError({ ...DUO, board }, 2)).toContain(sentence);
  });

  it('is refused with every problem that it has', () => {
    const { dice: _, gifts: __, ...rest } = RECONSTRUCTED;
    expect(boardFromText(JSON.stringify(rest))).toMatchObject({
      error: [expect.stringContaining('dice'), expect.stringContaining('gifts')],
    });
  });

  it('is refused where the game has only one', () => {
    expect(planError({ ...PLAN, board: OTHER }, 2)).toBe('tokaido has only one board');
  });
});
