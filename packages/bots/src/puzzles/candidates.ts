/** The cheap look at a decision: both nets, at one ply, must hold the same choice to be clearly the best. */

import type { State, View } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import type { AnalysedGame } from '../analysis/analysed-game.ts';
import type { AnyEvaluator } from '../net/shipped-nets.ts';
import type { Asked } from './mixed-game.ts';

/** A decision that may become a puzzle. */
export interface Likely extends Omit<Asked, 's'> {
  readonly view: View;
  /** The state that follows from the view. */
  readonly seen: State;
  readonly best: number;
}

/** Points that the best choice must be ahead by in the eyes of each net; more where nets are less sure. */
const GAP = 0.7;
const GAP_IN_ERRORS = 2;
/** More choices than anybody weighs. */
const MOST_CHOICES = 14;

/** Null where the seat has no choice, or none that stands out. */
export function likelyPuzzle(
  { known: { game }, netError }: Pick<AnalysedGame, 'known' | 'netError'>,
  judges: readonly AnyEvaluator[],
  { s, seat, kind, move }: Asked,
): Likely | null {
  const legal = new Actions();
  const count = game.legal(s, legal);
  if (count < 2 || count > MOST_CHOICES) return null;
  const actions = legal.toArray();
  const view = game.observe(s, seat);
  const seen = game.fromView(view);
  const least = Math.max(GAP, GAP_IN_ERRORS * netError.points[0]);
  let found: number | null = null;
  for (const judge of judges) {
    const best = standsOut(judge, seen, seat, actions, least);
    if (best === null || (found !== null && found !== best)) return null;
    found = best;
  }
  return found === null ? null : { view, seen, seat, kind, move, best: found };
}

/** The action that brings the most points by far and wins no less often than any other; null if there is none. */
function standsOut(
  judge: AnyEvaluator,
  s: State,
  seat: number,
  actions: readonly number[],
  least: number,
): number | null {
  const values = actions.map((action) => {
    const win = judge.value(s, seat, action);
    return { action, points: judge.points, win };
  });
  const best = values.reduce((a, b) => (b.points > a.points ? b : a));
  const isClear = values.every(
    (other) => other === best || (best.points - other.points >= least && best.win >= other.win),
  );
  return isClear ? best.action : null;
}
