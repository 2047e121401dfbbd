/** Judges one decision from what its seat could know; only what draws were to bring is found from what really lay there. */

import type { State } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import type { AnalysedGame } from './analysed-game.ts';
import type { Candidate, DecisionAnalysis } from './analysis.ts';
import { bestOf } from './best-action.ts';
import { expectedOf } from './draws.ts';
import type { ActionValue, ActionValues, Judge } from './judge.ts';
import { rounded } from './sums.ts';

/** What was played, and where. */
export interface PlayedMove {
  readonly move: number;
  readonly action: number;
  /** Whether chance had a part in what followed. */
  readonly drew: boolean;
}

export function judgeDecision(
  of: AnalysedGame,
  judge: Judge,
  s: State,
  { move, action, drew }: PlayedMove,
  seed: number,
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
  const after = values[chosen].win.map(rounded);
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
    after,
    ...lossOf(judged, seat, chosen, best),
    ahead: chosen === best && values.length > 1 ? aheadOf(judged, seat, best) : null,
    expected: drew ? expectedOf(of, judge, { s, action, after }, seed) : null,
  };
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
