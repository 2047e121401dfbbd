/** What may be shown of an analysis: without spoilers nothing of what lies ahead. */

import { describe, expect, it } from 'vitest';
import { costlyOf, drawsOf, partEnds, shownOf } from './shown-analysis.ts';
import { analysisWith, lossAt, moveWith } from './testkit/moves.ts';

const moves = Array.from({ length: 10 }, (_, i) => moveWith(i, { before: [0.5 + i / 100, 0.5 - i / 100] }));
const report = { analysis: analysisWith(moves) };
const looking = { at: 4, reached: 6, length: 10, tellsEnd: true };

describe('where the end may be told', () => {
  it('shows all chances, the decision of this position and the sums', () => {
    const shown = shownOf(report, looking);
    expect(shown.chances).toHaveLength(11);
    expect(shown.chances.at(-1)).toEqual([1, 0]);
    expect(shown.decision).toBe(moves[4]);
    expect(shown.seats).not.toBeNull();
  });

  it('has no decision at the end', () => {
    expect(shownOf(report, { ...looking, at: 10, reached: 10 })).toMatchObject({
      decision: null,
      isAhead: false,
    });
  });
});

describe('without spoilers', () => {
  const hidden = { ...looking, tellsEnd: false };

  it('shows no chance ahead of this position, no mark, and no sum', () => {
    const shown = shownOf(report, hidden);
    expect(shown.chances).toHaveLength(5);
    expect(shown.moves.map(({ move }) => move)).toEqual([0, 1, 2, 3]);
    expect(shown.seats).toBeNull();
  });

  it('tells a decision only to those who have seen what came of it', () => {
    expect(shownOf(report, hidden).decision).toBe(moves[4]);
    expect(shownOf(report, { ...hidden, reached: 4 })).toMatchObject({ decision: null, isAhead: true });
  });
});

it('keeps the sums back until every move was judged', () => {
  const analysis = { ...report.analysis, isComplete: false, end: null };
  const shown = shownOf({ analysis }, looking);
  expect(shown.seats).toBeNull();
  expect(shown.chances).toHaveLength(10);
});

it('finds where each part of the game ends', () => {
  const parts = [1, 1, 1, 2, 1, 2, 2, 3];
  expect(partEnds(parts.map((part) => ({ part })))).toEqual([5, 7, 8]);
  expect(partEnds([])).toEqual([]);
});

it('marks decisions of a seat, or of everybody', () => {
  const list = [lossAt(0, 3), lossAt(1, 1.2), moveWith(2)];
  expect(costlyOf(list, 0).map(({ move }) => move)).toEqual([0]);
  expect(costlyOf(list, -1).map(({ move }) => move)).toEqual([0, 1]);
});

it('marks draws that are large, and beyond doubt', () => {
  const drew = (move: number, share: number, luckError: number) =>
    moveWith(move, { luck: [share, -share], luckError });
  const list = [
    drew(0, 0.1, 0.02),
    drew(1, 0.1, 0.06),
    drew(2, 0.03, 0.001),
    drew(3, -0.2, 0.02),
    moveWith(4),
  ];
  expect(drawsOf(list, 0).map(({ move }) => move)).toEqual([0, 3]);
});
