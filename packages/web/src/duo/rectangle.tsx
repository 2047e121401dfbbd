/** Temple × garden as the rectangle it is, in the largest that it could be. */

import type { JSX } from 'preact';
import './rectangle.css';

interface RectangleProps {
  /** What the slots count; a board's tracks may skip numbers. */
  readonly temple: number;
  readonly garden: number;
  readonly most: readonly [temple: number, garden: number];
  /** What it was before, where it has just grown. */
  readonly before?: readonly [temple: number, garden: number];
}

const CELL = 10;

export function Rectangle({ temple, garden, most, before }: RectangleProps): JSX.Element {
  const [width, height] = most;
  const cells: JSX.Element[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isIn = x < temple && y < garden;
      const isNew = before !== undefined && isIn && (x >= before[0] || y >= before[1]);
      cells.push(
        <rect
          key={`${x} ${y}`}
          class={isNew ? 'in new' : isIn ? 'in' : undefined}
          x={x * CELL + 0.5}
          y={(height - 1 - y) * CELL + 0.5}
          width={CELL - 1}
          height={CELL - 1}
        />,
      );
    }
  }
  return (
    <svg class="faith" viewBox={`-1 -1 ${width * CELL + 2} ${height * CELL + 2}`} aria-hidden="true">
      {cells}
      <rect class="rim" x={0} y={(height - garden) * CELL} width={temple * CELL} height={garden * CELL} />
    </svg>
  );
}
