/**
 * A second look at one decision: the chosen and the best action are played to the end of the game many times, each time
 * with what the seat cannot know dealt anew, and both against the same cards. It says how much was lost, how sure that is,
 * and by which source of points, for the seat and for the others; a mark that was set in haste can go.
 */

import type { Game, GameRecord, Result, State } from '@tokaido/kernel';
import { FastChance, fail, ok, replay } from '@tokaido/kernel';
import type { Played } from '../net/playout-player.ts';
import { greedyPlayer, netPlayoutPlayer, playToEnd } from '../net/playout-player.ts';
import type { AnyEvaluator } from '../net/shipped-nets.ts';
import { evaluatorFor } from '../net/shipped-nets.ts';
import type { AnalysedGame } from './analysed-game.ts';
import type { AnalysisPart, DecisionAnalysis, Estimate, Mark } from './analysis.ts';
import { markOf } from './marks.ts';
import { estimate } from './sums.ts';

export interface RefineAsk {
  readonly seed: number;
  /** A net that plays in place of the one that comes with the game. */
  readonly judge?: AnyEvaluator | undefined;
  /** Playouts of each of the two actions. */
  readonly playouts: number;
}

export interface RefinedDecision {
  readonly move: number;
  readonly seat: number;
  readonly playouts: number;
  /** Final points and win share that the choice has cost its seat; below 0 where it proved the better one. */
  readonly pointsLost: Estimate;
  readonly winLost: Estimate;
  readonly mark: Mark | null;
  /** By seat and source of points: what the chosen action brings more or less than the best one. */
  readonly reasons: readonly Readonly<Record<string, Estimate>>[];
}

export interface Refiner {
  readonly total: number;
  readonly done: number;
  /** Plays both actions once; false when nothing is left to do. */
  step(): boolean;
  /** What was found so far; some steps must have been taken. */
  pointsLost(): Estimate;
  refined(): RefinedDecision;
}

/** The ends that the two actions led to against the same cards. */
interface Pair {
  readonly chosen: Played;
  readonly best: Played;
}

export function createRefiner(
  of: AnalysedGame,
  record: GameRecord,
  { move, seat, action, best }: DecisionAnalysis,
  ask: RefineAsk,
): Result<Refiner> {
  const { game } = of.known;
  const found = positionBefore(game, record, move);
  if (!found.ok) return found;
  const seen = game.fromView(game.observe(found.value, seat));
  const actions = [action, best].map((words) => game.rules.parse(words));
  const [chosenAction, bestAction] = actions;
  if (chosenAction === null || bestAction === null) return fail(`move ${move + 1} cannot be read`);
  const net = ask.judge ?? shippedNet(game, seen);
  const player = net === null ? greedyPlayer(of.known) : netPlayoutPlayer(game, net);
  const rng = new FastChance(ask.seed + move);
  const world = game.clone(seen);
  const pairs: Pair[] = [];
  const play = (which: number, deal: number) => {
    game.copyInto(world, seen);
    return playToEnd(game, player, world, which, deal);
  };
  return ok({
    total: ask.playouts,
    get done() {
      return pairs.length;
    },
    step() {
      if (pairs.length >= ask.playouts || action === best) return false;
      game.determinize(seen, seat, rng);
      const deal = rng.next();
      pairs.push({ chosen: play(chosenAction, deal), best: play(bestAction, deal) });
      return true;
    },
    pointsLost: () => pointsLostOf(seat, pairs),
    refined: () => refinedOf(move, seat, pairs),
  });
}

function shippedNet(game: Game<State, unknown, unknown>, s: State): AnyEvaluator | null {
  const net = evaluatorFor(game, game.rules.optionsOf(s));
  return net.ok ? net.value : null;
}

function positionBefore(
  game: Game<State, unknown, unknown>,
  record: GameRecord,
  move: number,
): Result<State> {
  let found: State | null = null;
  const replayed = replay(game, record, null, (s, number) => {
    if (number === move) found = game.clone(s);
  });
  if (!replayed.ok) return replayed;
  return found === null ? fail(`there is no move ${move + 1}`) : ok(found);
}

function pointsLostOf(seat: number, pairs: readonly Pair[]): Estimate {
  return estimate(pairs.map(({ best, chosen }) => best.scores[seat].points - chosen.scores[seat].points));
}

function refinedOf(move: number, seat: number, pairs: readonly Pair[]): RefinedDecision {
  const pointsLost = pointsLostOf(seat, pairs);
  return {
    move,
    seat,
    playouts: pairs.length,
    pointsLost,
    winLost: estimate(pairs.map(({ best, chosen }) => best.win[seat] - chosen.win[seat])),
    mark: markOf(pointsLost),
    reasons: (pairs[0]?.best.scores ?? []).map((_, of) => reasonsOf(pairs, of)),
  };
}

function reasonsOf(pairs: readonly Pair[], seat: number): Record<string, Estimate> {
  const sources = new Set(
    pairs.flatMap(({ best, chosen }) => [
      ...Object.keys(best.scores[seat].by),
      ...Object.keys(chosen.scores[seat].by),
    ]),
  );
  const difference =
    (source: string) =>
    ({ best, chosen }: Pair) =>
      (chosen.scores[seat].by[source] ?? 0) - (best.scores[seat].by[source] ?? 0);
  return Object.fromEntries([...sources].map((source) => [source, estimate(pairs.map(difference(source)))]));
}

/**
 * The analysis with what the second look found: sums and marks follow from it. The judge's own estimate is not thrown
 * away for some dozens of playouts: each counts by how sure it is.
 */
export function withRefined(part: AnalysisPart, refined: readonly RefinedDecision[]): AnalysisPart {
  const found = new Map(refined.map((each) => [each.move, each.pointsLost]));
  return {
    ...part,
    decisions: part.decisions.map((decision) => {
      const pointsLost = found.get(decision.move);
      return pointsLost === undefined
        ? decision
        : { ...decision, pointsLost: together(decision.pointsLost, pointsLost) };
    }),
  };
}

/** Two independent estimates of a loss, which is never below 0. An exact one needs no other. */
function together(first: Estimate, second: Estimate): Estimate {
  if (first.error === 0 || second.error === 0) return { ...second, value: Math.max(0, second.value) };
  const [a, b] = [first.error ** -2, second.error ** -2];
  return {
    value: Math.max(0, (a * first.value + b * second.value) / (a + b)),
    error: (a + b) ** -0.5,
  };
}
