/** The painting tiles of a player that are face down, by icon: all of their color less those that are turned. */

import { ICONS, PAINTINGS } from '@tokaido/duo';
import type { Position } from './holdings.ts';
import { holdingsOf } from './holdings.ts';

export function paintingsLeft(at: Position, seat: number): readonly number[] {
  const { tiles } = holdingsOf(at, seat);
  return ICONS.map(
    (_, icon) => (PAINTINGS[seat]?.[icon] ?? 0) - tiles.filter((tile) => tile === icon).length,
  );
}
