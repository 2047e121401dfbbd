/** What a line of the journal brought. */

import type { Line } from './model.ts';

/** What the one who acted gained in points. */
export function gained({ seat, events }: Pick<Line, 'seat' | 'events'>): number {
  return events.reduce(
    (sum, event) => sum + (event.type === 'points' && event.seat === seat ? event.points : 0),
    0,
  );
}
