/** The picks of a turn, held against whole games. */

import { TestTable } from '@tokaido/words/duo/testkit';
import { describe, expect, test } from 'vitest';
import { diceOf } from '../boards/holdings.ts';
import type { Line } from '../model.ts';
import { seenAt } from '../testkit/model.ts';
import { picksOf } from './chain.ts';
import { diceStates } from './die-state.ts';

const linesOf = (table: TestTable) => table.lines as readonly Line[];
const takenOf = (table: TestTable) => diceOf(seenAt(table, 0)).filter((value) => value === 0).length;

describe.each([3, 8])('in the game of seed %i', (seed) => {
  test('at every decision the next pick is that of whoever decides, and each die was taken once', () => {
    const table = new TestTable(seed);
    const wrong: string[] = [];
    while (!table.over) {
      const taken = takenOf(table);
      const picks = picksOf(linesOf(table), table.s, taken);
      const { turn } = table.seen(table.turn);
      if (turn?.decision === 'die' && picks[taken]?.seat !== table.turn)
        wrong.push(`turn ${table.s.turn}: pick ${taken} is not of seat ${table.turn}`);
      const dice = picks.slice(0, taken).map(({ die }) => die?.character);
      if (dice.includes(undefined) || new Set(dice).size !== taken)
        wrong.push(`turn ${table.s.turn}: ${taken} dice taken, ${dice.join()} told`);
      table.act(table.pick());
    }
    expect(wrong).toEqual([]);
  });

  test('every die shows what was rolled, also once it is taken', () => {
    const table = new TestTable(seed);
    const wrong: string[] = [];
    let rolled: readonly number[] = [];
    while (!table.over) {
      const seen = seenAt(table, table.turn);
      if (takenOf(table) === 0) rolled = diceOf(seen);
      const shown = diceStates(seen, linesOf(table), []).map(({ value }) => value);
      if (shown.join() !== rolled.join())
        wrong.push(`turn ${table.s.turn}: ${shown.join()} for ${rolled.join()}`);
      table.act(table.pick());
    }
    expect(wrong).toEqual([]);
  });
});

describe('where the journal is short or ahead', () => {
  test('a pick that it does not tell is taken all the same', () => {
    const [first, second] = picksOf([], { roller: 1, turn: 4 }, 1);
    expect(first).toEqual({ seat: 1, isTaken: true, die: null });
    expect(second).toEqual({ seat: 0, isTaken: false, die: null });
  });
  test('a die that is taken later than what is shown is not told', () => {
    const table = new TestTable(5);
    table.act(table.pick());
    expect(picksOf(linesOf(table), table.s, 0).map(({ die }) => die)).toEqual([null, null, null]);
  });
});
