/**
 * Advice from a seat's own view: for each legal action the win share, the final points of every seat by source,
 * and how sure that is. Found by playing the game to its end many times, all actions against the same cards.
 * Hints see what the seat sees, so they can leak nothing. The same seed and playouts give the same advice.
 */

import type { Game, State, View } from '@tokaido/kernel';
import { Actions, FastChance } from '@tokaido/kernel';
import type { Budget } from '../bot.ts';
import { gameKnowledge } from '../strategies/registry.ts';
import type { PlayoutPlayer } from './playout-player.ts';
import { greedyPlayer, netPlayoutPlayer, playToEnd } from './playout-player.ts';
import { evaluatorFor } from './shipped-nets.ts';
import { mean, standardError } from './statistics.ts';

export interface ActionAdvice {
  readonly action: number;
  readonly words: string;
  /** Win share of the seat that asks, with its standard error. */
  readonly win: number;
  readonly error: number;
  /** Win share lost against the best action in the same playouts, with its standard error. */
  readonly behind: number;
  readonly behindError: number;
  /** Expected final points of each seat by source. */
  readonly points: readonly Readonly<Record<string, number>>[];
}

export interface Advice {
  readonly seat: number;
  /** Who plays the playouts: `net`, or `greedy` where no net is trained. */
  readonly by: string;
  /** Playouts of each action. */
  readonly playouts: number;
  /** The best first. */
  readonly actions: readonly ActionAdvice[];
}

/** Playouts in all where the budget sets no limit. */
const DEFAULT_PLAYOUTS = 256;
/** Fewer playouts of an action give no error. */
const LEAST = 2;

/** What came of the playouts of one action. */
interface Tally {
  readonly action: number;
  readonly shares: number[];
  readonly points: Record<string, number>[];
}

export function evaluate(
  game: Game<State, unknown, unknown>,
  view: View,
  ask: { readonly seed: number; readonly budget: Budget },
): Advice {
  const seat = view.who;
  const s = game.fromView(view);
  const legal = new Actions();
  game.legal(s, legal);
  const player = playoutPlayerFor(game, s);
  const rng = new FastChance(ask.seed);
  const world = game.clone(s);
  const tallies: Tally[] = legal.toArray().map((action) => ({ action, shares: [], points: [] }));
  const { ms, playouts } = ask.budget;
  const most = (playouts > 0 ? playouts : ms > 0 ? Infinity : DEFAULT_PLAYOUTS) / tallies.length;
  const until = ms > 0 ? performance.now() + ms : Infinity;
  let rounds = 0;
  for (; rounds < LEAST || (rounds < most && performance.now() < until); rounds++) {
    game.determinize(s, seat, rng);
    const seed = rng.next();
    for (const tally of tallies) playOut(game, s, world, player, seat, tally, seed);
  }
  const best = tallies.reduce((a, b) => (mean(b.shares) > mean(a.shares) ? b : a));
  const actions = tallies.map((tally) => adviceOf(game, tally, best));
  actions.sort((a, b) => b.win - a.win || a.action - b.action);
  return { seat, by: player.name, playouts: rounds, actions };
}

function playoutPlayerFor(game: Game<State, unknown, unknown>, s: State): PlayoutPlayer {
  const net = evaluatorFor(game, game.rules.optionsOf(s));
  return net.ok ? netPlayoutPlayer(game, net.value) : greedyPlayer(gameKnowledge(game));
}

function playOut(
  game: Game<State, unknown, unknown>,
  from: State,
  s: State,
  player: PlayoutPlayer,
  seat: number,
  tally: Tally,
  seed: number,
): void {
  game.copyInto(s, from);
  const { win, scores } = playToEnd(game, player, s, tally.action, seed);
  tally.shares.push(win[seat]);
  for (const score of scores) {
    tally.points[score.seat] ??= {};
    const sums = tally.points[score.seat];
    for (const [source, points] of Object.entries(score.by)) sums[source] = (sums[source] ?? 0) + points;
  }
}

function adviceOf(game: Game<State, unknown, unknown>, tally: Tally, best: Tally): ActionAdvice {
  const { action, shares } = tally;
  const behind = shares.map((share, i) => best.shares[i] - share);
  return {
    action,
    words: game.rules.describe(action),
    win: mean(shares),
    error: standardError(shares),
    behind: mean(behind),
    behindError: standardError(behind),
    points: tally.points.map((sums) =>
      Object.fromEntries(Object.entries(sums).map(([source, sum]) => [source, sum / shares.length])),
    ),
  };
}
