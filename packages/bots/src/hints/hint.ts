/**
 * A hint from a seat's own view: the best actions, why, and how sure that is. Each of many tries deals everything
 * hidden anew and plays every action there, all against the same cards; what comes out best most often and in the
 * mean is advised. The tries are judged by our strongest player for the table; the reasons are the heuristic's, whose
 * worth is a sum of parts. Where the two disagree, the hint says so. The same view gives the same hint.
 */

import type { Game, State as KernelState, View } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { printed, tokaido } from '@tokaido/tokaido';
import { AT_ONCE } from '../bot.ts';
import { ROLLOUTS, Rollout } from '../net/rollouts.ts';
import { evaluatorFor } from '../net/shipped-nets.ts';
import { mean, standardError } from '../net/statistics.ts';
import type { HeuristicKnowledge } from '../strategies/game-knowledge.ts';
import { heuristicRater } from '../strategies/heuristic-rater.ts';
import { tokaidoHeuristic } from '../strategies/tokaido-heuristic.ts';
import { imagineMove } from './imagined-move.ts';
import type { HintTerm } from './reasons.ts';
import { Reasons } from './reasons.ts';

export interface HintChoice {
  /** In the words of a record. */
  readonly action: string;
  /** The sum of the terms. */
  readonly points: number;
  readonly terms: readonly HintTerm[];
  /** In how many of the tries it came out best. */
  readonly best: number;
}

export interface Hint {
  /** The best first, three at most. */
  readonly choices: readonly HintChoice[];
  readonly tries: number;
  /** How many points more than the second it brings in the mean of the tries; null where it is alone. */
  readonly ahead: number | null;
  /** The standard error of `ahead`; 0 where nothing was left to chance. */
  readonly error: number;
  /** Whether the sums of the terms put the choices into the same order. */
  readonly agrees: boolean;
}

/** Tries of each action; the first of them also give the reasons, which need fewer. */
const TRIES = 100;
const REASONED = 24;
/** Actions that are tried. */
const MOST = 4;
const SHOWN = 3;
/** The road that a walk uses up is compared with the mean of so many of the nearest. */
const NEAREST = 3;
const SEED = 1;

/** An action that is tried: what came of each try, and what its terms say. */
interface Arm {
  readonly action: number;
  readonly tried: Tried[];
  readonly reasons: Reasons;
}

export function hintFor(view: View): Hint {
  const seat = view.who;
  const s = tokaido.fromView(view);
  const legal = new Actions();
  tokaido.legal(s, legal);
  const actions = legal.toArray();
  const rng = new FastChance(SEED);
  tokaido.determinize(s, seat, rng);
  const judge = judgeFor(s, seat);
  const armOf = (action: number): Arm => ({ action, tried: [], reasons: new Reasons(s, seat) });
  const arms = likeliest(actions, judge, rng).map(armOf);
  const near = nearestWalks(s, seat, actions).map(
    (action) => arms.find((arm) => arm.action === action) ?? armOf(action),
  );
  const reasoned = new Set([...arms, ...near]);
  const tries = arms.length > 1 ? TRIES : REASONED;
  for (let i = 0; i < tries; i++) {
    tokaido.determinize(s, seat, rng);
    const seed = rng.next();
    for (const arm of arms) arm.tried.push(judge.try(s, arm.action, seed));
    if (i >= REASONED) continue;
    for (const { action, reasons } of reasoned) reasons.add(imagineMove(s, seat, action, seed));
  }
  const usual = near.length === 0 ? 0 : mean(near.map(({ reasons }) => reasons.turns));
  return ranked(arms, usual, tries);
}

/** What came of a try: what counts, such as the win share, and the same in points. */
interface Tried {
  readonly worth: number;
  readonly points: number;
}

/** Our strongest player for a table: at a glance, and after playing on in one possible world. */
interface Judge {
  glance(actions: readonly number[], rng: FastChance): readonly number[];
  try(world: State, action: number, seed: number): Tried;
}

function judgeFor(s: State, seat: number): Judge {
  const game = tokaido as unknown as Game<KernelState, unknown, unknown>;
  const options = game.rules.optionsOf(s);
  const evaluator = evaluatorFor(game, options);
  if (!evaluator.ok) {
    const known = tokaidoHeuristic as unknown as HeuristicKnowledge;
    return {
      glance: (actions, rng) => heuristicRater(known).rate(tokaido.clone(s), seat, actions, rng, AT_ONCE),
      try(world, action, seed) {
        const { worth } = imagineMove(world, seat, action, seed);
        return { worth, points: worth };
      },
    };
  }
  const rollout = new Rollout(evaluator.value, ROLLOUTS, s);
  return {
    glance: (actions) => actions.map((action) => evaluator.value.value(s, seat, action)),
    try: (world, action, seed) => {
      const win = rollout.run(world, seat, action, seed);
      return { worth: win, points: rollout.points };
    },
  };
}

/** The actions that look best at a glance, as many as are tried. */
function likeliest(actions: readonly number[], judge: Judge, rng: FastChance): number[] {
  if (actions.length <= MOST) return [...actions];
  const worth = judge.glance(actions, rng);
  const order = actions.map((_, i) => i).sort((a, b) => worth[b] - worth[a]);
  return order.slice(0, MOST).map((i) => actions[i]);
}

/** The nearest stops that are open, if a walk is what is asked of the seat for its own traveler. */
function nearestWalks(s: State, seat: number, actions: readonly number[]): number[] {
  const pending = tokaido.pending(s);
  if (pending?.decision !== 'travel' || pending.details.mover !== seat) return [];
  const stop = (action: number) => {
    const [verb, to] = tokaido.rules.describe(action).split(' ');
    return verb === 'travel' ? printed(s, Number(to)) : Infinity;
  };
  const walks = actions.filter((action) => stop(action) !== Infinity);
  return walks.sort((a, b) => stop(a) - stop(b)).slice(0, NEAREST);
}

function ranked(arms: readonly Arm[], usual: number, tries: number): Hint {
  const worth = (arm: Arm) => mean(arm.tried.map((tried) => tried.worth));
  const order = [...arms].sort((a, b) => worth(b) - worth(a));
  const wins = new Map(arms.map((arm) => [arm, 0]));
  for (let i = 0; i < tries; i++) {
    const best = order.reduce((a, b) => (b.tried[i].worth > a.tried[i].worth ? b : a));
    wins.set(best, (wins.get(best) ?? 0) + 1);
  }
  const choices = order.slice(0, SHOWN).map((arm): HintChoice => {
    const terms = arm.reasons.terms(usual);
    return {
      action: tokaido.rules.describe(arm.action),
      // Of what is shown: whoever adds it up gets the same.
      points: Math.round(terms.reduce((sum, { points }) => sum + points, 0) * 10) / 10,
      terms,
      best: wins.get(arm) ?? 0,
    };
  });
  const [first, second] = order;
  const ahead =
    second === undefined ? [] : first.tried.map(({ points }, i) => points - second.tried[i].points);
  return {
    choices,
    tries,
    ahead: second === undefined ? null : mean(ahead),
    error: second === undefined ? 0 : standardError(ahead),
    agrees: choices.every(({ points }, i) => points <= (choices[i - 1]?.points ?? Infinity)),
  };
}
