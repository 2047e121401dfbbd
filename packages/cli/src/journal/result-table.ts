/** The result of a game as a table: players side by side, best first, a row for each source of points. */

import type { Score } from '@tokaido/kernel';
import { t } from '@tokaido/words';
import { columns } from '../terminal/columns.ts';

export function resultTable(
  scores: readonly Score[],
  name: (seat: number) => string,
  sourceName: (source: string) => string,
): string[] {
  const ranked = [...scores].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const sources = Object.keys(scores[0]?.by ?? {}).filter((source) =>
    scores.some(({ by }) => by[source] !== 0),
  );
  return columns(
    ['', ...ranked.map(({ seat }) => name(seat))],
    [
      ...sources.map((source) => [sourceName(source), ...ranked.map(({ by }) => by[source] ?? 0)]),
      [t('page.points'), ...ranked.map(({ points }) => points)],
      [t('term.place'), ...ranked.map(({ place }) => place)],
    ],
  );
}
