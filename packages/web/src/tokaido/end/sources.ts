/** Where points came from, as the end screen groups them: one color and pattern each, in one order everywhere. */

import '@tokaido/words/locales/en/end';
import type { Score } from '@tokaido/kernel';

export interface Source {
  /** The word for it is `end.source.<id>`, its paint the class `from-<id>`. */
  readonly id: string;
  /** The engine's sources that are counted here. */
  readonly of: readonly string[];
}

export const GROUPS: readonly Source[] = [
  { id: 'panorama', of: ['panorama'] },
  { id: 'souvenir', of: ['souvenir'] },
  { id: 'meal', of: ['meal'] },
  { id: 'spring', of: ['spring'] },
  { id: 'encounter', of: ['encounter'] },
  { id: 'donation', of: ['donation'] },
  { id: 'donor-rank', of: ['donor-rank'] },
  { id: 'achievement', of: ['ach-panorama', 'ach-end'] },
  { id: 'traveler', of: ['traveler'] },
  { id: 'cherry', of: ['cherry'] },
  { id: 'bath', of: ['bath'] },
  { id: 'legend', of: ['legend'] },
  { id: 'calligraphy', of: ['calligraphy'] },
  { id: 'festival', of: ['festival'] },
];

/** Points of one seat from a group. */
export function pointsFrom({ of }: Source, { by }: Pick<Score, 'by'>): number {
  return of.reduce((sum, source) => sum + (by[source] ?? 0), 0);
}

/** The groups from which anybody has points; the others need no column and no color. */
export function groupsUsed(scores: readonly Score[]): readonly Source[] {
  return GROUPS.filter((group) => scores.some((score) => pointsFrom(group, score) !== 0));
}
