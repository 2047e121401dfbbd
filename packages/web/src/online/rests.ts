/** Where a stranger may step in: a bot's traveler who rests at an inn. The table decides; this only offers it. */

import type { TableInfo } from '@tokaido/table';
import { ROADS, SPACE_NAMES, VARIATIONS } from '@tokaido/tokaido';
import type { Seen } from '../table/model.ts';

const BACK = VARIATIONS.get('return-trip')?.bit ?? 0;

export function restsAtInn({ s }: Pick<Seen, 's'>, seat: number): boolean {
  const road = ROADS[(s.variations & BACK) === 0 ? 0 : 1];
  return SPACE_NAMES[road.space[s.all[seat].position]] === 'inn';
}

/** The seats that can be taken over now. */
export function seatsToTake(info: TableInfo, seen: Pick<Seen, 's'> | null): readonly number[] {
  if (!info.takeover || info.phase !== 'playing' || seen === null) return [];
  return info.seats.flatMap(({ kind }, seat) => (kind === 'bot' && restsAtInn(seen, seat) ? [seat] : []));
}
