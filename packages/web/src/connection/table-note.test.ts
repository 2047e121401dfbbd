/** What is remembered of a table, beside its seat. */

import { afterEach, expect, test } from 'vitest';
import { forgetSeat, noteSeat, saveSeat, seatAt } from './seat-secrets.ts';
import type { TableNote } from './table-note.ts';
import { noteAt, noteTable } from './table-note.ts';

const note: TableNote = { game: 'tokaido', options: '', people: ['Aki'], bots: 2, phase: 'lobby' };

afterEach(() => forgetSeat('hagi'));

test('it stays beside the seat, and is written only where it is news', () => {
  noteTable('hagi', note);
  expect(seatAt('hagi')).toBeNull();
  saveSeat('hagi', 'one', '');
  noteTable('hagi', note);
  saveSeat('hagi', 'one', 'aa');
  expect(seatAt('hagi')).toMatchObject({ secret: 'one', bytes: 'aa' });
  expect(noteAt('hagi')).toEqual(note);
  const held = seatAt('hagi');
  noteTable('hagi', { ...note });
  expect(seatAt('hagi')).toBe(held);
  noteTable('hagi', { ...note, phase: 'playing' });
  expect(noteAt('hagi')?.phase).toBe('playing');
});

test.each([null, 7, {}, { ...note, people: [1] }, { ...note, phase: 'else' }])(
  'what another version may have written is not read: %j',
  (odd) => {
    saveSeat('hagi', 'one', '');
    noteSeat('hagi', odd);
    expect(noteAt('hagi')).toBeUndefined();
    noteTable('hagi', note);
    expect(noteAt('hagi')).toEqual(note);
  },
);
