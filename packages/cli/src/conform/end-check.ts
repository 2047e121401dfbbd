/** The end of a logged game: achievements, donors, points by source, places. */

import { popcount } from '@tokaido/kernel';
import type { Event, State } from '@tokaido/tokaido';
import { ACHIEVEMENTS, tokaido } from '@tokaido/tokaido';
import { isPanoramaAchievement } from '../games/tokaido/ending.ts';
import { Difference, same } from './difference.ts';
import type { LogEnd } from './log.ts';

export function checkEnd(s: State, end: LogEnd, told: readonly Event[]): void {
  if (!tokaido.isOver(s)) throw new Difference('the log ends, and the engine goes on');
  const players = s.all.slice(0, s.players);
  const scores = tokaido.scores(s);
  const column = (source: string) => scores.map(({ by }) => by[source] ?? 0);

  for (const [number, id] of ACHIEVEMENTS.entries()) {
    if (isPanoramaAchievement(number)) continue;
    const seats = players.filter((p) => (p.achievements >> number) & 1).map((p) => p.seat);
    same(`achievement "${id}"`, seats, end.ach[id] ?? []);
  }
  same(
    'temple coins',
    players.map((p) => p.offerings),
    end.temple,
  );
  same('points of the donors', column('donor-rank'), end.donor);
  for (const [seat, cards] of (end.calligraphy ?? []).entries()) {
    const points = told.flatMap((event) =>
      event.type === 'calligraphyScored' && event.seat === seat ? [event.points] : [],
    );
    same(`points of the calligraphy of seat ${seat}`, ascending(points), ascending(Object.values(cards)));
  }
  const sources = new Set([...Object.keys(scores[0]?.by ?? {}), ...Object.keys(end.by)]);
  const nothing = players.map(() => 0);
  for (const source of sources) same(`points from ${source}`, column(source), end.by[source] ?? nothing);
  same(
    'final points',
    scores.map(({ points }) => points),
    end.score,
  );
  same(
    'number of achievements',
    players.map((p) => popcount(p.achievements)),
    end.nach,
  );
  same(
    'places',
    scores.map(({ place }) => place),
    end.place,
  );
}

function ascending(points: readonly number[]): number[] {
  return [...points].sort((a, b) => a - b);
}
