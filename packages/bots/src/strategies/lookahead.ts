/**
 * Looks to the end of its own move: plays each action, answers what that asks of the same seat in its best
 * way, and evaluates where it ends. Actions that meet chance are averaged over a few common outcomes.
 */

import type { State } from '@tokaido/kernel';
import { Actions } from '@tokaido/kernel';
import type { ActionRater } from './action-rater.ts';
import { bestOf } from './action-rater.ts';
import { CommonChance } from './common-chance.ts';
import type { Evaluation, GameKnowledge } from './game-knowledge.ts';

/** Own answers that are looked at after the first action. */
const DEPTH = 3;

export function lookahead<S extends State>(
  name: string,
  known: Pick<GameKnowledge<S>, 'game' | 'goesOn' | 'asksWhere'>,
  evaluate: Evaluation<S>,
  outcomes: number,
): ActionRater<S> {
  const { game } = known;
  const { frames } = game.rules;
  const lists = Array.from({ length: DEPTH + 1 }, () => new Actions());

  /** Whether what an action brought may be another in another deal. */
  let unsure = false;

  /** The worth of a position once the seat has answered all that its action asks of it. */
  function settle(before: S, s: S, seat: number, chance: CommonChance, depth: number): number {
    if (depth > DEPTH || !known.goesOn(before, s, seat)) return evaluate(s, seat);
    const list = lists[depth];
    const count = game.legal(s, list);
    if (count === 0) return evaluate(s, seat);
    // A decision that is not quiet may be about cards that nobody has seen before, such as a menu.
    if (!frames.top(s)?.step.quiet) unsure = true;
    let best = -Infinity;
    for (let i = 0; i < count; i++) {
      const next = i === count - 1 ? s : game.clone(s);
      game.play(next, list.list[i], { chance, tell: null });
      best = Math.max(best, settle(before, next, seat, chance, depth + 1));
    }
    return best;
  }

  const strategy: ActionRater<S> = {
    name,
    point: 1,
    asksWhere: (s) => known.asksWhere(s),

    rate(s, seat, actions, rng) {
      const worth = actions.map(() => 0);
      const met = actions.map(() => 0);
      const certain = actions.map(() => false);
      const deal = rng.next();
      for (let outcome = 0; outcome < outcomes; outcome++) {
        const chance = new CommonChance(deal + outcome);
        if (outcome > 0) game.determinize(s, seat, rng);
        for (let i = 0; i < actions.length; i++) {
          // Where nothing is left to chance another outcome is the same again.
          if (certain[i]) continue;
          chance.draws = 0;
          unsure = false;
          const next = game.clone(s);
          game.play(next, actions[i], { chance, tell: null });
          worth[i] += settle(s, next, seat, chance, 1);
          met[i]++;
          certain[i] = chance.draws === 0 && !unsure;
        }
      }
      return worth.map((sum, i) => sum / met[i]);
    },

    choose: (s, seat, actions, rng, budget) => bestOf(actions, strategy.rate(s, seat, actions, rng, budget)),
  };
  return strategy;
}
