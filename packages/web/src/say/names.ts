/** Who is who: players by name, cards by number, and where a position lies on its leg of the road. */

import type { TableInfo } from '@tokaido/table';
import type { State } from '@tokaido/tokaido';
import { BOXES, END, ROADS, SPACE_NAMES, TRAVELERS, VARIATIONS } from '@tokaido/tokaido';
import { nameOf, t } from '../i18n/index.ts';
import type { Seen } from '../table/model.ts';

const SEATS = ['ai', 'shu', 'matsu', 'yamabuki', 'fuji'] as const;

/** The word for a seat's colour and shape. */
export function seatName(seat: number): string {
  const id = SEATS[seat];
  return id === undefined ? t('seat.neutral') : t(`seat.${id}`);
}

/** The name of whoever sits there; his traveler or his colour where the table knows no name. */
export function playerName(seat: number, seen: Pick<Seen, 's'>, info: Pick<TableInfo, 'seats'>): string {
  if (seat >= seen.s.players) return t('say.neutral');
  const named = info.seats[seat]?.name.trim() ?? '';
  if (named !== '') return named;
  const traveler = TRAVELERS[seen.s.all[seat]?.traveler ?? 0];
  return traveler === undefined || traveler.id === 'nobody' ? seatName(seat) : travelerName(traveler.id);
}

export const travelerName = (id: string) => nameOf('traveler', id);

/** Beside the name: as whom he walks; of a bot that goes by its traveler's name, how well it plays. */
export function alsoKnown(seat: number, seen: Pick<Seen, 's'>, info: Pick<TableInfo, 'seats'>): string {
  const traveler = TRAVELERS[seen.s.all[seat]?.traveler ?? 0]?.id ?? 'nobody';
  if (traveler === 'nobody') return '';
  const at = info.seats[seat];
  return at?.kind === 'bot' && at.name.trim() === '' ? nameOf('level', at.level) : travelerName(traveler);
}

/** The name of a player in the middle of a sentence, where I am `you`. */
export function playerOrYou(seat: number, seen: Seen, info: Pick<TableInfo, 'seats'>): string {
  return seat === seen.me ? t('say.you') : playerName(seat, seen, info);
}

/** The id of a card by its number in the box that brings it. */
export function cardId(box: string, kind: string, card: number): string {
  return BOXES.get(box)?.cards[kind]?.[card] ?? '';
}

const RETURN = VARIATIONS.get('return-trip')?.bit ?? 0;

function roadOf(s: State): (typeof ROADS)[number] {
  return ROADS[(s.variations & RETURN) === 0 ? 0 : 1];
}

/** The printed number of a position, and the position of a printed number: the return trip counts back. */
export function printed(s: State, position: number): number {
  return (s.variations & RETURN) === 0 ? position : END - position;
}

/** The id of the space at a position, such as `hot-spring`. */
export function spaceAt(s: State, position: number): string {
  return SPACE_NAMES[roadOf(s).space[position] ?? 0];
}

/** The number of the space at a position, as the engine's tables have it. */
export function spaceNumberAt(s: State, position: number): number {
  return roadOf(s).space[position] ?? 0;
}

/** The inns in the order of the journey. */
export function inns(s: State): number[] {
  return roadOf(s).space.flatMap((space, at) => (SPACE_NAMES[space] === 'inn' ? [at] : []));
}

export interface Leg {
  /** From 1 to 4. */
  readonly number: number;
  /** The inn where it begins, and the one where it ends. */
  readonly from: number;
  readonly to: number;
}

/** The leg on which a position lies; the inn at its end belongs to it, the one at its start does not. */
export function legOf(s: State, position: number): Leg {
  const all = inns(s);
  const end = Math.max(
    1,
    all.findIndex((inn) => inn >= position),
  );
  return { number: end, from: all[end - 1] ?? 0, to: all[end] ?? END };
}

/** The leg that a traveler walks next. */
export function legAhead(s: State, seat: number): Leg {
  return legOf(s, Math.min(END, (s.all[seat]?.position ?? 0) + 1));
}

/** Everybody in the order of march, the one behind first; later places leave earlier, see `Player.place`. */
export function march(s: State): State['all'][number][] {
  return s.all.slice(0, s.travelers).sort((a, b) => a.position - b.position || b.place - a.place);
}

/** The seats at a position, first to leave first. */
export function seatsAt(s: State, position: number): number[] {
  return march(s).flatMap((p) => (p.position === position ? [p.seat] : []));
}
