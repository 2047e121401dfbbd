/** What a client keeps of what happened, when some of it is taken back. */

import type { ServerMessage } from '@tokaido/table';
import { expect, test } from 'vitest';
import { unknownTable, updated } from './known-table.ts';

type News = Extract<ServerMessage, { readonly t: 'update' }>['news'];

function after(...news: readonly Partial<News>[]): number[] {
  const known = news.reduce<ReturnType<typeof unknownTable>>(
    (table, one, i) =>
      updated(table, {
        t: 'update',
        n: i + 1,
        news: { n: i + 1, seat: 0, kind: 'act', by: 'person', events: [], ...one },
        turn: null,
        clock: null,
      }),
    unknownTable('t'),
  );
  return known.lines.map(({ n }) => n);
}

const ACT = {};
const LOBBY = { kind: 'lobby' } as const;

test('one decision that is taken back leaves no line', () => {
  expect(after(ACT, ACT, { kind: 'undo', back: 2 })).toEqual([1]);
});

test('by agreement all decisions from one on leave none, and everything else stays', () => {
  expect(after(ACT, ACT, LOBBY, ACT, LOBBY, { kind: 'undo', back: 2, all: true }, ACT)).toEqual([1, 3, 5, 7]);
});
