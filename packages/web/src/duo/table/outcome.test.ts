/** What a move leads to is what happens when it is made, and the best choice after it. */

import { TestTable } from '@tokaido/words/duo/testkit';
import { describe, expect, test } from 'vitest';
import { holdingsOf } from '../boards/holdings.ts';
import type { Seen } from '../model.ts';
import { targetOf } from '../targets.ts';
import { seenAt } from '../testkit/model.ts';
import { tableWhere } from '../testkit/played-model.ts';
import { bestOf, isPlainVisit, outcomeOf } from './outcome.ts';

const at = (holds: (seen: Seen) => boolean) => tableWhere((seed) => new TestTable(seed), holds);

/** A move after which such an action is best. */
const moveBefore = (best: RegExp) => (seen: Seen) =>
  seen.legal.find((action) => targetOf(action) !== null && best.test(outcomeOf(seen, action).best ?? ''));

describe.each([2, 7])('in the game of seed %i', (seed) => {
  test('what is foreseen without a draw is what the boards show then', () => {
    const table = new TestTable(seed);
    const wrong: string[] = [];
    let compared = 0;
    while (!table.over) {
      const me = table.turn;
      const action = table.pick();
      const { best, after } = outcomeOf(seenAt(table, me), action);
      table.act(action);
      if (best !== null && table.turn === me && table.seen(me).legal.includes(best)) table.act(best);
      if (after === null) continue;
      compared++;
      const [foreseen, true_] = [holdingsOf(after, me), holdingsOf(seenAt(table, me), me)];
      if (JSON.stringify(foreseen) !== JSON.stringify(true_)) wrong.push(`${action}, ${best}`);
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(20);
  });
});

describe('the best choice at a place', () => {
  test('of a sale is one that no other beats in points', () => {
    const { seen } = at((here) => here.legal.filter((action) => action.startsWith('sell')).length > 1);
    const best = bestOf(seen) ?? '';
    const points = (action: string) => {
      const { after } = outcomeOf(seen, action);
      return after === null ? 0 : holdingsOf(after, seen.me).total;
    };
    const sales = seen.legal.filter((action) => action.startsWith('sell'));
    expect(sales).toContain(best);
    expect(points(best)).toBe(Math.max(...sales.map(points)));
  });
  test('of a seashore is a matter of taste', () => {
    const { seen } = at((here) => here.legal.some((action) => action.startsWith('wave')));
    expect(bestOf(seen)).toBeNull();
  });
  test('is nothing where nothing can be done', () => {
    const { seen } = at((here) => here.turn?.decision === 'die');
    expect(bestOf({ ...seen, legal: ['pass'] })).toBeNull();
  });
});

describe('a station with one plain gain', () => {
  test('is one where the visit is all there is to take', () => {
    const { seen } = at((here) => moveBefore(/^visit$/)(here) !== undefined);
    const move = moveBefore(/^visit$/)(seen) ?? '';
    expect(isPlainVisit(outcomeOf(seen, move))).toBe(true);
    expect(outcomeOf(seen, move).next?.legal).toEqual(['pass', 'visit']);
  });
  test('is no place for wares or paintings', () => {
    const { seen } = at((here) => moveBefore(/^(sell|draw|paint|gift)/)(here) !== undefined);
    expect(isPlainVisit(outcomeOf(seen, moveBefore(/^(sell|draw|paint|gift)/)(seen) ?? ''))).toBe(false);
  });
});

test('nothing is foreseen of what is drawn, or of what is closed', () => {
  const { seen } = at((here) => moveBefore(/^draw/)(here) !== undefined);
  expect(outcomeOf(seen, moveBefore(/^draw/)(seen) ?? '').after).toBeNull();
  expect(outcomeOf(seen, 'pass')).toEqual({ next: null, best: null, events: [], after: null });
});
