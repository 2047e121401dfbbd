/** Judges one decision from what its seat could know. */

import type { State } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import type { AnalysedGame } from './analysed-game.ts';
import type { Candidate, DecisionAnalysis } from './analysis.ts';
import type { ActionValue, ActionValues, Judge } from './judge.ts';

/**
 * Win shares closer than this are called equal, and the action that brings more points is the best one: whoever cannot
 * win any more, or cannot lose, still plays for points.
 */
const EQUAL = 0.005;

/** What was played, and where. */
export interface PlayedMove {
  readonly move: number;
  readonly action: number;
  readonly drew: boolean;
}

export function judgeDecision(
  of: AnalysedGame,
  judge: Judge,
  s: State,
  { move, action, drew }: PlayedMove,
): DecisionAnalysis {
  const { game } = of.known;
  const pending = game.pending(s);
  if (pending === null) throw new Error('a move after the end');
  const { seat, decision } = pending;
  const seen = game.fromView(game.observe(s, seat));
  const part = of.part(seen, seat);
  const legal = new Actions();
  game.legal(seen, legal);
  const actions = legal.toArray();
  const judged = judge.values(seen, seat, actions);
  const { values } = judged;
  const chosen = actions.indexOf(action);
  const best = bestOf(values, seat, chosen);
  return {
    move,
    seat,
    kind: decision,
    part,
    action: game.rules.describe(action),
    best: game.rules.describe(actions[best]),
    isFirst: values.every(({ win }) => win[seat] <= values[chosen].win[seat]),
    candidates: candidatesOf(of, actions, values, seat, best),
    before: values[best].win.map(rounded),
    after: values[chosen].win.map(rounded),
    ...lossOf(judged, seat, chosen, best),
    ahead: chosen === best && values.length > 1 ? aheadOf(judged, seat, best) : null,
    drew,
  };
}

/** Of the actions that win as much as any, the one with the most points; `chosen` before its equals. */
function bestOf(values: readonly ActionValue[], seat: number, chosen: number): number {
  let most = 0;
  for (const { win } of values) most = Math.max(most, win[seat]);
  let best = -1;
  for (const [i, { win, points }] of values.entries()) {
    if (win[seat] < most - EQUAL) continue;
    const ahead = best < 0 ? Infinity : points[seat] - values[best].points[seat];
    if (ahead > 0 || (ahead === 0 && i === chosen)) best = i;
  }
  return best;
}

function lossOf(
  { values, errors }: ActionValues,
  seat: number,
  chosen: number,
  best: number,
): Pick<DecisionAnalysis, 'pointsLost' | 'winLost'> {
  const error = chosen === best ? { points: 0, win: 0 } : errors(best, chosen);
  const points = values[best].points[seat] - values[chosen].points[seat];
  const win = values[best].win[seat] - values[chosen].win[seat];
  return {
    // An action that wins less but brings more points has cost none of them.
    pointsLost: { value: rounded(Math.max(0, points)), error: rounded(error.points) },
    winLost: { value: rounded(win), error: rounded(error.win) },
  };
}

function aheadOf({ values, errors }: ActionValues, seat: number, best: number): DecisionAnalysis['ahead'] {
  const others = values.filter((_, i) => i !== best);
  const next = values.indexOf(others[bestOf(others, seat, -1)]);
  const ahead = values[best].points[seat] - values[next].points[seat];
  return { value: rounded(Math.max(0, ahead)), error: rounded(errors(best, next).points) };
}

function candidatesOf(
  { known: { game } }: AnalysedGame,
  actions: readonly number[],
  values: readonly ActionValue[],
  seat: number,
  best: number,
): Candidate[] {
  const order = values.map((_, i) => i);
  const rank = (i: number) => (i === best ? 2 : values[i].win[seat]);
  order.sort((a, b) => rank(b) - rank(a) || a - b);
  return order.map((i) => ({
    action: game.rules.describe(actions[i]),
    win: rounded(values[i].win[seat]),
    points: rounded(values[i].points[seat]),
  }));
}

/** Six digits are more than any judge knows, and keep what is stored small. Adding 0 makes no difference but to −0. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}
