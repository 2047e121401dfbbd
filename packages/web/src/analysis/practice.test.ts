/** Trying again: which decisions, in which order, and what is said of a choice. */

import { describe, expect, it } from 'vitest';
import { isAsking, trialOf, verdictOn } from './practice.ts';
import { lossAt, moveWith } from './testkit/moves.ts';

const moves = [
  lossAt(0, 1.1),
  lossAt(1, 9),
  lossAt(2, 4),
  moveWith(3),
  lossAt(4, 2.2),
  lossAt(5, 1),
  lossAt(6, 0.8, { mark: null }),
];

describe('a trial', () => {
  it('is of my own costly decisions, the costliest first', () => {
    expect(trialOf(moves, 0, 'cost')?.moves).toEqual([2, 4, 0]);
    expect(trialOf(moves, 0, 'game')?.moves).toEqual([0, 2, 4]);
  });

  it('begins with the one that was asked for, marked or not', () => {
    expect(trialOf(moves, 0, 'cost', 6)?.moves).toEqual([6, 2, 4, 0]);
    expect(trialOf(moves, 0, 'cost', 4)?.moves).toEqual([4, 2, 0]);
  });

  it('does not ask for what was played well, or by another', () => {
    expect(trialOf(moves, 1, 'cost', 3)?.moves).toEqual([1, 5]);
    expect(trialOf(moves, 0, 'cost', 1)?.moves).toEqual([2, 4, 0]);
  });

  it('is none where nothing was costly', () => {
    expect(trialOf([moveWith(0), moveWith(1)], 0, 'cost')).toBeNull();
  });

  it('asks until there is a choice, or the answer was shown', () => {
    const trial = trialOf(moves, 0, 'cost')!;
    expect(isAsking(trial)).toBe(true);
    expect(isAsking({ ...trial, chosen: 'travel 2' })).toBe(false);
    expect(isAsking({ ...trial, isShown: true })).toBe(false);
    expect(isAsking(null)).toBe(false);
  });
});

describe('a verdict', () => {
  const decision = lossAt(0, 3, {
    best: 'travel 2',
    action: 'travel 5',
    candidates: [
      { action: 'travel 2', win: 0.3, points: 70 },
      { action: 'travel 3', win: 0.295, points: 69.8 },
      { action: 'travel 4', win: 0.28, points: 68.5 },
      { action: 'travel 5', win: 0.2, points: 67 },
      { action: 'travel 6', win: 0.1, points: 60 },
    ],
  });

  it.each([
    ['travel 2', 'found', 3, 0],
    ['travel 3', 'good', 2.8, 0.2],
    ['travel 4', 'better', 1.5, 1.5],
    ['travel 5', 'same', 0, 3],
    ['travel 6', 'worse', 7, 10],
  ])('on %s: %s', (action, how, points, gap) => {
    const verdict = verdictOn(decision, action);
    expect(verdict.how).toBe(how);
    expect(verdict.points).toBeCloseTo(points);
    expect(verdict.gap).toBeCloseTo(gap);
  });
});
