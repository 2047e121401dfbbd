/** A game between bots of mixed levels and tempers, so that its positions look like those of people. */

import type { Game, GameRecord, State } from '@tokaido/kernel';
import { FastChance, Recorder, SealedChance, seedFrom } from '@tokaido/kernel';
import { LEVELS } from '../level-skills.ts';
import { botFor } from '../strategies/registry.ts';
import { TEMPERS } from '../temper-names.ts';

/** Levels that think at once; the highest takes its time for every move. */
const PLAYERS = LEVELS.slice(0, -1).map(({ id }) => id);
/** One bot in so many has a temper. */
const TEMPERED = 3;

/** A number from words, independent of the cards that the same words deal. */
export function numberFrom(phrase: string): number {
  return seedFrom(phrase)
    .slice(0, 6)
    .reduce((number, byte) => number * 256 + byte, 0);
}

/** A decision of the game before it is taken. */
export interface Asked {
  readonly s: State;
  readonly seat: number;
  readonly kind: string;
  /** The moves before it. */
  readonly move: number;
}

/** Plays a game to its end and tells of every decision; the same phrase gives the same game. */
export function playMixedGame(
  game: Game<State, unknown, unknown>,
  options: unknown,
  phrase: string,
  watch: (asked: Asked) => void,
): GameRecord {
  const recorder = new Recorder(game, options, new SealedChance(seedFrom(phrase), game.rules.streams));
  const rng = new FastChance(numberFrom(`${phrase} company`));
  const bots = Array.from({ length: game.rules.seats(recorder.state) }, (_, seat) =>
    botFor(character(rng), game, numberFrom(`${phrase} bot ${seat}`)),
  );
  for (;;) {
    const pending = game.pending(recorder.state);
    if (pending === null) return recorder.record();
    const { seat, decision } = pending;
    watch({ s: recorder.state, seat, kind: decision, move: recorder.moves.length });
    recorder.play(bots[seat].decide(game.observe(recorder.state, seat)));
  }
}

function character(rng: FastChance): string {
  const level = PLAYERS[rng.below(PLAYERS.length)];
  return rng.below(TEMPERED) === 0 ? `${level}+${TEMPERS[rng.below(TEMPERS.length)]}` : level;
}
