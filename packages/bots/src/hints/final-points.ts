/**
 * The most that a coach says: the expected final points of every choice of a seat, from its own view. They come bit by
 * bit, and the same view gets the same numbers.
 */

import type { Game, State, View } from '@tokaido/kernel';
import { AT_ONCE } from '../bot.ts';
import type { Advice } from '../net/action-playouts.ts';
import { ActionPlayouts } from '../net/action-playouts.ts';
import type { PlayoutPlayer } from '../net/playout-player.ts';
import { netPlayoutPlayer, playOut } from '../net/playout-player.ts';
import { evaluatorFor } from '../net/shipped-nets.ts';
import type { HeuristicKnowledge } from '../strategies/game-knowledge.ts';
import { heuristicRater } from '../strategies/heuristic-rater.ts';

/** Playouts in all, and the fewest and most of one choice. */
const WANTED = 240;
const FEWEST = 12;
const MOST = 48;
/** Fewer playouts of a choice give no error. */
const SHOWN_FROM = 2;
const SEED = 1;

export class FinalPoints {
  /** Playouts in all once it is done. */
  readonly all: number;
  private readonly playouts: ActionPlayouts;
  private played = 0;

  /** `known.game` is the game on the board of the view. */
  constructor(known: HeuristicKnowledge, view: View) {
    this.playouts = new ActionPlayouts(known.game, view, SEED, (s) => playerFor(known, s));
    const { actions } = this.playouts;
    this.all = actions * Math.min(MOST, Math.max(FEWEST, Math.round(WANTED / actions)));
  }

  /** Playouts so far. */
  get done(): number {
    return this.played;
  }

  play(playouts: number): void {
    const more = Math.min(playouts, this.all - this.played);
    this.playouts.play(more);
    this.played += more;
  }

  /** Null before there are two playouts of every choice. */
  advice(): Advice | null {
    return this.playouts.rounds < SHOWN_FROM ? null : this.playouts.advice();
  }
}

/** Our best player for the table; where no net is trained, the heuristic. */
function playerFor(known: HeuristicKnowledge, s: State): PlayoutPlayer {
  const game: Game<State, unknown, unknown> = known.game;
  const evaluator = evaluatorFor(game, game.rules.optionsOf(s));
  if (evaluator.ok) return netPlayoutPlayer(game, evaluator.value);
  const rater = heuristicRater(known);
  return playOut(rater.name, game, (at, seat, actions, rng) =>
    rater.choose(game.clone(at), seat, actions, rng, AT_ONCE),
  );
}
