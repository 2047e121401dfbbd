/** A short shop curtain of two lengths: one with the crest, a wider one with the words. */

import type { JSX } from 'preact';

interface NorenProps {
  readonly width: number;
  readonly height: number;
}

/** The rod is so far below the upper edge, the hem so far above the feet. */
const ROD = 11;
const TOP = 20;
const HEM = 18;
const LOOPS = 6;

export function ShortNoren({ width, height }: NorenProps): JSX.Element {
  // The crest is 54 % of the height, with room on both sides.
  const seam = 36 + height * 0.54;
  const cloths = [
    { a: 0, b: seam, foot: height - 8 },
    { a: seam, b: width, foot: height - 5 },
  ].map(({ a, b, foot }) => {
    const middle = (a + b) / 2;
    return (
      `M${a} ${TOP}H${b}V${height * 0.8}L${b - 2} ${foot}Q${middle + 24} ${foot + 5} ${middle} ${foot}` +
      `T${a + 2} ${foot}L${a} ${height * 0.8}Z`
    );
  });
  const loops = Array.from({ length: LOOPS }, (_, i) => {
    const x = ((i + 0.5) * width) / LOOPS;
    return `M${x - 6} ${TOP + 1}V7q6-3 12 0V${TOP + 1}Z`;
  });
  return (
    <svg class="short-noren" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="cloth" d={cloths.join('')} />
      <path class="hem" d={`M2 ${height - HEM}H${seam - 3}M${seam + 3} ${height - HEM}H${width - 2}`} />
      <path class="rod-edge" d={`M0 ${ROD}H${width}`} />
      <path class="rod" d={`M0 ${ROD}H${width}`} />
      <path class="cloth" d={loops.join('')} />
    </svg>
  );
}
