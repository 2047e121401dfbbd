/**
 * The second look at all marked decisions of a game. Playouts go to the decision that has had the fewest; one that is
 * clear gets no more, so that those in doubt get them.
 */

import type { GameRecord, Result } from '@tokaido/kernel';
import { ok } from '@tokaido/kernel';
import type { AnalysedGame } from './analysed-game.ts';
import type { Analysis, Estimate } from './analysis.ts';
import { isSure, LEAST_LOSS } from './marks.ts';
import type { RefineAsk, RefinedDecision, Refiner } from './refine.ts';
import { createRefiner } from './refine.ts';

export interface RefinementAsk extends Omit<RefineAsk, 'playouts'> {
  /** Playouts of each of the two actions, over all marked decisions. */
  readonly playouts?: number;
}

export interface Refinement {
  /** Playouts at most, and how many of them are done or not needed. */
  readonly total: number;
  readonly done: number;
  step(): boolean;
  /** What was found so far, for `withRefined`. */
  refined(): RefinedDecision[];
}

/** Playouts over all decisions of a game, and of one of them at most. */
const PLAYOUTS = 2400;
const MOST = 400;
/** So many before it is asked whether more are needed, and every so often then. */
const FIRST = 64;
const OFTEN = 16;
/** Surer than this, in points, nothing needs to be. */
const CLEAR = 0.3;

export function createRefinement(
  of: AnalysedGame,
  record: GameRecord,
  { moves }: Analysis,
  { playouts = PLAYOUTS, ...ask }: RefinementAsk,
): Result<Refinement> {
  const refiners: Refiner[] = [];
  for (const move of moves) {
    if (move.mark === null) continue;
    const refiner = createRefiner(of, record, move, { ...ask, playouts: MOST });
    if (!refiner.ok) return refiner;
    refiners.push(refiner.value);
  }
  let open = [...refiners];
  let spent = 0;
  const total = Math.min(playouts, MOST * refiners.length);
  return ok({
    total,
    get done() {
      return open.length === 0 ? total : spent;
    },
    step() {
      const [first, ...others] = open;
      if (first === undefined || spent >= total) return false;
      const next = others.reduce((a, b) => (b.done < a.done ? b : a), first);
      next.step();
      spent++;
      const isTime = next.done >= FIRST && next.done % OFTEN === 0;
      if (next.done >= next.total || (isTime && isClear(next.pointsLost()))) {
        open = open.filter((refiner) => refiner !== next);
      }
      return true;
    },
    refined: () => refiners.filter(({ done }) => done > 1).map((refiner) => refiner.refined()),
  });
}

/** Whether more playouts would hardly change the mark. */
function isClear(pointsLost: Estimate): boolean {
  const { value, error } = pointsLost;
  if (error < CLEAR) return true;
  return !isSure(pointsLost) && value + 2 * error < LEAST_LOSS;
}
