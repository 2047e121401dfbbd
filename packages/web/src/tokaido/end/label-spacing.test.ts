/** Labels beside the chart. */

import { FastChance } from '@tokaido/kernel';
import { expect, test } from 'vitest';
import { spaceLabels } from './label-spacing.ts';

test('far enough from each other, in order, inside; and unmoved where nothing is in the way', () => {
  expect(spaceLabels([100, 20, 60], 19, 14, 148)).toEqual([100, 20, 60]);
  expect(spaceLabels([100, 100], 10, 0, 200)).toEqual([100, 110]);
  for (let seed = 1; seed <= 300; seed++) {
    const rng = new FastChance(seed);
    const wanted = Array.from({ length: 2 + rng.below(4) }, () => 14 + rng.below(135));
    const placed = spaceLabels(wanted, 19, 14, 148);
    const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
    for (let k = 1; k < order.length; k++) {
      expect(placed[order[k]!]! - placed[order[k - 1]!]!, `seed ${seed}`).toBeGreaterThanOrEqual(19);
    }
    expect(Math.min(...placed), `seed ${seed}`).toBeGreaterThanOrEqual(14);
    expect(Math.max(...placed), `seed ${seed}`).toBeLessThanOrEqual(148);
  }
});
