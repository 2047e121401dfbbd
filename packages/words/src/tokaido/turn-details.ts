/** What a decision is about, asked of it whichever it is. */

import type { TokaidoTurn } from './seen.ts';

/** The seat that moves when somebody must say where to; null at any other decision. */
export function moverOf(turn: TokaidoTurn | null): number | null {
  return turn?.decision === 'travel' ? turn.details.mover : null;
}

/** The legendary object beside the souvenirs of a collection; empty where there is none. */
export function legendOf(turn: TokaidoTurn | null): string {
  if (turn?.decision !== 'collect' && turn?.decision !== 'pledge-collection') return '';
  return turn.details.legend ?? '';
}

/** The souvenirs that lie open for sale. */
export function offerOf(turn: TokaidoTurn | null): readonly string[] {
  return turn?.decision === 'buy' || turn?.decision === 'collect' ? turn.details.offer : [];
}

/** The festival that adds something to the stop; empty where none does. */
export function festivalOf(turn: TokaidoTurn | null): string {
  return turn?.decision === 'bonus' ? turn.details.festival : '';
}

/** Whether some of the prices have been played for already. */
export function hasPlayed(turn: TokaidoTurn | null): boolean {
  return turn?.decision === 'challenge' && turn.details.left.length < turn.details.bought.length;
}

/** Whether the meal of the deck does not take the place of the one at the inn. */
export function isExtra(turn: TokaidoTurn | null): boolean {
  return turn?.decision === 'look' && turn.details.extra;
}
