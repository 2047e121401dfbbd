/** Who is who: players by name, cards by number, and where a position lies on its leg of the road. */

import type { State } from '@tokaido/tokaido';
import {
  BOXES,
  END,
  hasChosen,
  inns,
  legAhead,
  legOf,
  printed,
  roadOrder,
  SPACE_NAMES,
  spaceAt as spaceNumberAt,
  TRAVELERS,
} from '@tokaido/tokaido';
import { nameOf, t } from '../messages/index.ts';
import { nameAtSeat } from '../seat-names.ts';
import type { Subject } from '../subjects.ts';
import { yourSeat } from '../subjects.ts';
import type { Seated, Seen } from './seen.ts';

export { inns, legAhead, legOf, printed };

/** The one name of whoever sits there, the same everywhere; as whom they walk is said beside it, see `alsoKnown`. */
export function playerName(seat: number, seen: Pick<Seen, 's'>, info: Seated): string {
  if (seat >= seen.s.players) return t('say.neutral');
  return nameAtSeat(seat, info);
}

export const travelerName = (id: string) => nameOf('traveler', id);

/** Below the name: as whom they walk. Empty as long as nobody knows. */
export function alsoKnown(seat: number, seen: Pick<Seen, 'view' | 's'>): string {
  const { traveler: tile = 0, chosen = 0 } = seen.s.all[seat] ?? {};
  // What others have chosen is made up in a state that comes from a view.
  if (hasChosen(seen.s, seat))
    return seat === seen.view.who ? travelerName(TRAVELERS[chosen]?.id ?? '') : t('table.chosen');
  const traveler = TRAVELERS[tile]?.id ?? 'nobody';
  return traveler === 'nobody' ? '' : travelerName(traveler);
}

/** The name of a player in the middle of a sentence, where I am `you`. */
export function playerOrYou(seat: number, seen: Pick<Seen, 'me' | 's'>, info: Seated): string {
  return seat === yourSeat(seen, info) ? t('say.you') : playerName(seat, seen, info);
}

/** The values with which a message speaks of a player: to me, or of them by name. */
export function spokenOf(seat: number, seen: Pick<Seen, 'me' | 's'>, info: Seated): Subject {
  return { who: seat === yourSeat(seen, info) ? 'you' : 'other', name: playerName(seat, seen, info) };
}

/** The id of a card by its number in the box that brings it. */
export function cardId(box: string, kind: string, card: number): string {
  return BOXES.get(box)?.cards[kind]?.[card] ?? '';
}

/** The ids of all cards of a kind, whichever box brings them. */
export function cardIds(kind: string): readonly string[] {
  return [...BOXES.values()].flatMap(({ cards }) => cards[kind] ?? []);
}

/** The id of the space at a position, such as `hot-spring`. */
export function spaceAt(s: State, position: number): string {
  return SPACE_NAMES[spaceNumberAt(s, position) ?? 0] ?? '';
}

/** Inns carry their number, the two ends of the road their name: the same wherever one reads or hears of them. */
export function innName(s: State, position: number): string {
  const number = printed(s, position);
  if (number === 0) return nameOf('place', 'kyoto');
  if (number === END) return nameOf('place', 'edo');
  return t('table.inn', { number: inns(s).indexOf(position) });
}

/** Everybody in the order of march, the one behind first. */
export function march(s: State): State['all'][number][] {
  return s.all.slice(0, s.travelers).sort((a, b) => roadOrder(a) - roadOrder(b));
}

/** The seats at a position, first to leave first. */
export function seatsAt(s: State, position: number): number[] {
  return march(s).flatMap((p) => (p.position === position ? [p.seat] : []));
}
