/** Free spots for what is laid over the map: pieces beside their places, and slips beside their targets. */

import type { Layout } from './layout.ts';
import type { Sign } from './places.ts';
import { allSigns } from './places.ts';
import type { Point } from './points.ts';
import { add, clamp } from './points.ts';

/** Something upright that covers a part of the map. */
export interface Cover {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** How much worse it is to hide this than the rest of the map; 1 by default. */
  readonly weight?: number;
}

/** What lies there already, and the place that something belongs to, are hidden last of all. */
const PRECIOUS = 12;

const square = (at: Point, size: number): Cover => ({ at, width: size, height: size });

/** How much two things cover of each other, in pixels². */
export function overlap(a: Cover, b: Cover): number {
  const across = (a.width + b.width) / 2 - Math.abs(a.at[0] - b.at[0]);
  const down = (a.height + b.height) / 2 - Math.abs(a.at[1] - b.at[1]);
  return across > 0 && down > 0 ? across * down : 0;
}

/** All that is on the map itself and should stay in sight. */
export function coversOf(layout: Layout): readonly Cover[] {
  const [width, height] = layout.sizes.tag;
  return [
    ...allSigns(layout).map(({ at, size }) => square(at, size)),
    ...layout.tags.map((at) => ({ at, width, height })),
  ];
}

/** The directions that are tried, in twelfths of a turn, the nicest first: below on the right. */
const TURNS = [1, 11, 5, 7, 0, 6, 2, 10, 4, 8, 9, 3];

/** Spots for pieces at their places, in order: none hides another one, its place, or more of the map than it must. */
export function standingSpots(
  layout: Layout,
  signs: readonly Sign[],
  others: readonly Cover[] = [],
): readonly Point[] {
  const { sizes, width, height } = layout;
  const covers = [...coversOf(layout), ...others];
  return signs.map((sign) => {
    const far = (sign.size + sizes.piece) * 0.47;
    const spots = TURNS.map((turn) => {
      const angle = (turn * Math.PI) / 6;
      return inside(
        square(add(sign.at, [Math.cos(angle) * far, Math.sin(angle) * far]), sizes.piece),
        width,
        height,
      );
    });
    const best = leastCovering(spots, covers);
    covers.push({ ...best, weight: PRECIOUS });
    return best.at;
  });
}

interface Slip {
  readonly sign: Sign;
  readonly width: number;
  readonly height: number;
}

export type Side = 'right' | 'left' | 'below' | 'above';

export interface PlacedSlip extends Cover {
  readonly side: Side;
}

/** The sides, and how far a slip there is shifted up or down, in parts of its height. */
const SIDES: readonly (readonly [Side, number, number, number])[] = [
  ['right', 1, 0, 0],
  ['left', -1, 0, 0],
  ['below', 0, 1, 0],
  ['above', 0, -1, 0],
  ['right', 1, 0, 0.6],
  ['right', 1, 0, -0.6],
  ['left', -1, 0, 0.6],
  ['left', -1, 0, -0.6],
];

/** Spots for slips beside their signs, in order; `first` is the side that is taken where all are as good. */
export function slipSpots(
  layout: Layout,
  slips: readonly Slip[],
  others: readonly Cover[],
  first: Side,
): readonly PlacedSlip[] {
  const covers = [...coversOf(layout), ...others];
  const sides = [...SIDES].sort(([a], [b]) => Number(b === first) - Number(a === first));
  return slips.map(({ sign, width, height }) => {
    const spots = [7, 18].flatMap((gap) =>
      sides.map(([side, x, y, shift]): PlacedSlip => {
        const out = sign.size / 2 + gap;
        const at = add(sign.at, [x * (out + width / 2), y * (out + height / 2) + shift * height]);
        return { ...inside({ at, width, height }, layout.width, layout.height), side };
      }),
    );
    const best = leastCovering(spots, [...covers, { ...square(sign.at, sign.size), weight: PRECIOUS }]);
    covers.push({ ...best, weight: PRECIOUS });
    return best;
  });
}

function inside<C extends Cover>(cover: C, width: number, height: number): C {
  const [x, y] = cover.at;
  const [across, down] = [cover.width / 2 + 3, cover.height / 2 + 3];
  return { ...cover, at: [clamp(x, across, width - across), clamp(y, down, height - down)] };
}

function leastCovering<C extends Cover>(spots: readonly C[], covers: readonly Cover[]): C {
  const hidden = (spot: C) =>
    covers.reduce((sum, cover) => sum + overlap(spot, cover) * (cover.weight ?? 1), 0);
  // A spot must be clearly better to be taken before a nicer one.
  return spots.reduce((best, spot) => (hidden(spot) < hidden(best) * 0.8 - 2 ? spot : best));
}
