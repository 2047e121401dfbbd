/** For tests: decisions as the analysis judges them, with what a test is about. */

import type { Analysis, MoveAnalysis } from '@tokaido/bots';

export function moveWith(move: number, changes: Partial<MoveAnalysis> = {}): MoveAnalysis {
  return {
    move,
    seat: move % 2,
    kind: 'travel',
    part: 1,
    action: 'travel 2',
    best: 'travel 2',
    isFirst: true,
    candidates: [
      { action: 'travel 2', win: 0.5, points: 70 },
      { action: 'travel 3', win: 0.45, points: 68 },
    ],
    before: [0.5, 0.5],
    after: [0.5, 0.5],
    pointsLost: { value: 0, error: 0 },
    winLost: { value: 0, error: 0 },
    ahead: null,
    mark: null,
    luck: null,
    luckError: 0,
    ...changes,
  } as MoveAnalysis;
}

export function lossAt(move: number, value: number, changes: Partial<MoveAnalysis> = {}): MoveAnalysis {
  return moveWith(move, {
    action: 'travel 3',
    pointsLost: { value, error: 0.3 },
    mark: value >= 2 ? 'mistake' : 'slip',
    ...changes,
  });
}

export function analysisWith(moves: readonly MoveAnalysis[]): Analysis {
  return { by: 'net', isComplete: true, opening: null, moves, end: [1, 0], seats: [] };
}
