/** The geometry of the chart of chances: its x axis is that of the bar below it. */

/** Half the handle of the bar: so far from its edges the first and the last position are. */
export const INSET = 12;

export interface ChartSize {
  readonly width: number;
  readonly height: number;
  /** Above and below the lines. */
  readonly top: number;
  readonly foot: number;
}

export function xAt(position: number, end: number, width: number): number {
  return INSET + ((width - 2 * INSET) * position) / Math.max(1, end);
}

export function yAt(share: number, { height, top, foot }: Omit<ChartSize, 'width'>): number {
  return top + (height - top - foot) * (1 - share);
}

/** The line of a seat, as the path of an SVG. */
export function lineOf(
  chances: readonly (readonly number[])[],
  seat: number,
  end: number,
  size: ChartSize,
): string {
  const points = chances.map((shares, position) => {
    const [x, y] = [xAt(position, end, size.width), yAt(shares[seat] ?? 0, size)];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

/**
 * Where each line carries the sign of its seat: spread over the game, each at the position near its share of the width
 * where it is farthest from the other lines.
 */
export function signPlaces(chances: readonly (readonly number[])[], seats: number): readonly number[] {
  const count = chances.length;
  const part = count / (seats + 1);
  return Array.from({ length: seats }, (_, seat) => {
    const middle = part * (seat + 1);
    const [from, to] = [Math.ceil(middle - part / 2), Math.ceil(middle + part / 2) - 1];
    let best = Math.min(count - 1, Math.max(0, Math.round(middle)));
    let most = -1;
    for (let i = Math.max(0, from); i <= Math.min(count - 1, to); i++) {
      const own = chances[i]?.[seat] ?? 0;
      const room = Math.min(
        ...(chances[i] ?? []).map((other, o) => (o === seat ? 1 : Math.abs(other - own))),
      );
      if (room > most) [best, most] = [i, room];
    }
    return best;
  });
}

/** The position under a point of the chart. */
export function positionAt(x: number, end: number, width: number): number {
  return Math.min(end, Math.max(0, Math.round(((x - INSET) / Math.max(1, width - 2 * INSET)) * end)));
}
