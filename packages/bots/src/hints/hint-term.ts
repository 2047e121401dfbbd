/** The numbers of a hint: where the points of a choice come from. */

export interface HintTerm {
  /** `sure` is certain, `expected` a mean or a prospect, `turns` the road and the place in the line. */
  readonly kind: 'sure' | 'expected' | 'turns';
  /** A source of points such as `panorama`, `draw` for several that chance decides, or a prospect such as `coins`. */
  readonly id: string;
  /** Rounded to a tenth. */
  readonly points: number;
  /** The section of a panorama that is painted, where the points are for one. */
  readonly panorama?: { readonly kind: number; readonly section: number };
}

export type Part = Pick<HintTerm, 'id' | 'points'>;

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { points }) => sum + points, 0);

/** Terms of a kind, rounded; what rounds to nothing is left out. */
export function rounded(kind: HintTerm['kind'], parts: readonly Part[]): HintTerm[] {
  return parts.flatMap(({ id, points }) => {
    const tenths = Math.round(points * 10) / 10;
    return tenths === 0 ? [] : [{ kind, id, points: tenths }];
  });
}

/** Prospects that change less are told together. */
const SMALL = 0.3;

/** The larger prospects, and the sum of the smaller ones. */
export function withRest(prospects: readonly Part[]): Part[] {
  const isSmall = ({ points }: Part) => Math.abs(points) < SMALL;
  return [
    ...prospects.filter((part) => !isSmall(part)),
    { id: 'rest', points: sumOf(prospects.filter(isSmall)) },
  ];
}
