/** The three panoramas with how far a player has come with each. */

import type { Player } from '@tokaido/tokaido';
import { PANORAMA_LENGTHS, PANORAMAS, row, SEAT_AT } from '@tokaido/tokaido';

export interface PanoramaProgress {
  readonly kind: (typeof PANORAMAS)[number];
  /** Sections taken. */
  readonly taken: number;
  /** Sections in all. */
  readonly length: number;
}

export function panoramasOf(p: Player): readonly PanoramaProgress[] {
  return PANORAMAS.map((kind, i) => ({
    kind,
    taken: row(p, SEAT_AT.panoramas, i),
    length: PANORAMA_LENGTHS[i] ?? 0,
  }));
}
