/** One press for a Pilgrim's move and its plain gain: two decisions, each of which can be taken back. */

import { TestTable } from '@tokaido/words/duo/testkit';
import { describe, expect, test } from 'vitest';
import { setting } from '../../app/settings.ts';
import { openSelection } from '../../table/selection.ts';
import type { Selection } from '../model.ts';
import type { TestModel } from '../testkit/played-model.ts';
import { duoModel, tableWhere } from '../testkit/played-model.ts';
import type { Intention } from './intention.ts';
import { openIntention } from './intention.ts';
import { isPlainVisit, outcomeOf } from './outcome.ts';

// There is no device here that could buzz.
setting('haptics').value = false;

interface Play {
  readonly table: TestTable;
  readonly model: TestModel;
  readonly selection: Selection;
  readonly intention: Intention;
  readonly move: string;
}

/** Before a move to a station with one plain gain. */
function play(): Play {
  const plain = (seen: Parameters<typeof outcomeOf>[0]) =>
    seen.legal.find((action) => isPlainVisit(outcomeOf(seen, action)));
  const { table, seen } = tableWhere(
    (seed) => new TestTable(seed),
    (here) => here.turn?.decision === 'die' && plain(here) !== undefined,
  );
  const model = duoModel(table, seen.me);
  const selection = openSelection(
    model,
    (decision) => decision === 'die' || decision === 'again',
  ) as unknown as Selection;
  return { table, model, selection, intention: openIntention(selection), move: plain(seen) ?? '' };
}

/** Until whatever was asked for is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a move to a station with one plain gain', () => {
  test('takes the gain as soon as it is asked', async () => {
    const { model, selection, intention, move } = play();
    selection.pick(move);
    selection.commit();
    await settled();
    expect(model.acted).toEqual([move, 'visit']);
    expect(intention.answering.value).toBe(-1);
  });
  test('is only a move where one wants only that', async () => {
    const { model, selection, intention, move } = play();
    selection.pick(move);
    intention.onlyGo();
    await settled();
    expect(model.acted).toEqual([move]);
    expect(model.seen.value?.turn?.decision).toBe('visit');
    expect(intention.answering.value).toBe(-1);
  });
  test('is only a move for whoever looked elsewhere last', async () => {
    const { model, selection, move } = play();
    const other = model.seen.value?.legal.find((action) => action.startsWith('artist')) ?? '';
    selection.pick(move);
    selection.pick(other);
    await model.act(move);
    await settled();
    expect(model.acted).toEqual([move]);
  });
  test('is only a move where somebody else made it', async () => {
    const { table, model, selection, intention, move } = play();
    selection.pick(move);
    table.act(move);
    const last = table.lines.pop();
    if (last !== undefined) table.lines.push({ ...last, by: 'stand-in' });
    model.refresh();
    await settled();
    expect(model.acted).toEqual([]);
    expect(intention.answering.value).toBe(-1);
  });
});
