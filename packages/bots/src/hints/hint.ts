/**
 * A hint from a seat's own view: the best actions, why, and how sure that is. Each of many tries deals everything
 * hidden anew and plays every action there, all against the same cards; what comes out best most often and in the
 * mean is advised. The tries are judged by our strongest player for the table; the reasons are the heuristic's, whose
 * worth is a sum of parts. Where the two disagree, the hint says so. The same view gives the same hint.
 */

import type { Game, State, View } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import { mean, standardError } from '../net/statistics.ts';
import type { HeuristicKnowledge } from '../strategies/game-knowledge.ts';
import type { Hint, HintChoice } from './hint-choice.ts';
import type { HintTerm } from './hint-term.ts';
import type { ImaginedMove } from './imagined-move.ts';
import { imagineMove } from './imagined-move.ts';
import type { Tried } from './judge.ts';
import { judgeFor } from './judge.ts';
import { nudgeOf } from './nudge.ts';

/** Why an action is worth what it is: collected from imagined moves, told as terms. */
export interface ReasonsOf<S extends State, E> {
  add(move: ImaginedMove<S, E>): void;
  /** What the action costs in turns, to be compared with what is usual; 0 where the game has no such thing. */
  readonly turns: number;
  terms(usualTurns: number): HintTerm[];
}

/** What hints need of a game beside the heuristic. */
export interface HintGame<S extends State, O, E> {
  readonly known: HeuristicKnowledge<S, O, E>;
  reasons(from: S, seat: number): ReasonsOf<S, E>;
  /** The actions whose turns are the usual ones. */
  usual(s: S, seat: number, actions: readonly number[]): readonly number[];
  /** The code of a nudge, by the term that speaks most for the best choice. */
  nudge(s: S, seat: number, term: HintTerm): string;
}

/** Tries of each action; the first of them also give the reasons, which need fewer. */
const TRIES = 100;
const REASONED = 24;
/** Actions that are tried. */
const MOST = 4;
const SHOWN = 3;
const SEED = 1;

/** An action that is tried: what came of each try, and what its terms say. */
interface Arm<S extends State, E> {
  readonly action: number;
  readonly tried: Tried[];
  readonly reasons: ReasonsOf<S, E>;
}

/** `most` is how many tries an action gets where there is a choice; tests need fewer. */
export function hintOf<S extends State, O, E>(view: View, of: HintGame<S, O, E>, most = TRIES): Hint {
  const { known } = of;
  const { game } = known;
  const seat = view.who;
  const s = game.fromView(view);
  const legal = new Actions();
  game.legal(s, legal);
  const actions = legal.toArray();
  const rng = new FastChance(SEED);
  game.determinize(s, seat, rng);
  const judge = judgeFor(known, s, seat);
  const armOf = (action: number): Arm<S, E> => ({ action, tried: [], reasons: of.reasons(s, seat) });
  const arms = likeliest(actions, (some) => judge.glance(some, rng)).map(armOf);
  const near = of
    .usual(s, seat, actions)
    .map((action) => arms.find((arm) => arm.action === action) ?? armOf(action));
  const reasoned = new Set([...arms, ...near]);
  const tries = Math.min(most, arms.length > 1 ? TRIES : REASONED);
  for (let i = 0; i < tries; i++) {
    game.determinize(s, seat, rng);
    const seed = rng.next();
    for (const arm of arms) arm.tried.push(judge.try(s, arm.action, seed));
    if (i >= REASONED) continue;
    for (const { action, reasons } of reasoned) reasons.add(imagineMove(known, s, seat, action, seed));
  }
  const usual = near.length === 0 ? 0 : mean(near.map(({ reasons }) => reasons.turns));
  const hint = ranked(game, arms, usual, tries);
  return { ...hint, nudge: nudgeOf(hint, (term) => of.nudge(s, seat, term)) };
}

/** The actions that look best at a glance, as many as are tried. */
function likeliest(
  actions: readonly number[],
  glance: (actions: readonly number[]) => readonly number[],
): number[] {
  if (actions.length <= MOST) return [...actions];
  const worth = glance(actions);
  const order = actions.map((_, i) => i).sort((a, b) => worth[b] - worth[a]);
  return order.slice(0, MOST).map((i) => actions[i]);
}

function ranked<S extends State, O, E>(
  game: Game<S, O, E>,
  arms: readonly Arm<S, E>[],
  usual: number,
  tries: number,
): Omit<Hint, 'nudge'> {
  const worth = (arm: Arm<S, E>) => mean(arm.tried.map((tried) => tried.worth));
  const order = [...arms].sort((a, b) => worth(b) - worth(a));
  const wins = new Map(arms.map((arm) => [arm, 0]));
  for (let i = 0; i < tries; i++) {
    const best = order.reduce((a, b) => (b.tried[i].worth > a.tried[i].worth ? b : a));
    wins.set(best, (wins.get(best) ?? 0) + 1);
  }
  const choices = order.slice(0, SHOWN).map((arm): HintChoice => {
    const terms = arm.reasons.terms(usual);
    return {
      action: game.rules.describe(arm.action),
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
