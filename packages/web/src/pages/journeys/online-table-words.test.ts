/** Tables of the server in words: by people, never by id. */

import { describe, expect, test } from 'vitest';
import type { TableNote } from '../../connection/table-note.ts';
import { noteOfGone } from '../../connection/table-note.ts';
import type { OpenTable } from '../home/online-tables.ts';
import { heldState, heldTitle } from './online-table-words.ts';

const note: TableNote = { game: 'tokaido', options: '', people: ['Aki', 'Ben'], bots: 2, phase: 'playing' };
const now: OpenTable = { id: 't', yours: false, begun: true, people: [], bots: 0, awaited: 'Aki' };

describe('a table where I hold a seat', () => {
  test('is called by who else is there', () => {
    expect(heldTitle(note)).toBe('Aki, Ben and 2 bots');
    expect(heldTitle({ ...note, people: [], bots: 0 })).toBe('Nobody else yet');
    expect(heldTitle(undefined)).toBe('A table on the server');
    expect(heldTitle(noteOfGone(undefined))).toBe('A table on the server');
  });

  test('stands as the server has just said, else as it was last known', () => {
    expect(heldState(note, { ...now, yours: true, awaited: '' })).toBe('Your turn');
    expect(heldState(note, now)).toBe('Waiting for Aki');
    expect(heldState(note, undefined)).toBe('Under way');
    expect(heldState({ ...note, phase: 'lobby' }, { ...now, awaited: '' })).toBe('Not begun yet');
    expect(heldState(undefined, undefined)).toBe('');
  });

  test('ended with a place and points, which stay when the server no longer has it', () => {
    const over: TableNote = { ...note, phase: 'over', result: { place: 2, points: 71, players: 4 } };
    expect(heldState(noteOfGone(over), undefined)).toBe('Second of 4, 71 points');
    expect(heldState(noteOfGone(note), undefined)).toBe('No longer on the server');
    expect(heldTitle(noteOfGone(note))).toBe('Aki, Ben and 2 bots');
  });
});
