/** How near the end is, held against the engine: the game ends by what was one step away. */

import { TRIGGERS } from '@tokaido/duo';
import { TestTable } from '@tokaido/words/duo/testkit';
import { describe, expect, test } from 'vitest';
import { seenAt } from '../testkit/model.ts';
import { endsOf, isNearEnd, stepsToEnd } from './ends.ts';
import { holdingsOf } from './holdings.ts';

/** A game that is played until its last turn is announced. */
function lastTurn(seed: number): TestTable {
  const table = new TestTable(seed);
  table.playUntil(({ s }) => s.ending !== 0);
  return table;
}

describe.each([1, 2, 3, 4, 5, 6])('the game of seed %i', (seed) => {
  test('ends by an end that its player has reached, and nobody has before', () => {
    const { s } = lastTurn(seed);
    const end = endsOf(s, s.endingSeat).find(({ trigger }) => trigger === TRIGGERS[s.ending - 1]);
    expect(end?.at).toBe(end?.of);
    expect(stepsToEnd(s, s.endingSeat)).toBe(0);
    const others = [0, 1].flatMap((seat) => endsOf(s, seat)).filter(({ at, of }) => at === of);
    expect(others).toHaveLength(1);
  });
  test('is far from its end at first, and near before it ends', () => {
    expect(isNearEnd(seenAt(new TestTable(seed), 0))).toBe(false);
    const table = new TestTable(seed);
    let wasNear = false;
    while (table.s.ending === 0) {
      wasNear = isNearEnd(seenAt(table, 0));
      table.act(table.pick());
    }
    expect(wasNear).toBe(true);
  });
  test('has what the boards show at its end', () => {
    const table = lastTurn(seed);
    const seen = seenAt(table, 0);
    const shown = [0, 1].map((seat) => holdingsOf(seen, seat).total);
    expect(shown).toEqual(table.scores.map(({ points }) => points));
  });
});
