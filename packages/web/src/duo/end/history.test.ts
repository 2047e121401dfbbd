/** The scores turn by turn are those of the positions. */

import { RECONSTRUCTED } from '@tokaido/duo';
import { TestTable } from '@tokaido/words/duo/testkit';
import { describe, expect, test } from 'vitest';
import type { TurnScore } from './history.ts';
import { addsUp, historyOf, leadChanges, leads } from './history.ts';

const SEED = 20261116;
const GAMES = 10;

describe(`in whole games (seed ${SEED})`, () => {
  test('each turn has the scores with which it ended, and the last one adds up', () => {
    for (let game = 0; game < GAMES; game++) {
      const table = new TestTable(SEED + game);
      const seen: TurnScore[] = [];
      for (let moves = 1; !table.over; moves++) {
        const { turn } = table.s;
        table.act(table.pick());
        const { events } = table.line;
        // A line may end a turn and take the first die of the next, which brings nothing by itself.
        if (events.some(({ type }) => type === 'turn' || type === 'end'))
          seen.push({ turn, points: table.scores.map(({ points }) => points), moves });
      }
      const turns = historyOf(table.lines, RECONSTRUCTED);
      expect(turns, `seed ${SEED + game}`).toEqual(seen);
      expect(addsUp(turns, table.scores)).toBe(true);
      expect(addsUp(historyOf(table.lines.slice(60), RECONSTRUCTED), table.scores)).toBe(false);
    }
  });
});

test('leads are seen from a seat, and a tie passes nothing on', () => {
  const turns = [
    [3, 1],
    [3, 3],
    [3, 4],
    [6, 4],
    [7, 4],
  ].map((points, i) => ({ turn: i + 1, points }));
  expect(leads(turns, 0)).toEqual([2, 0, -1, 2, 3]);
  expect(leads(turns, 1)).toEqual([-2, 0, 1, -2, -3]);
  expect(leadChanges(leads(turns, 0))).toBe(2);
});
