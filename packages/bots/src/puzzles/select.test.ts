import { expect, test } from 'vitest';
import { gradeOf } from './grade.ts';
import type { Puzzle } from './puzzle.ts';
import { GRADES, isSolvedBy } from './puzzle.ts';
import { selectPuzzles } from './select.ts';

const choice = (action: string, points: number) => ({
  action,
  points: [points, points] as const,
  errors: [0.2, 0.2] as const,
  win: [0.3, 0.3] as const,
  winErrors: [0.01, 0.01] as const,
});

function found(changes: Partial<Puzzle>): Omit<Puzzle, 'id'> {
  return {
    record: 'tokaido2.players%3D4.a',
    seat: 0,
    kind: 'travel',
    part: 1,
    persona: 'hiroshige',
    grade: 3,
    missed: 0.5,
    playouts: [240, 240],
    gap: { points: [2, 2], errors: [0.4, 0.4] },
    choices: [choice('travel 3', 70), choice('travel 4', 68)],
    ...changes,
  };
}

test('five grades by how often a puzzle is missed', () => {
  expect([0, 0.14, 0.25, 0.5, 0.63, 0.75, 0.78, 1].map(gradeOf)).toEqual([1, 1, 2, 3, 4, 4, 5, GRADES]);
});

test('an answer within 0.3 points of the best counts as solved', () => {
  const puzzle = { choices: [choice('a', 70), choice('b', 69.8), choice('c', 69.6)] };
  expect(['a', 'b', 'c', 'd'].map((action) => isSolvedBy(puzzle, action))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('rare decisions are chosen before more of the same', () => {
  const walks = Array.from({ length: 30 }, (_, i) => found({ record: `tokaido2.players%3D4.w${i}` }));
  const meals = Array.from({ length: 4 }, (_, i) =>
    found({ record: `tokaido2.players%3D4.m${i}`, kind: 'eat' }),
  );
  const kinds = selectPuzzles([], [...walks, ...meals], 8).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'eat')).toHaveLength(4);
});

test('one in ten at most is missed by nobody', () => {
  const all = Array.from({ length: 100 }, (_, i) =>
    found({ record: `tokaido2.players%3D4.w${i}`, missed: i < 50 ? 0 : 0.5, grade: i < 50 ? 1 : 3 }),
  );
  const chosen = selectPuzzles([], all, 50);
  expect(chosen).toHaveLength(50);
  expect(chosen.filter(({ missed }) => missed === 0)).toHaveLength(5);
});

test('puzzles that are kept stay first, and are not chosen twice', () => {
  const kept: Puzzle = { id: 't1', ...found({ record: 'tokaido2.players%3D4.old' }) };
  const chosen = selectPuzzles([kept], [found({ record: kept.record }), found({})], 5);
  expect(chosen.map(({ record }) => record)).toEqual([kept.record, 'tokaido2.players%3D4.a']);
});
