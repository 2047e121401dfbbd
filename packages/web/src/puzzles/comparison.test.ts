import type { Puzzle } from '@tokaido/bots/puzzle';
import { expect, test } from 'vitest';
import { comparisonOf, scaleOf } from './comparison.ts';
import { isWanted, nextPuzzle, readFilter } from './filter.ts';

const choice = (action: string, points: number, more = {}) => ({
  action,
  points: [points - 1, points + 1] as const,
  errors: [0.3, 0.4] as const,
  win: [0.3, 0.3] as const,
  winErrors: [0.01, 0.01] as const,
  ...more,
});

const CHOICES = [
  choice('village', 74.6),
  choice('sea', 72.7, { by: { souvenir: -5.9, panorama: 2.2, ach: 1.8 }, others: [0, -1.8, 0.05] }),
  choice('inn', 68.3, { by: { souvenir: -6.3 }, others: [0, 0, 2] }),
];

const SOURCES = [
  { id: 'souvenirs', of: ['souvenir'] },
  { id: 'rest', of: ['panorama', 'ach'] },
];

test('bars begin below the worst choice, and the best one is the longest', () => {
  const { from, bars } = scaleOf({ choices: CHOICES });
  expect(from).toBe(67);
  expect(bars.map(({ points }) => points)).toEqual([74.6, 72.7, 68.3]);
  expect(bars[0]?.part).toBeLessThanOrEqual(1);
  expect(bars[2]?.part).toBeGreaterThan(0);
  expect(bars[0]?.error).toBeCloseTo(0.25);
});

test('the best one is compared with the answer, by source and by player', () => {
  const told = comparisonOf({ choices: CHOICES }, 'inn', SOURCES);
  expect(told).toMatchObject({ best: 'village', other: 'inn', place: 3 });
  expect(told?.points).toBeCloseTo(6.3);
  expect(told?.by).toEqual([{ id: 'souvenirs', value: 6.3 }]);
  expect(told?.others).toEqual([{ seat: 2, value: -2 }]);
});

test('whoever found it, or gave up, sees it beside the next best', () => {
  const told = comparisonOf({ choices: CHOICES }, 'village', SOURCES);
  expect(told).toMatchObject({ other: 'sea', place: 2 });
  expect(told?.by).toEqual([
    { id: 'souvenirs', value: 5.9 },
    { id: 'rest', value: -4 },
  ]);
  expect(told?.others).toEqual([{ seat: 1, value: 1.8 }]);
  expect(comparisonOf({ choices: CHOICES }, null, SOURCES)).toEqual(told);
});

const puzzle = (id: string, boxes: string, grade: number): Puzzle => ({
  id,
  record: `tokaido2.players%3D4${boxes === '' ? '' : `~boxes%3D${boxes}`}.x`,
  seat: 0,
  kind: 'travel',
  part: 1,
  persona: 'hiroshige',
  grade,
  missed: 0.5,
  playouts: [240, 240],
  gap: { points: [2, 2], errors: [0.4, 0.4] },
  choices: CHOICES,
});

const PUZZLES = [puzzle('t1', '', 1), puzzle('t2', 'crossroads%2Cmatsuri', 3), puzzle('t3', '', 3)];
const ANY = readFilter(null);

test('puzzles are filtered by box and grade', () => {
  const ids = (filter: Partial<typeof ANY>) =>
    PUZZLES.filter((each) => isWanted({ ...ANY, ...filter }, each)).map(({ id }) => id);
  expect(ids({})).toEqual(['t1', 't2', 't3']);
  expect(ids({ box: 'base' })).toEqual(['t1', 't3']);
  expect(ids({ box: 'matsuri' })).toEqual(['t2']);
  expect(ids({ grade: 3 })).toEqual(['t2', 't3']);
});

test('the next one is the next that was not answered, and after the last comes the first', () => {
  const answered = (...ids: readonly string[]) =>
    ids.map((id) => ({ id, grade: 1, solved: true, lost: 0, at: 0 }));
  expect(nextPuzzle(PUZZLES, ANY, [], null)?.id).toBe('t1');
  expect(nextPuzzle(PUZZLES, ANY, answered('t2'), 't1')?.id).toBe('t3');
  expect(nextPuzzle(PUZZLES, ANY, answered('t3'), 't3')?.id).toBe('t1');
  expect(nextPuzzle(PUZZLES, ANY, answered('t1', 't2', 't3'), 't2')).toBeNull();
});

test('a filter that makes no sense is none', () => {
  expect(readFilter({ game: 'chess', box: 7, grade: 9 })).toEqual({ game: 'tokaido', box: '', grade: 0 });
  expect(readFilter({ game: 'duo', box: 'matsuri', grade: 2 })).toEqual({
    game: 'duo',
    box: 'matsuri',
    grade: 2,
  });
});
