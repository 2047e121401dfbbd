/** The road behind the signs of the index, a piece for each row. */

import type { JSX } from 'preact';

/** How far it swings aside at each row, in pixels. */
const SWAY = [2, -14, 6, 14, -4, -12, 8];
const WIDTH = 88;
const HEIGHT = 100;

export function swayAt(row: number): number {
  return SWAY[(row + SWAY.length) % SWAY.length] ?? 0;
}

/** From the edge of the row before, through the sign, to the edge of the next. */
export function RoadPiece({ row }: { readonly row: number }): JSX.Element {
  const [before = 0, here = 0, after = 0] = [row - 1, row, row + 1].map((each) => WIDTH / 2 + swayAt(each));
  const [top, bottom] = [(before + here) / 2, (here + after) / 2];
  const line = `M${top} -1Q${here} ${HEIGHT * 0.25} ${here} ${HEIGHT / 2}T${bottom} ${HEIGHT + 1}`;
  return (
    <svg class="learn-way" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {['edge', 'sand', 'worn'].map((part) => (
        <path key={part} class={part} d={line} />
      ))}
    </svg>
  );
}
