/**
 * A game from its first position to its last, played again by the rules. Positions are kept as the rules keep them,
 * about a thousand small numbers each, so that any of them is there at once; what a seat sees of one is reckoned when it
 * is looked at.
 */

import type { GameRecord, Pending, Result, State } from '@tokaido/kernel';
import { Actions, ok, replay } from '@tokaido/kernel';
import type { AnyGame } from './games.ts';
import type { Told } from './match.ts';

/** One decision of the record, and all that came of it. */
export interface Step {
  readonly seat: number;
  /** In the words of the record. */
  readonly action: string;
  readonly told: readonly Told[];
}

export interface Timeline {
  readonly engine: AnyGame;
  /** What was told before the first decision. */
  readonly opening: readonly Told[];
  /** The step from each position to the next: there is one position more than steps. */
  readonly steps: readonly Step[];
  readonly isOver: boolean;
  /** The true position after so many steps; it must not be changed. */
  stateAt(position: number): State;
  /** What is asked there; null at the end of a finished game. */
  pendingAt(position: number): Pending | null;
  /** The open actions there, in the words of a record. */
  legalAt(position: number): readonly string[];
}

/** The error is the engine's, in English: what in the record cannot be played. */
export function timelineOf(engine: AnyGame, record: GameRecord): Result<Timeline> {
  const states: State[] = [];
  const seats: number[] = [];
  const told: Told[][] = [[]];
  const played = replay(
    engine,
    record,
    (event, audience) => void told.at(-1)?.push({ event, audience }),
    (state) => {
      states.push(engine.clone(state));
      seats.push(engine.pending(state)?.seat ?? -1);
      told.push([]);
    },
  );
  if (!played.ok) return played;
  states.push(played.value.state);
  const [opening = [], ...after] = told;
  const stateAt = (position: number): State => {
    const state = states[position];
    if (state === undefined) throw new Error(`the game has no position ${position}`);
    return state;
  };
  return ok({
    engine,
    opening,
    steps: record.moves.map(({ action }, i) => ({ seat: seats[i] ?? -1, action, told: after[i] ?? [] })),
    isOver: engine.isOver(played.value.state),
    stateAt,
    pendingAt: (position) => engine.pending(stateAt(position)),
    legalAt(position) {
      const legal = new Actions();
      engine.legal(stateAt(position), legal);
      return legal.toArray().map((action) => engine.rules.describe(action));
    },
  });
}
