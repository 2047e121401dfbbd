/**
 * Advice from a seat's own view: for each legal action the win share, the final points of every seat by source,
 * and how sure that is. Found by playing the game to its end many times, all actions against the same cards.
 * Hints see what the seat sees, so they can leak nothing. The same seed and playouts give the same advice.
 */

import type { Game, State, View } from '@tokaido/kernel';
import type { Budget } from '../bot.ts';
import { gameKnowledge } from '../strategies/registry.ts';
import type { Advice } from './action-playouts.ts';
import { ActionPlayouts } from './action-playouts.ts';
import type { PlayoutPlayer } from './playout-player.ts';
import { greedyPlayer, netPlayoutPlayer } from './playout-player.ts';
import { evaluatorFor } from './shipped-nets.ts';

/** Playouts in all where the budget sets no limit. */
const DEFAULT_PLAYOUTS = 256;
/** Fewer playouts of an action give no error. */
const LEAST = 2;

export function evaluate(
  game: Game<State, unknown, unknown>,
  view: View,
  ask: { readonly seed: number; readonly budget: Budget },
): Advice {
  const playouts = new ActionPlayouts(game, view, ask.seed, (s) => playerFor(game, s));
  const { ms, playouts: wanted } = ask.budget;
  const most = (wanted > 0 ? wanted : ms > 0 ? Infinity : DEFAULT_PLAYOUTS) / playouts.actions;
  const until = ms > 0 ? performance.now() + ms : Infinity;
  while (playouts.rounds < LEAST || (playouts.rounds < most && performance.now() < until)) {
    playouts.play(playouts.actions);
  }
  return playouts.advice();
}

function playerFor(game: Game<State, unknown, unknown>, s: State): PlayoutPlayer {
  const net = evaluatorFor(game, game.rules.optionsOf(s));
  return net.ok ? netPlayoutPlayer(game, net.value) : greedyPlayer(gameKnowledge(game));
}
