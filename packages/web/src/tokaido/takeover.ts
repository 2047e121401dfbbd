/** Where a stranger may step in: a bot's traveler who rests at an inn. The table decides; this only offers it. */

import type { TableInfo } from '@tokaido/table';
import { tokaidoTable } from '@tokaido/table';
import type { Seen } from '../table/model.ts';

export function restsAtInn({ s }: Pick<Seen, 's'>, seat: number): boolean {
  return tokaidoTable.rests(s, seat);
}

/** The seats that can be taken over now. */
export function seatsToTake(info: TableInfo, seen: Pick<Seen, 's'> | null): readonly number[] {
  if (!info.takeover || info.phase !== 'playing' || seen === null) return [];
  return info.seats.flatMap(({ kind }, seat) => (kind === 'bot' && restsAtInn(seen, seat) ? [seat] : []));
}
