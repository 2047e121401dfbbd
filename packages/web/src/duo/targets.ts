/** The moves among the actions: which character goes where. */

import { CHARACTERS } from '@tokaido/duo';
import { characterTo, placeNumber as numberOf } from '@tokaido/words/duo';

export { ARTIST, MERCHANT, PILGRIM, placeId } from '@tokaido/words/duo';

/** A move of a character to a place. */
export interface Target {
  /** In the words of a record: `merchant c2`, or `again c2` for the second use of a die. */
  readonly action: string;
  readonly character: number;
  /** Its name on the board: s05, c2, m1, a3; `stay` for a Merchant who cannot move. */
  readonly place: string;
}

/** The move that an action makes; null for anything else. */
export function targetOf(action: string): Target | null {
  const [verb = '', place = ''] = action.split(' ');
  const character = verb === 'again' ? characterTo(place) : (CHARACTERS as readonly string[]).indexOf(verb);
  return character < 0 ? null : { action, character, place };
}

/** The number of a place among those of its character; −1 for `stay`. */
export function placeNumber({ character, place }: Target): number {
  return numberOf(character, place);
}

/** The action that moves a character to a place, at the decision that is asked. */
export function moveTo(decision: string, character: number, place: string): string {
  return `${decision === 'again' ? decision : CHARACTERS[character]} ${place}`;
}

/** Whether an action is picked on the map: a Merchant who cannot move has no place there. */
export function isOnMap(action: string): boolean {
  const target = targetOf(action);
  return target !== null && placeNumber(target) >= 0;
}
