/** Where one looks on the road. */

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { openSelection } from '../../table/selection.ts';
import { tokaidoClient } from '../client.tsx';
import type { Seen, Selection, TableModel } from '../model.ts';
import { modelOf, playGame, seenBy } from '../testkit/positions.ts';
import { nextOpen } from './keyboard.ts';
import { positionOf } from './leg.ts';
import { roadSelection } from './road-selection.ts';

/** My first walk of a game of four. */
function firstWalk() {
  const found = playGame(
    { players: 4, boxes: [], variations: ['initiation'] },
    11,
    ({ decision }) => decision === 'travel',
  );
  if (found === null) throw new Error('nobody ever walks');
  const position = seenBy(found.s, found.seat);
  const seen = signal<Seen | null>(position);
  const model: TableModel = { ...modelOf(found, found.seat), seen };
  const selection = roadSelection(
    openSelection(model, (decision) => tokaidoClient.board.asks(decision)) as Selection,
  );
  return { position, seen, selection };
}

test('a new decision forgets where one looked', () => {
  const { position, seen, selection } = firstWalk();
  selection.look(3);
  expect(selection.leg.value).toBe(3);
  expect(selection.at.value).toBeGreaterThan(14);
  seen.value = { ...position, turn: { ...position.turn!, number: position.turn!.number + 1 } };
  expect(selection.leg.value).toBe(1);
});

test('L finds the next open stop, and the first one after the last', () => {
  const { position, selection } = firstWalk();
  const open = position.legal.flatMap((action) => positionOf(position.s, action) ?? []);
  const stops = Array.from({ length: 14 }, (_, i) => i + 1);
  expect(nextOpen(stops, selection)).toBe(open[0]);
  selection.pick(position.legal[0]!);
  expect(nextOpen(stops, selection)).toBe(open[1]);
  selection.pick(position.legal.at(-1) ?? '');
  expect(nextOpen(stops, selection)).toBe(open[0]);
});

test('what is picked has the focus, until another stop gets it', () => {
  const { position, selection } = firstWalk();
  const [, second = ''] = position.legal;
  selection.pick(second);
  expect(selection.at.value).toBe(positionOf(position.s, second));
  selection.focus(3);
  selection.pick(null);
  expect(selection.at.value).toBe(3);
});
