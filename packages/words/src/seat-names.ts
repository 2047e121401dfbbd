/** What a seat is called at any table: by the name of whoever sits there, or else by its color. */

import { nameOf, t } from './messages/index.ts';
import type { Seated } from './seen.ts';

const COLORS = ['ai', 'shu', 'matsu', 'yamabuki', 'fuji'] as const;

/** The word for a color and shape, from 0. */
export function colorName(color: number): string {
  const id = COLORS[color];
  return id === undefined ? t('seat.neutral') : t(`seat.${id}`);
}

/** The word for the color of a seat. */
export function seatName(seat: number, info: Seated): string {
  return colorName(info.seats[seat]?.color ?? seat);
}

/** The one name of whoever sits there. Bots, and people who gave no name, go by their color. */
export function nameAtSeat(seat: number, info: Seated): string {
  return info.seats[seat]?.name.trim() || seatName(seat, info);
}

/** A bot by its level, and by its temper where it has one. */
export function botName({
  level,
  temper,
}: {
  readonly level: string;
  readonly temper?: string | undefined;
}): string {
  const name = nameOf('level', level);
  return temper === undefined ? name : `${name} · ${nameOf('temper', temper)}`;
}
