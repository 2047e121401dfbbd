/**
 * What a line brings in points. Duo tells no points with its events: they follow from the board's tables and from how far
 * both tracks were then, which is counted back from the position that is shown.
 */

import type { Event } from '@tokaido/duo';
import type { Line, Seen } from './seen.ts';

type Played = Pick<Line, 'n' | 'events'>;

/** The slots of a player's pegs before something happened. */
interface Pegs {
  temple: number;
  garden: number;
}

/** What the events bring a seat, one after the other; the pegs move along. */
function gainOf(event: Event, seat: number, { s }: Pick<Seen, 's'>, pegs: Pegs): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  const { temple, garden, slabs, gifts } = s.island.board;
  const step = (points: readonly number[], n: number) => (points[n] ?? 0) - (points[n - 1] ?? 0);
  if (event.type === 'temple') {
    pegs.temple = event.slot;
    return step(temple, event.slot - 1) * (garden[pegs.garden - 1] ?? 0);
  }
  if (event.type === 'garden') {
    pegs.garden = event.slot;
    return step(garden, event.slot - 1) * (temple[pegs.temple - 1] ?? 0);
  }
  if (event.type === 'slab') return step(slabs, event.slabs);
  return event.type === 'gifted' ? step(gifts, event.gifts) : 0;
}

/** The pegs of a seat before a line: those of the position, less what was advanced since. */
function pegsBefore(line: Played, seat: number, { s }: Pick<Seen, 's'>, lines: readonly Played[]): Pegs {
  const p = s.players[seat];
  const since = lines.filter(({ n }) => n > line.n).flatMap(({ events }) => events);
  const steps = (type: 'temple' | 'garden') =>
    [...line.events, ...since].filter((event) => event.type === type && event.seat === seat).length;
  return { temple: (p?.temple ?? 1) - steps('temple'), garden: (p?.garden ?? 1) - steps('garden') };
}

/** What a line brings a seat in points; `lines` are those that led to the position, the line among them. */
export function pointsFor(
  line: Played,
  seat: number,
  seen: Pick<Seen, 's'>,
  lines: readonly Played[],
): number {
  const pegs = pegsBefore(line, seat, seen, lines);
  return line.events.reduce((sum, event) => sum + gainOf(event, seat, seen, pegs), 0);
}

/** What the one who acted gained in points. */
export function gained(line: Line, seen: Pick<Seen, 's'>, lines: readonly Played[]): number {
  return line.seat < 0 ? 0 : pointsFor(line, line.seat, seen, lines);
}
