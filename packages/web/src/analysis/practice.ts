/** Trying again: my costly decisions one after the other, each with its answer hidden until I have chosen. */

import type { MoveAnalysis } from '@tokaido/bots';

export type Order = 'cost' | 'game';

export interface Trial {
  /** The moves to be tried, and which of them is the turn of. */
  readonly moves: readonly number[];
  readonly i: number;
  readonly order: Order;
  /** What was chosen; null before that. */
  readonly chosen: string | null;
  /** Whether the answer was asked for. */
  readonly isShown: boolean;
}

/** Costly decisions of a seat in an order; `first` is tried before the others, marked or not. */
export function trialOf(
  moves: readonly MoveAnalysis[],
  seat: number,
  order: Order,
  first: number | null = null,
): Trial | null {
  const costly = moves.filter((move) => move.mark !== null && move.seat === seat && move.move !== first);
  const sorted =
    order === 'game' ? costly : costly.toSorted((a, b) => b.pointsLost.value - a.pointsLost.value);
  const own = first !== null && moves[first]?.seat === seat && moves[first]?.action !== moves[first]?.best;
  const list = [...(own ? [first] : []), ...sorted.map(({ move }) => move)];
  return list.length === 0 ? null : { moves: list, i: 0, order, chosen: null, isShown: false };
}

export const isAsking = (trial: Trial | null) => trial !== null && trial.chosen === null && !trial.isShown;

/** How a choice compares; `points` is against what was played, `gap` what is missing to the best. */
export interface Verdict {
  readonly how: 'found' | 'good' | 'better' | 'same' | 'worse';
  readonly points: number;
  readonly gap: number;
}

/** Closer than this nobody can tell two choices apart. */
const CLOSE = 0.3;

export function verdictOn(decision: MoveAnalysis, chosen: string): Verdict {
  const valueOf = (action: string) => decision.candidates.find((each) => each.action === action);
  const [own, best, played] = [valueOf(chosen), valueOf(decision.best), valueOf(decision.action)];
  const gap = Math.max(0, (best?.points ?? 0) - (own?.points ?? 0));
  const points = (own?.points ?? 0) - (played?.points ?? 0);
  if (chosen === decision.best) return { how: 'found', points, gap: 0 };
  if (chosen === decision.action) return { how: 'same', points: 0, gap: decision.pointsLost.value };
  // What wins as much and brings as many points is no worse.
  const wins = (best?.win ?? 0) - (own?.win ?? 0);
  if (gap <= CLOSE && wins <= 0.01) return { how: 'good', points, gap };
  return { how: points > 0 ? 'better' : 'worse', points: Math.abs(points), gap };
}
