/** A player by seat, and the tile they play. Seats and tiles come from the engine: one that is missing is a bug. */

import type { Player, State, Traveler } from '@tokaido/tokaido';
import { TRAVELERS } from '@tokaido/tokaido';

export function playerAt({ all }: Pick<State, 'all'>, seat: number): Player {
  const player = all[seat];
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return player;
}

/** The first tile stands for nobody: a journey without tiles, or a tile that is not chosen yet. */
export function travelerOf({ traveler }: Pick<Player, 'traveler'>): Traveler {
  const tile = TRAVELERS[traveler];
  if (tile === undefined) throw new RangeError(`no traveler ${traveler}`);
  return tile;
}
