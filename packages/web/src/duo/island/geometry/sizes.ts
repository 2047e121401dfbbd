/** How large everything on the island is, from the size of its picture. */

import { clamp } from './points.ts';

export interface Sizes {
  /** A phone's map: fewer words, finer lines. */
  readonly isSmall: boolean;
  readonly station: number;
  readonly hill: number;
  readonly seal: number;
  readonly piece: number;
  readonly tag: readonly [width: number, height: number];
  /** The number on a boutique's tag. */
  readonly figure: number;
  readonly route: number;
  /** The strip of sea that is kept free at the sides, above and below. */
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
  /** The compass stands in the corner above on the left. */
  readonly compass: number;
  /** Where the tiles lie that nobody has taken, in the corner below on the right. */
  readonly lane: readonly [width: number, height: number];
}

/** The sides of a square as large as the two pictures that were drawn by hand: phone and desktop. */
const PHONE = Math.sqrt(390 * 414);
const DESKTOP = Math.sqrt(912 * 668);
/** Below this width there is no room for words beside the places. */
const WORDS_FROM = 560;

export function sizesOf(width: number, height: number): Sizes {
  const isSmall = width < WORDS_FROM;
  const grown = clamp((Math.sqrt(width * height) - PHONE) / (DESKTOP - PHONE), -0.3, 2.4);
  const size = (phone: number, desktop: number) => phone + (desktop - phone) * grown;
  return {
    isSmall,
    station: size(26, 37),
    hill: size(31, 52),
    seal: size(25, 44),
    piece: size(22, 34),
    tag: [size(33, 52), size(19, 30)],
    figure: size(13, 17),
    route: size(3.4, 6),
    side: size(18, 54),
    top: size(50, 58),
    bottom: size(26, 50),
    compass: isSmall ? 40 : size(52, 74),
    lane: isSmall ? [236, 52] : [420, 56],
  };
}
