/** Who judges: win shares and final points of all seats after an action and before any draw. */

import type { State } from '@tokaido/kernel';
import { FastChance } from '@tokaido/kernel';
import { fingerprintOf } from '../net/fingerprint.ts';
import { POINTS_UNIT } from '../net/net.ts';
import { greedyPlayer, playToEnd } from '../net/playout-player.ts';
import type { AnyEvaluator } from '../net/shipped-nets.ts';
import { evaluatorFor } from '../net/shipped-nets.ts';
import { mean, standardError } from '../net/statistics.ts';
import type { AnalysedGame, NetError } from './analysed-game.ts';

/** By seat. */
export interface ActionValue {
  readonly win: readonly number[];
  readonly points: readonly number[];
}

/** The values of all actions of one decision. */
export interface ActionValues {
  readonly values: readonly ActionValue[];
  /** Standard errors of the difference between two of them, for the seat that decides. */
  readonly errors: (a: number, b: number) => { readonly points: number; readonly win: number };
}

export interface Judge {
  readonly name: string;
  /** Tells judges apart: the same one gives the same numbers. */
  readonly id: string;
  /** Whether it takes so little time that many positions can be judged for one draw. */
  readonly isQuick: boolean;
  /** From what `seat` may know; `s` may be dealt anew. */
  values(s: State, seat: number, actions: readonly number[]): ActionValues;
}

/** The net of the table, or the one that is given; greedy playouts where there is none. */
export function judgeFor(of: AnalysedGame, s: State, seed: number, net?: AnyEvaluator): Judge {
  const { game } = of.known;
  if (net !== undefined) return netJudge(net, of.netError);
  const shipped = evaluatorFor(game, game.rules.optionsOf(s));
  return shipped.ok ? netJudge(shipped.value, of.netError) : playoutJudge(of, seed);
}

function netJudge(evaluator: AnyEvaluator, error: NetError): Judge {
  const { net } = evaluator;
  const { seats } = net.shape;
  const bySeat = (seat: number, list: Float32Array, unit: number) =>
    Array.from({ length: seats }, (_, i) => list[(i - seat + seats) % seats] * unit);
  return {
    name: 'net',
    id: fingerprintOf(net),
    isQuick: true,
    values(s, seat, actions) {
      const values = actions.map((action) => {
        evaluator.value(s, seat, action);
        return { win: bySeat(seat, net.win, 1), points: bySeat(seat, net.points, POINTS_UNIT) };
      });
      return {
        values,
        errors: (a, b) => ({
          points: errorOf(error.points, apart(values[a].points, values[b].points, seat)),
          win: errorOf(error.win, apart(values[a].win, values[b].win, seat)),
        }),
      };
    },
  };
}

function errorOf([least, slope]: readonly [number, number], difference: number): number {
  return difference === 0 ? 0 : least + slope * Math.sqrt(difference);
}

/** How much the others' expectations differ. */
function apart(a: readonly number[], b: readonly number[], seat: number): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) if (i !== seat) sum += Math.abs(a[i] - b[i]);
  return sum;
}

/** Playouts of each action where no net is trained. */
const PLAYOUTS = 8;

function playoutJudge(of: AnalysedGame, seed: number): Judge {
  const { game } = of.known;
  const player = greedyPlayer(of.known);
  return {
    name: `${player.name} playouts`,
    id: `${player.name} ${PLAYOUTS}`,
    isQuick: false,
    values(s, seat, actions) {
      const seats = game.rules.seats(s);
      const rng = new FastChance(seed + game.rules.decisionNumber(s));
      const world = game.clone(s);
      const tries = actions.map((): ActionValue[] => []);
      for (let playout = 0; playout < PLAYOUTS; playout++) {
        game.determinize(s, seat, rng);
        const deal = rng.next();
        for (const [i, action] of actions.entries()) {
          game.copyInto(world, s);
          const { win, scores } = playToEnd(game, player, world, action, deal);
          tries[i].push({ win, points: scores.map(({ points }) => points) });
        }
      }
      const difference = (a: number, b: number, what: 'win' | 'points') =>
        standardError(tries[a].map((tried, i) => tried[what][seat] - tries[b][i][what][seat]));
      return {
        values: tries.map((list) => meanOf(list, seats)),
        errors: (a, b) => ({ points: difference(a, b, 'points'), win: difference(a, b, 'win') }),
      };
    },
  };
}

function meanOf(tries: readonly ActionValue[], seats: number): ActionValue {
  const means = (what: 'win' | 'points') =>
    Array.from({ length: seats }, (_, seat) => mean(tries.map((tried) => tried[what][seat])));
  return { win: means('win'), points: means('points') };
}
