/** The picks of a turn: whoever rolled takes a die, the other player one, the roller the last. */

import type { Line } from '../model.ts';

export interface Die {
  readonly character: number;
  readonly value: number;
}

export interface DiePick {
  readonly seat: number;
  readonly isTaken: boolean;
  /** The die that was taken; null while it is to come, or where the journal does not tell. */
  readonly die: Die | null;
}

interface TurnState {
  readonly roller: number;
  readonly turn: number;
}

/** `taken` is how many dice are taken in the position that is shown: the journal may be ahead of it. */
export function picksOf(
  journal: readonly Pick<Line, 'events'>[],
  { roller, turn }: TurnState,
  taken: number,
): readonly DiePick[] {
  const dice = diceOfTurn(journal, turn);
  return [roller, 1 - roller, roller].map((seat, i) => ({
    seat,
    isTaken: i < taken,
    die: i < taken ? (dice[i] ?? null) : null,
  }));
}

function diceOfTurn(journal: readonly Pick<Line, 'events'>[], turn: number): readonly Die[] {
  const events = journal.flatMap((line) => line.events);
  const rolled = events.findLastIndex((event) => event.type === 'turn' && event.turn === turn);
  if (rolled < 0) return [];
  return events.slice(rolled).flatMap((event) => (event.type === 'die' ? [event] : []));
}
