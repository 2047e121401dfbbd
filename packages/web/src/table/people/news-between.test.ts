/** What is told of a table beside the game: to each reader in their own words, and nothing twice. */

import '@tokaido/words/locales/en/all';
import type { SeatInfo, TableInfo, UndoInfo } from '@tokaido/table';
import { expect, test } from 'vitest';
import { unknownTable } from '../known-table.ts';
import { newsBetween } from './news-between.ts';

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name,
  level: '',
  ready: true,
  standIn: false,
  votes: [],
  host: false,
  ...more,
});

const table = (seats: readonly SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  ...unknownTable('t', 'tokaido').info,
  phase: 'playing',
  seats: [...seats],
  ...more,
});

const AKI_HOST = table([seat('Aki', { host: true }), seat('Ben'), seat('Cho')]);
const BEN_HOST = table([seat('Aki'), seat('Ben', { host: true }), seat('Cho')]);
const news = (before: TableInfo, after: TableInfo, you: number, wasHost = false) =>
  newsBetween(before, after, { you, was: you, wasHost });

test('another host', () => {
  expect(news(AKI_HOST, BEN_HOST, 0)).toEqual(['Ben is the host now.']);
  expect(news(AKI_HOST, BEN_HOST, 1)).toEqual(['You are the host now.']);
  expect(news(BEN_HOST, BEN_HOST, 1)).toEqual([]);
  expect(news(unknownTable('t').info, BEN_HOST, 2)).toEqual([]);
});

test('whoever was host and comes back', () => {
  expect(news(BEN_HOST, BEN_HOST, 0, true)).toEqual([
    'While you were away, Ben became the host. Your seat is still yours.',
  ]);
  expect(news(AKI_HOST, AKI_HOST, 0, true)).toEqual([]);
});

test('somebody who leaves, before the game and in it', () => {
  const gone = table([seat('', { kind: 'bot' }), seat('Ben', { host: true }), seat('Cho')]);
  expect(news(AKI_HOST, gone, 1)).toEqual(['Aki has left. A bot walks on.', 'You are the host now.']);
  expect(news(AKI_HOST, gone, 0)).toEqual(['Ben is the host now.']);
  const lobby = { phase: 'lobby' } as const;
  const [aki, ben, cho] = AKI_HOST.seats as [SeatInfo, SeatInfo, SeatInfo];
  const open = seat('', { kind: 'open' });
  expect(news(table([aki, ben, cho], lobby), table([aki, open, cho], lobby), 0)).toEqual(['Ben stood up.']);
  // Not of their own will.
  const byHost = table([aki, open, cho], { ...lobby, removed: [{ guest: 0, name: 'Ben' }] });
  expect(news(table([aki, ben, cho], lobby), byHost, 2)).toEqual(['The host removed Ben.']);
  const another = table([aki, open, open], { ...lobby, removed: [{ guest: 0, name: 'Ben' }] });
  expect(news(byHost, another, 0)).toEqual(['Cho stood up.']);
  // Whoever was removed sits nowhere now, and is told in other words.
  const removed = { you: -1, was: 1, wasHost: false };
  expect(newsBetween(table([aki, ben, cho], lobby), table([aki, open, cho], lobby), removed)).toEqual([]);
  // When the game begins, closed seats go and the others move up.
  expect(news(table([open, aki], lobby), table([aki]), 0)).toEqual([]);
});

test('how a wish to go back ended', () => {
  const asked: UndoInfo = { seat: 0, of: [1, 2], agreed: [], state: 'asked' };
  const after = (undo: Partial<UndoInfo>, you: number) =>
    news({ ...AKI_HOST, undo: asked }, { ...AKI_HOST, undo: { ...asked, ...undo } }, you);
  expect(after({ agreed: [1] }, 2)).toEqual([]);
  expect(after({ state: 'granted' }, 0)).toEqual(['Your decision is taken back.']);
  expect(after({ state: 'granted' }, 1)).toEqual(['Aki took a decision back; everybody agreed.']);
  expect(after({ state: 'refused', by: 1 }, 0)).toEqual(['Ben wants the decision to stand.']);
  expect(after({ state: 'refused', by: 1 }, 1)).toEqual(['You refused: the decision stands.']);
  expect(after({ state: 'lapsed' }, -1)).toEqual(['Not everybody answered in time. The decision stands.']);
  const ended = { ...AKI_HOST, undo: { ...asked, state: 'lapsed' as const } };
  expect(news(ended, { ...ended }, 0)).toEqual([]);
});

test('somebody whom the host lets back in', () => {
  const removed = table([seat('Aki')], {
    removed: [
      { guest: 0, name: 'Ben' },
      { guest: 1, name: 'Cho' },
    ],
  });
  const readmitted = table([seat('Aki')], { removed: [{ guest: 1, name: 'Cho' }] });
  expect(news(removed, readmitted, 0)).toEqual(['Ben may sit down again.']);
  expect(news(readmitted, removed, 0)).toEqual([]);
});
