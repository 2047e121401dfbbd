/** The check of the shuffle finds what it is there to find. */

import type { GameRecord } from '@tokaido/kernel';
import { commitment, recordToText, seedFrom } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';
import { isKey } from '@tokaido/words';
import { describe, expect, test } from 'vitest';
import { playOut } from '../../tokaido/testkit/played-game.ts';
import { checkShuffle } from './shuffle-check.ts';

const MINE = '00112233445566778899aabbccddeeff';
const THEIRS = 'ffeeddccbbaa99887766554433221100';
const { record } = playOut({ players: 3, boxes: ['crossroads'], variations: [] }, 5, [MINE, THEIRS]);
const known = { commit: record.commit ?? '', bytes: MINE };

const check = (changed: Partial<GameRecord>, knew = known) =>
  checkShuffle(tokaido, recordToText({ ...record, ...changed }), knew);
const failed = (steps: ReturnType<typeof check>) => steps.filter(({ ok }) => !ok).map(({ id }) => id);

describe('a fair game', () => {
  test('passes every step, each with its words', () => {
    const steps = check({});
    expect(steps.map(({ id }) => id)).toEqual(['record', 'promise', 'mixed', 'mine', 'rules', 'cards']);
    expect(failed(steps)).toEqual([]);
    for (const { id } of steps) expect(isKey(`end.fair.${id}`), id).toBe(true);
    for (const id of ['record', 'promise', 'mine', 'rules', 'cards'])
      expect(isKey(`end.fair.${id}.no`), id).toBe(true);
  });

  test('a watcher, who gave nothing, is not told about bytes of their own', () => {
    expect(check({}, { ...known, bytes: '' }).map(({ id }) => id)).not.toContain('mine');
  });
});

describe('a game that was tampered with', () => {
  test('another secret number than the one promised', () => {
    const seed = [...seedFrom('other')].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(failed(check({ seed }))).toContain('promise');
    // Even where the record's own fingerprint is made to fit: it was another one in the lobby.
    expect(failed(check({ seed, commit: commitment(seedFrom('other')) }))).toContain('promise');
  });

  test('somebody’s bytes left out', () => {
    const steps = failed(check({ mix: [THEIRS] }));
    expect(steps).toContain('mine');
    expect(steps).toContain('cards');
  });

  test('a move that the rules forbid, a result that is not theirs', () => {
    const moves = record.moves.map((move, i) => (i === 5 ? { ...move, action: 'travel 54' } : move));
    expect(failed(check({ moves }))).toContain('rules');
    expect(failed(check({ result: [999, 1, 1] }))).toContain('rules');
  });

  test('a card slipped in that the seed does not give', () => {
    const opening = [...record.opening].reverse();
    expect(opening).not.toEqual(record.opening);
    expect(failed(check({ opening }))).not.toEqual([]);
  });

  test('a record that is none, or one without its secret', () => {
    expect(failed(checkShuffle(tokaido, 'hello', known))).toEqual(['record']);
    expect(failed(check({ seed: null }))).toEqual(['promise']);
  });
});
