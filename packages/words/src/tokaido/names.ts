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
import type { Seated, Seen } from './seen.ts';

export { inns, legAhead, legOf, printed };

const SEATS = ['ai', 'shu', 'matsu', 'yamabuki', 'fuji'] as const;

/** The word for a seat's color and shape. */
export function seatName(seat: number): string {
  const id = SEATS[seat];
  return id === undefined ? t('seat.neutral') : t(`seat.${id}`);
}

/** The name of whoever sits there; their traveler or color where the table knows no name. */
export function playerName(seat: number, seen: Pick<Seen, 's'>, info: Seated): string {
  if (seat >= seen.s.players) return t('say.neutral');
  const named = info.seats[seat]?.name.trim() ?? '';
  if (named !== '') return named;
  const traveler = TRAVELERS[seen.s.all[seat]?.traveler ?? 0];
  return traveler === undefined || traveler.id === 'nobody' ? seatName(seat) : travelerName(traveler.id);
}

export const travelerName = (id: string) => nameOf('traveler', id);

/** Beside the name: as whom they walk; of a bot that goes by its traveler's name, how well it plays. */
export function alsoKnown(seat: number, seen: Pick<Seen, 'view' | 's'>, info: Seated): string {
  const { traveler: tile = 0, chosen = 0 } = seen.s.all[seat] ?? {};
  // What others have chosen is made up in a state that comes from a view.
  if (hasChosen(seen.s, seat))
    return seat === seen.view.who ? travelerName(TRAVELERS[chosen]?.id ?? '') : t('table.chosen');
  const traveler = TRAVELERS[tile]?.id ?? 'nobody';
  if (traveler === 'nobody') return '';
  const at = info.seats[seat];
  if (at?.kind !== 'bot' || at.name.trim() !== '') return travelerName(traveler);
  return t('table.bot', { level: nameOf('level', at.level) });
}

/** The name of a player in the middle of a sentence, where I am `you`. */
export function playerOrYou(seat: number, seen: Pick<Seen, 'me' | 's'>, info: Seated): string {
  return seat === seen.me ? t('say.you') : playerName(seat, seen, info);
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
