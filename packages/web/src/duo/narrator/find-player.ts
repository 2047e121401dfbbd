/** Whom a typed name means. */

import type { TableInfo } from '@tokaido/table';
import { seatName } from '@tokaido/words';
import { playerName } from '@tokaido/words/duo';
import { fit, plain } from '../../narrator/typed-names.ts';

/** A player by name, color, or number from 1; null for nobody. */
export function findPlayer(text: string, seats: readonly number[], info: TableInfo): number | null {
  const wanted = plain(text);
  if (wanted === '') return null;
  if (/^\d$/.test(wanted)) return seats[Number(wanted) - 1] ?? null;
  const how = (seat: number) => fit(wanted, [playerName(seat, info), seatName(seat, info)].map(plain));
  return seats.find((seat) => how(seat) === 2) ?? seats.find((seat) => how(seat) === 1) ?? null;
}
