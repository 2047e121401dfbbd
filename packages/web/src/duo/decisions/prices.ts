/** The most that any boutique pays for each kind of ware. */

import { WARES } from '@tokaido/duo';
import type { Position } from '../boards/holdings.ts';
import { boutiqueAt } from '../boards/holdings.ts';

export interface Boutique {
  readonly town: number;
  readonly ware: number;
  readonly value: number;
}

/** All boutiques of the coast, in the order of their towns. */
export function boutiques(at: Position): readonly Boutique[] {
  return at.s.island.stationOf.flatMap((station, town) => {
    const boutique = station < 0 ? null : boutiqueAt(at, town);
    return boutique === null ? [] : [{ town, ...boutique }];
  });
}

export function bestPrices(at: Position): readonly number[] {
  const all = boutiques(at);
  return WARES.map((_, ware) =>
    Math.max(0, ...all.filter((each) => each.ware === ware).map(({ value }) => value)),
  );
}
