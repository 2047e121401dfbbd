/** The move of whichever character a die belongs to. */

import type { Actions } from '@tokaido/kernel';
import { addArtistMoves, explainArtistMove, moveArtist } from './artist.ts';
import { MERCHANT, PILGRIM } from './data/components.ts';
import { addMerchantMoves, explainMerchantMove, moveMerchant } from './merchant.ts';
import { addPilgrimMoves, explainPilgrimMove, movePilgrim } from './pilgrim.ts';
import type { Reason } from './reasons.ts';
import type { Deal, State } from './state.ts';

/** Adds `base` + place for each place where a character may end its move. */
export function addMoves(
  s: State,
  out: Actions,
  seat: number,
  character: number,
  die: number,
  base: number,
): void {
  if (character === PILGRIM) addPilgrimMoves(s, out, seat, die, base);
  else if (character === MERCHANT) addMerchantMoves(s, out, seat, die, base);
  else addArtistMoves(s, out, seat, die, base);
}

export function explainMove(s: State, seat: number, character: number, die: number, to: number): Reason {
  if (character === PILGRIM) return explainPilgrimMove(s, seat, die, to);
  if (character === MERCHANT) return explainMerchantMove(s, seat, die, to);
  return explainArtistMove(s, seat, die, to);
}

/** Moves a character and asks for its action there. */
export function move(s: State, d: Deal, seat: number, character: number, die: number, to: number): void {
  if (character === PILGRIM) movePilgrim(s, d, seat, to);
  else if (character === MERCHANT) moveMerchant(s, d, seat, to);
  else moveArtist(s, d, seat, die, to);
}
