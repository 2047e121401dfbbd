/** Pieces and slips find spots in the picture where they hide neither each other nor their place. */

import { RECONSTRUCTED } from '@tokaido/duo';
import { expect, test } from 'vitest';
import { ARTIST, MERCHANT, PILGRIM } from '../../targets.ts';
import { overlap, slipSpots, standingSpots } from './free-spots.ts';
import { layoutOf } from './layout.ts';
import { signOf } from './places.ts';
import { distance } from './points.ts';

const SIZES = [
  [320, 300],
  [390, 414],
  [912, 668],
] as const;

test.each(SIZES)('four pieces at one place stand apart and beside it, at %i × %i', (width, height) => {
  const layout = layoutOf(RECONSTRUCTED, width, height);
  const { piece } = layout.sizes;
  for (const place of [
    ...layout.stations.map((_, i) => ({ character: PILGRIM, place: i })),
    ...layout.towns.map((_, i) => ({ character: MERCHANT, place: i })),
    ...layout.areas.map((_, i) => ({ character: ARTIST, place: i })),
  ]) {
    const sign = signOf(layout, place);
    const spots = standingSpots(layout, [sign, sign, sign, sign]);
    for (const [i, spot] of spots.entries()) {
      expect(Math.min(...spot), sign.key).toBeGreaterThanOrEqual(piece / 2);
      expect(spot[0]).toBeLessThanOrEqual(width - piece / 2);
      expect(spot[1]).toBeLessThanOrEqual(height - piece / 2);
      // The middle of the place can be seen.
      expect(distance(spot, sign.at), `${sign.key}, piece ${i}`).toBeGreaterThan(piece / 2);
      for (const other of spots.slice(0, i)) {
        expect(distance(spot, other), `${sign.key}, piece ${i}`).toBeGreaterThan(piece * 0.6);
      }
    }
  }
});

test.each(SIZES)('a slip lies in the picture and not on its own place, at %i × %i', (width, height) => {
  const layout = layoutOf(RECONSTRUCTED, width, height);
  for (const [place] of layout.stations.entries()) {
    const sign = signOf(layout, { character: PILGRIM, place });
    const [slip] = slipSpots(layout, [{ sign, width: 110, height: 36 }], [], 'above');
    expect(slip!.at[0]).toBeGreaterThan(55);
    expect(slip!.at[0]).toBeLessThan(width - 55);
    expect(slip!.at[1]).toBeGreaterThan(18);
    expect(slip!.at[1]).toBeLessThan(height - 18);
    expect(overlap(slip!, { at: sign.at, width: sign.size, height: sign.size }), sign.key).toBe(0);
  }
});
