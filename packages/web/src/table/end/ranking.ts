/** Who won, and by what: the order of the seats and the one sentence about it. */

import type { Score } from '@tokaido/kernel';

/** Best first; equals in the order of their seats. */
export function ranked(scores: readonly Score[]): readonly Score[] {
  return [...scores].sort((a, b) => a.place - b.place || a.seat - b.seat);
}

export type Outcome =
  /** Alone in first place, with the lead in points. */
  | { readonly kind: 'wins'; readonly seat: number; readonly by: number }
  /** Equal in points, ahead in achievements. */
  | { readonly kind: 'ahead'; readonly seat: number }
  | { readonly kind: 'shared'; readonly seats: readonly number[] };

export function outcomeOf(scores: readonly Score[]): Outcome | null {
  const [first, ...rest] = ranked(scores);
  if (first === undefined) return null;
  const equal = rest.filter(({ place }) => place === first.place).map(({ seat }) => seat);
  if (equal.length > 0) return { kind: 'shared', seats: [first.seat, ...equal] };
  const second = Math.max(...rest.map(({ points }) => points), 0);
  if (rest.length > 0 && second === first.points) return { kind: 'ahead', seat: first.seat };
  return { kind: 'wins', seat: first.seat, by: first.points - second };
}
