/** What may be done about the pending decision: the actions that are open, and taking the last one back. */

import { Actions } from '@tokaido/kernel';
import type { Refusal } from './refuse.ts';
import { NOT_PLAYING, refuse } from './refuse.ts';
import type { Table } from './table.ts';
import { gameAt, matchOf, pendingOf, seatAt } from './table.ts';

/** Why an action cannot be taken now by a seat; null when it can. */
export function checkAction(table: Table, seat: number, number: number, words: string): Refusal | null {
  const { game } = gameAt(table);
  const pending = pendingOf(table);
  if (pending === null) return NOT_PLAYING;
  if (pending.number !== number) return staleTurn(pending.number);
  if (pending.seat !== seat) return notYours(pending.seat);
  const action = game.rules.parse(words);
  if (action === null) return refuse('unreadable', 'this is not an action of the game');
  const reason = game.explain(matchOf(table).state, seat, action);
  return reason === null ? null : refuse('closed', `closed: ${reason.why}`, reason);
}

export function staleTurn(number: number): Refusal {
  return refuse('stale', `the pending decision is number ${number}`, { number });
}

export function notYours(turn: number): Refusal {
  return refuse('not-your-turn', `seat ${turn} must decide`, { turn });
}

/** Whether a seat may take its last decision back. */
export function mayUndo(table: Table, seat: number): boolean {
  if (table.phase !== 'playing' || table.match === null) return false;
  const { moves, barrier } = table.match;
  return moves.length > barrier && moves.at(-1)?.seat === seat && !seatAt(table, seat).standIn;
}

/** Filled again at each use: it is large. */
const LEGAL = new Actions();

/** The open actions of the pending decision in words. */
export function legalWords(table: Table): string[] {
  const { game } = gameAt(table);
  game.legal(matchOf(table).state, LEGAL);
  return LEGAL.toArray().map((action) => game.rules.describe(action));
}
