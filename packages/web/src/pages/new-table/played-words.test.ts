/** What is played at a table, in words, for both games. */

import type { SeatInfo } from '@tokaido/table';
import { describe, expect, test } from 'vitest';
import { newDraft, planOf } from './draft.ts';
import { playedTime, playedTitle, playedWords } from './played-words.ts';

const draft = newDraft('porter');
const duo = planOf({ ...draft, game: 'duo' }, { name: 'mine.json', id: 'mine', text: '{"id":"mine"}' });

const person: SeatInfo = {
  kind: 'person',
  name: 'Aki',
  level: '',
  ready: true,
  standIn: false,
  votes: [],
  host: false,
};

test('Tokaido is told by its boxes and its road', () => {
  const plan = planOf({ ...draft, boxes: ['crossroads'] }, null);
  expect(playedTitle(plan)).toBe('Four travelers to Edo');
  expect(playedWords(plan)).toBe('Crossroads');
});

describe('Duo', () => {
  test('is told by its name, who begins, and a board that is not ours', () => {
    expect(playedTitle(duo)).toBe('Two on the island');
    expect(playedWords(duo)).toBe('Tokaido Duo · Who begins is drawn · Board mine');
    expect(playedWords({ ...duo, options: 'first=green', board: undefined })).toBe(
      'Tokaido Duo · Green begins',
    );
  });

  test('has colors that go with the people at a rematch, and so do the words', () => {
    const seats = [
      { ...person, color: 2 },
      { ...person, color: 4 },
    ];
    expect(playedWords({ game: 'duo', options: 'board=reconstructed-1 first=purple', seats })).toContain(
      'Green begins',
    );
  });

  test('takes longer between two people', () => {
    expect([1, 2].map((people) => playedTime(duo, { kind: 'none' }, people))).toEqual([
      'No clock, about 15 minutes',
      'No clock, about 30 minutes',
    ]);
  });
});
