/** The strongest bots and the hints, with the nets. A chunk of its own, since it is larger than everything else. */

import type { Strategy } from '@tokaido/bots';
import { botFor, isActionRater, strategyFor } from '@tokaido/bots';
import type { State, View } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';
import { BEST } from './levels.ts';
import type { Hint } from './messages.ts';

type Thought = Parameters<Strategy<State>['choose']>;

export function strongMove(level: string, view: View, seed: number): number {
  return botFor(level, tokaido.id, seed).decide(view);
}

export function advise(view: View): Hint {
  const legal = new Actions();
  const imagine = (): Thought => {
    const s = tokaido.fromView(view);
    const rng = new FastChance(1);
    tokaido.determinize(s, view.who, rng);
    return [s, view.who, legal.toArray(), rng, BEST.budget];
  };
  tokaido.legal(tokaido.fromView(view), legal);
  const open = legal.toArray();
  const [first] = open;
  const isOnly = first !== undefined && open.length === 1;
  const action = isOnly ? first : strategyFor(BEST.id, tokaido.id).choose(...imagine());
  return { action: tokaido.rules.describe(action), ahead: lead(open.indexOf(action), imagine) };
}

/** By how many points the heuristic prefers a choice; null where it prefers another. */
function lead(chosen: number, imagine: () => Thought): number | null {
  const mind = strategyFor('heuristic', tokaido.id);
  if (!isActionRater(mind)) return null;
  const worth = mind.rate(...imagine());
  const [best, second] = [...worth].sort((a, b) => b - a);
  return best === undefined || second === undefined || worth[chosen] !== best ? null : best - second;
}
