/** Tables in words, and a word for every code. */

import { PHRASES } from '@tokaido/table';
import { BOXES, VARIATIONS } from '@tokaido/tokaido';
import { isKey } from '@tokaido/words';
import { describe, expect, test } from 'vitest';
import { ALL_PHRASES, OFTEN } from '../../table/chat/chat.ts';
import { newDraft, toggleBox, toggleVariation } from './draft.ts';
import {
  choiceWords,
  countPeople,
  minutesFor,
  paceWords,
  peopleWords,
  setupErrorText,
  timeWords,
  titleWords,
} from './table-words.ts';

const draft = newDraft('innkeeper');

describe('a table in words', () => {
  test('how many go where', () => {
    expect(titleWords(4, draft)).toBe('Four travelers to Edo');
    expect(titleWords(2, toggleVariation(draft, 'return-trip'))).toBe('Two travelers to Kyoto');
  });

  test('who they are', () => {
    expect(peopleWords(countPeople(draft.seats))).toBe('You, one friend and two bots');
    expect(peopleWords({ me: false, others: 1, bots: 0 })).toBe('one friend');
  });

  test('what is played', () => {
    expect(choiceWords(draft)).toBe('Base game');
    const rich = { ...toggleVariation(toggleBox(draft, 'matsuri'), 'gastronomy'), tiles: 3 as const };
    expect(choiceWords(rich)).toBe('Crossroads, Matsuri, Gastronomy, three tiles to choose from');
    expect(choiceWords({ ...draft, tiles: 3 })).toBe('three tiles to choose from (house rule)');
  });

  test('how long it takes', () => {
    expect(minutesFor(1, 0)).toBe(8);
    expect(minutesFor(3, 2)).toBe(50);
    expect(timeWords({ kind: 'none' }, 50)).toBe('No clock, about 50 minutes');
    expect(timeWords({ kind: 'correspondence', days: 1 }, 50)).toBe('1 day a decision');
    expect(paceWords({ kind: 'live', seconds: 90, bank: 600 })).toBe('90 seconds a decision');
  });

  test('what is wrong', () => {
    expect(setupErrorText('too-few')).toMatch(/two seats/);
    expect(setupErrorText({ error: 'x' })).toContain('x');
  });
});

describe('every code has words', () => {
  test('phrases, all of them and no others', () => {
    expect([...ALL_PHRASES].sort()).toEqual([...PHRASES].sort());
    for (const phrase of [...ALL_PHRASES, ...OFTEN])
      expect(isKey(`online.phrase.${phrase}`), phrase).toBe(true);
  });

  test('boxes and variations', () => {
    for (const id of BOXES.keys()) expect(isKey(`online.box.${id}`), id).toBe(true);
    for (const id of VARIATIONS.keys()) expect(isKey(`online.variation.${id}`), id).toBe(true);
  });
});
