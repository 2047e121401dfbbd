/** The nets as players: each table gets the net that was trained for it; where there is none, the heuristic plays. */

import type { Game, State } from '@tokaido/kernel';
import type { Judge } from '../minds/judge.ts';
import { bestOf } from '../minds/judge.ts';
import type { Known } from '../minds/known.ts';
import { lookahead } from '../minds/lookahead.ts';
import { netMind } from './mind.ts';
import { rolloutMind } from './rollouts.ts';
import type { Seer } from './shipped.ts';
import { isNetStrongest, seerFor } from './shipped.ts';

/** Outcomes over which the heuristic averages. */
const OUTCOMES = 4;

/** The net for a table, or null where none was trained; `whyNoNet` says why. */
export function netFor(game: Game<State, unknown, unknown>, options: unknown): Judge<State> | null {
  const seer = seerFor(game, options);
  return seer.ok ? netMind(seer.value) : null;
}

/** In one sentence why the heuristic plays at a table in place of a net; null where a net plays. */
export function whyNoNet(game: Game<State, unknown, unknown>, options: unknown): string | null {
  const seer = seerFor(game, options);
  return seer.ok ? null : `${seer.error}; the heuristic plays in its place`;
}

/** The net at one ply, at any table. */
export function netPlayer(known: Known): Judge<State> {
  return atAnyTable('net', known, netMind);
}

/** The net with rollouts, at any table. */
export function rolloutPlayer(known: Known): Judge<State> {
  return atAnyTable('net-rollouts', known, (seer) => rolloutMind(seer));
}

/** The strongest player we have for each table: the net with rollouts, or the heuristic where that is better. */
export function strongestPlayer(known: Known): Judge<State> {
  const { game } = known;
  const rollouts = rolloutPlayer(known);
  const heuristic = lookahead('heuristic', known, known.heuristic, OUTCOMES);
  const judgeFor = (s: State) => (isNetStrongest(game, game.rules.optionsOf(s)) ? rollouts : heuristic);
  return {
    name: 'strongest',
    point: heuristic.point,
    judge: (s, seat, actions, rng, budget) => judgeFor(s).judge(s, seat, actions, rng, budget),
    choose: (s, seat, actions, rng, budget) => judgeFor(s).choose(s, seat, actions, rng, budget),
  };
}

function atAnyTable(name: string, known: Known, make: (seer: Seer) => Judge<State>): Judge<State> {
  const { game } = known;
  const heuristic = lookahead('heuristic', known, known.heuristic, OUTCOMES);
  const judges = new Map<Seer, Judge<State>>();

  function judgeFor(s: State): Judge<State> {
    const seer = seerFor(game, game.rules.optionsOf(s));
    if (!seer.ok) return heuristic;
    let judge = judges.get(seer.value);
    if (judge === undefined) {
      judge = make(seer.value);
      judges.set(seer.value, judge);
    }
    return judge;
  }

  return {
    name,
    point: heuristic.point,
    judge(s, seat, actions, rng, budget) {
      const judge = judgeFor(s);
      const worth = judge.judge(s, seat, actions, rng, budget);
      // In points, whoever judges.
      return worth.map((value) => value / judge.point);
    },
    choose(s, seat, actions, rng, budget) {
      return bestOf(actions, this.judge(s, seat, actions, rng, budget));
    },
  };
}
