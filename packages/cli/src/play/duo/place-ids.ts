/** Places as the terminal names them: in short, with the id under which the map lists them. */

import type { State } from '@tokaido/duo';
import { t } from '@tokaido/words';
import { MERCHANT, placeId, placeTitle, townOf } from '@tokaido/words/duo';

export function withId(name: string, id: string): string {
  return t('term.withId', { name, id });
}

/** A station in a town goes by the id of the town. */
export function titleWithId(s: State, character: number, place: number): string {
  const town = townOf(s, character, place);
  const id = town < 0 ? placeId(character, place) : placeId(MERCHANT, town);
  return withId(placeTitle(s, character, place), id);
}
