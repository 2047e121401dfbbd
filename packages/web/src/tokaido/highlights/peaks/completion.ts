/** A panorama that a line completes: whose it is, what it brings, and which events tell of it. */

import type { Event } from '@tokaido/tokaido';
import { PANORAMA_LENGTHS, PANORAMAS, row, SEAT_AT } from '@tokaido/tokaido';
import type { ShownLine } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';
import type { PanoramaProgress } from '../../panoramas.ts';
import { playerAt, travelerOf } from '../../players.ts';

export interface Completion {
  readonly seat: number;
  readonly kind: PanoramaProgress['kind'];
  /** What each section is worth, in order. */
  readonly sections: readonly number[];
  /** How many of them, the last ones, came just now. */
  readonly added: number;
  /** The points of the achievement, and of powers that it wakes; null for whoever is not the first. */
  readonly first: number | null;
  /** All that it brings now. */
  readonly gained: number;
  /** The score after it. */
  readonly score: number;
  readonly events: readonly Event[];
}

type Shown = Pick<ShownLine<Tokaido>, 'line' | 'before'>;

export function completionsOf({ line: { events }, before }: Shown): readonly Completion[] {
  const taken = new Map<string, number[]>();
  return events.flatMap((event, at) => {
    if (event.type !== 'panorama') return [];
    const { seat, kind } = event;
    const key = `${seat} ${kind}`;
    const added = [...(taken.get(key) ?? []), at];
    taken.set(key, added);
    const length = PANORAMA_LENGTHS[kind] ?? 0;
    const had = row(playerAt(before.s, seat), SEAT_AT.panoramas, kind);
    return had + added.length === length ? [completion(events, before, seat, kind, added)] : [];
  });
}

function completion(
  events: readonly Event[],
  before: Shown['before'],
  seat: number,
  kind: number,
  added: readonly number[],
): Completion {
  const length = PANORAMA_LENGTHS[kind] ?? 0;
  const player = playerAt(before.s, seat);
  const sections = added.flatMap((at) => [at, ...pointsAfter(events, at, seat, SECTION_SOURCES)]);
  // A festival gives everybody a section first, and then the achievement to all who are first together.
  const won = events.findIndex(
    (event) => event.type === 'achievement' && event.seat === seat && event.achievement === kind,
  );
  const board = won < 0 ? [] : [won, ...pointsAfter(events, won, seat, BOARD_SOURCES)];
  const told = [...sections, ...board];
  const until = told.at(-1) ?? 0;
  return {
    seat,
    kind: PANORAMAS[kind] ?? 'paddy',
    sections: Array.from({ length }, (_, i) => travelerOf(player).section(i + 1, length)),
    added: added.length,
    first: won < 0 ? null : sum(events, board, seat),
    gained: sum(events, told, seat),
    score: player.points + sum(events, [...events.keys()].slice(0, until + 1), seat),
    events: told.flatMap((at) => events[at] ?? []),
  };
}

const SECTION_SOURCES: ReadonlySet<string> = new Set(['panorama']);
/** A power that an achievement wakes brings its points right after it. */
const BOARD_SOURCES: ReadonlySet<string> = new Set(['ach-panorama', 'traveler']);

/** The points right after an event, as far as they come of it. */
function pointsAfter(
  events: readonly Event[],
  at: number,
  seat: number,
  sources: ReadonlySet<string>,
): readonly number[] {
  const found: number[] = [];
  for (let i = at + 1; ; i++) {
    const event = events[i];
    if (event?.type !== 'points' || event.seat !== seat || !sources.has(event.source)) return found;
    found.push(i);
  }
}

function sum(events: readonly Event[], indexes: readonly number[], seat: number): number {
  return indexes.reduce((points, at) => {
    const event = events[at];
    return points + (event?.type === 'points' && event.seat === seat ? event.points : 0);
  }, 0);
}
