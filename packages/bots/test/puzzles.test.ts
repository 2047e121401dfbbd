/** Every puzzle that comes with the game is a position of the current rules, with all of its choices and one clearly best. */

import { readdirSync, readFileSync } from 'node:fs';
import { Actions, recordFromCompact, replay } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { LEAST_GAP, SURE } from '../src/puzzles/confirm.ts';
import { gradeOf } from '../src/puzzles/grade.ts';
import type { Puzzle, PuzzleFile } from '../src/puzzles/puzzle.ts';
import { CLOSE, isDecided, meanOf, PUZZLE_FORMAT } from '../src/puzzles/puzzle.ts';
import { gameKnowledge } from '../src/strategies/registry.ts';

const FOLDER = new URL('../puzzles/', import.meta.url);
const FILES = readdirSync(FOLDER).map(
  (name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as PuzzleFile,
);
/** Half of a hundredth: what is written is rounded. */
const ROUNDING = 0.005;

/** What is wrong with a puzzle; empty if nothing is. */
function faultsOf(id: string, puzzle: Puzzle): string[] {
  const { game } = gameKnowledge(id);
  const record = recordFromCompact(game, puzzle.record);
  if (!record.ok) return [record.error];
  const played = replay(game, record.value);
  if (!played.ok) return [played.error];
  const { state } = played.value;
  const faults: string[] = [];
  const pending = game.pending(state);
  if (pending?.seat !== puzzle.seat || pending.decision !== puzzle.kind) faults.push('another decision');
  const legal = new Actions();
  game.legal(state, legal);
  const words = legal.toArray().map((action) => game.rules.describe(action));
  if (
    words.sort().join() !==
    puzzle.choices
      .map(({ action }) => action)
      .sort()
      .join()
  )
    faults.push('the choices are not the open actions');
  const [best, ...others] = puzzle.choices;
  for (const judge of [0, 1] as const) {
    const lead = best.points[judge] - Math.max(...others.map(({ points }) => points[judge]));
    const [gap, error] = [puzzle.gap.points[judge], puzzle.gap.errors[judge]];
    if (Math.abs(lead - gap) > 3 * ROUNDING)
      faults.push(`judge ${judge}: the gap is not that of the choices`);
    if (gap < LEAST_GAP || gap < SURE * (error - ROUNDING) - ROUNDING)
      faults.push(`judge ${judge}: the gap is not clear`);
  }
  for (const other of others) {
    const sum = Object.values(other.by ?? {}).reduce((all, points) => all + points, 0);
    const lost = meanOf(other.points) - meanOf(best.points);
    // Differences that are too small to be a reason are left out.
    if (Math.abs(sum - lost) > 0.5) faults.push(`${other.action}: the sources do not add up`);
    if (-lost <= CLOSE) faults.push(`${other.action} is as good as the best`);
  }
  if (isDecided(puzzle)) faults.push('the game is decided already');
  if (gradeOf(puzzle.missed) !== puzzle.grade) faults.push('another grade');
  return faults;
}

describe.each(FILES)('the puzzles of $game', ({ format, game, judges, puzzles }) => {
  it('are in the format of this version, judged by two nets', () => {
    expect(format).toBe(PUZZLE_FORMAT);
    expect(judges[0]).not.toBe(judges[1]);
  });

  it('are sound positions with one clearly best choice', () => {
    const faults = puzzles.flatMap((puzzle) =>
      faultsOf(game, puzzle).map((fault) => `${puzzle.id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('have ids in order, and no position twice', () => {
    expect(puzzles.map(({ id }) => id)).toEqual(puzzles.map((_, i) => `${game[0]}${i + 1}`));
    expect(new Set(puzzles.map(({ record }) => record)).size).toBe(puzzles.length);
  });
});

it('a puzzle whose best choice is not the best, or that is about nothing, is noticed', () => {
  const [{ game, puzzles }] = FILES;
  const [puzzle] = puzzles;
  const turned = { ...puzzle, choices: [...puzzle.choices].reverse() };
  expect(faultsOf(game, turned).length).toBeGreaterThan(0);
  const won = { ...puzzle, choices: puzzle.choices.map((choice) => ({ ...choice, win: [1, 1] as const })) };
  expect(faultsOf(game, won)).toContain('the game is decided already');
});
