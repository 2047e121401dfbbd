/** Marks, moments and the second look: nothing is pointed out that lies within two standard errors. */

import { describe, expect, it } from 'vitest';
import { RECORDED_TABLES, recordedGame } from '../../test/recorded-games.ts';
import { analysedGame } from './analysed-games.ts';
import { createAnalyser } from './analyser.ts';
import type { MoveAnalysis } from './analysis.ts';
import { analysisOf } from './assemble-analysis.ts';
import { accuracyOf, markOf } from './marks.ts';
import { threeMoments } from './moments.ts';
import { createRefiner, withRefined } from './refine.ts';
import { createRefinement } from './refinement.ts';
import { skillOf } from './sums.ts';

describe('a loss', () => {
  it('is marked by its size', () => {
    const markOfLoss = (value: number) => markOf({ value, error: 0.1 });
    expect([0.9, 1, 2, 4].map(markOfLoss)).toEqual([null, 'slip', 'mistake', 'blunder']);
  });

  it('is none where it lies within two standard errors', () => {
    expect(markOf({ value: 4, error: 2 })).toBeNull();
    expect(markOf({ value: 4.01, error: 2 })).toBe('blunder');
    expect(accuracyOf({ value: 1, error: 0.5 })).toBe(100);
    expect(accuracyOf({ value: 1, error: 0.49 })).toBeCloseTo(100 / Math.E, 9);
  });

  it('counts in the mean of all choices', () => {
    const lost = (value: number) => ({ pointsLost: { value, error: 0 } });
    const { decisions, pointsLostPerDecision, accuracy } = skillOf([lost(0), lost(1), lost(0), lost(1)]);
    expect([decisions, pointsLostPerDecision.value]).toEqual([4, 0.5]);
    expect(pointsLostPerDecision.error).toBeCloseTo(Math.sqrt(1 / 3) / 2, 9);
    expect(accuracy.value).toBeCloseTo(50 + 50 / Math.E, 9);
    expect(skillOf([])).toMatchObject({ decisions: 0, accuracy: { value: 100, error: 0 } });
  });
});

const [, game, options] = RECORDED_TABLES[0];
const of = analysedGame(game);
const record = recordedGame(game, options, { seed: 31 });
const made = createAnalyser(of, record, { seed: 1 });
if (!made.ok) throw new Error(made.error);
while (made.value.step());
const part = made.value.part();
const analysis = analysisOf(part);

describe('three moments', () => {
  it.each([0, 1, 2, 3])('of seat %i are the largest of their kind that are beyond doubt', (seat) => {
    const { costliest, best, luckiest } = threeMoments(analysis, seat);
    const own = analysis.moves.filter((move) => move.seat === seat);
    const most = (worth: (move: MoveAnalysis) => number) => Math.max(...own.map(worth));
    for (const moment of [costliest, best, luckiest]) {
      if (moment === null) continue;
      expect(moment.move.seat).toBe(seat);
      expect(moment.worth.value).toBeGreaterThan(2 * moment.worth.error);
    }
    const lost = ({ pointsLost: { value, error } }: MoveAnalysis) => (value > 2 * error ? value : 0);
    expect(costliest?.worth.value ?? 0).toBe(most(lost));
    expect(best?.move.action).toBe(best?.move.best);
    const drawn = ({ luck, luckError }: MoveAnalysis) =>
      luck !== null && luck[seat] > 2 * luckError ? luck[seat] : 0;
    expect(luckiest?.worth.value ?? 0).toBe(most(drawn));
  });
});

describe('the second look', () => {
  const costly = analysis.moves.find(({ mark, move }) => mark !== null && move > 40)!;

  it('gives reasons that add up to the loss, the same for the same seed', () => {
    const look = () => {
      const refiner = createRefiner(of, record, costly, { seed: 2, playouts: 6 });
      if (!refiner.ok) throw new Error(refiner.error);
      while (refiner.value.step());
      return refiner.value.refined();
    };
    const refined = look();
    expect(refined).toMatchObject({ move: costly.move, seat: costly.seat, playouts: 6 });
    const sum = Object.values(refined.reasons[costly.seat]).reduce((all, { value }) => all + value, 0);
    expect(sum).toBeCloseTo(-refined.pointsLost.value, 9);
    expect(refined.reasons.length).toBe(4);
    expect(look()).toEqual(refined);
  });

  it('takes a mark away where it found no loss, unless it is far less sure than the first', () => {
    const again = (error: number) =>
      analysisOf(withRefined(part, [{ ...look0(), pointsLost: { value: 0, error } }]));
    const sure = again(costly.pointsLost.error / 4);
    expect(sure.moves[costly.move].mark).toBeNull();
    expect(sure.seats[costly.seat].accuracy.value).toBeGreaterThan(
      analysis.seats[costly.seat].accuracy.value,
    );
    expect(again(costly.pointsLost.error * 40).moves[costly.move].mark).toBe(costly.mark);
  });

  it('goes through all marked moves, a few playouts at a time', () => {
    const late = { ...analysis, moves: analysis.moves.slice(-40) };
    const marked = late.moves.filter(({ mark }) => mark !== null).map(({ move }) => move);
    const playouts = 2 * marked.length;
    const refinement = createRefinement(of, record, late, { seed: 2, playouts });
    if (!refinement.ok) throw new Error(refinement.error);
    let steps = 0;
    while (refinement.value.step()) steps++;
    expect([steps, refinement.value.done]).toEqual([playouts, playouts]);
    expect(refinement.value.refined().map(({ move }) => move)).toEqual(marked);
  });

  function look0() {
    const refiner = createRefiner(of, record, costly, { seed: 2, playouts: 2 });
    if (!refiner.ok) throw new Error(refiner.error);
    while (refiner.value.step());
    return refiner.value.refined();
  }
});
