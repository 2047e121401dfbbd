/**
 * A move in one sentence: `Matsu walks to the village and buys Gofu and Sake`. Its steps are folded, a stop is named
 * only where nothing that happens there names it, and what it brings others follows. Points are beside it, see
 * `sayMoveAloud`.
 */

import type { Event } from '@tokaido/tokaido';
import { list, sentence, t } from '../messages/index.ts';
import { subjects, yourSeat } from '../subjects.ts';
import { festivalName } from './event-names.ts';
import { firstOf, sayStep } from './move-steps.ts';
import { playerName, printed, spaceAt } from './names.ts';
import type { Line, Seated, Seen } from './seen.ts';

interface Move {
  readonly lines: readonly Line[];
}

export function sayMove({ lines }: Move, seen: Pick<Seen, 'me' | 's'>, info: Seated): string {
  const [first] = lines;
  if (first === undefined) return '';
  const events = folded(lines.flatMap(onTheRoad));
  const bought = new Set(events.flatMap((event) => (event.type === 'bought' ? event.souvenirs : [])));
  const you = yourSeat(seen, info);
  const subject = subjects(first, you, (seat) => playerName(seat, seen, info));
  // The one who acts comes first, whatever their step brings others on the way.
  const seats = [...new Set(events.flatMap((event) => ('seat' in event ? [event.seat] : [])))];
  const order = seats.filter((seat) => seat !== first.seat);
  const clauses = [first.seat, ...order].flatMap((seat) => {
    const who = seat === you ? 'you' : 'other';
    const steps = stepsOf(events, seat, { who, bought }, (to) => spaceAt(seen.s, printed(seen.s, to)));
    return steps.length === 0 ? [] : [t('move.clause', { ...subject(seat), steps: list(steps) })];
  });
  clauses.push(...events.flatMap(sayForAll));
  const [main = t('move.nothing', subject(first.seat)), ...more] = clauses;
  return sentence(more.reduce((move, also) => t('move.also', { move, also }), main));
}

/** With its points, for whoever hears it. */
export function sayMoveAloud(move: Move, seen: Pick<Seen, 'me' | 's'>, info: Seated): string {
  const points = move.lines.reduce((sum, line) => sum + gained(line), 0);
  return t('move.aloud', { move: sayMove(move, seen, info), points });
}

/** What the one who acted gained in points. */
export function gained({ seat, events }: Pick<Line, 'seat' | 'events'>): number {
  return events.reduce(
    (sum, event) => sum + (event.type === 'points' && event.seat === seat ? event.points : 0),
    0,
  );
}

/** The last of these comes before the count. */
const ON_THE_ROAD: ReadonlySet<Event['type']> = new Set(['travel', 'ate', 'hungry']);
const COUNT: ReadonlySet<Event['type']> = new Set(['donors', 'calligraphyScored', 'end']);

/** Without the count at the end of the journey, which no walk has earned. */
export function onTheRoad({ events }: Pick<Line, 'events'>): readonly Event[] {
  const end = events.find(({ type }) => type === 'end');
  if (end === undefined) return events;
  const meal = events.reduce((last, { type }, i) => (ON_THE_ROAD.has(type) ? i : last), -1);
  const first = events.findIndex(({ type }) => COUNT.has(type));
  const achievement = events.findIndex(({ type }, i) => type === 'achievement' && i > meal);
  return [...events.slice(0, achievement < 0 ? first : Math.min(first, achievement)), end];
}

/** Coins from several hands as one sum, and a section that completes a panorama first as just that. */
function folded(events: readonly Event[]): Event[] {
  const out: Event[] = [];
  for (const event of events) {
    if (event.type === 'coins' && event.from !== 'farm' && event.how === undefined) {
      const i = out.findIndex((other) => isSameHand(other, event));
      const before = out[i];
      if (before?.type === 'coins') {
        out[i] = { ...before, coins: before.coins + event.coins };
        continue;
      }
    }
    const kind = event.type === 'achievement' ? firstOf(event.achievement) : undefined;
    const painted = out.findIndex((other) => isPaintedBy(other, event, kind));
    if (painted >= 0) out.splice(painted, 1);
    out.push(event);
  }
  return out;
}

function isPaintedBy(other: Event, event: Event, kind: number | undefined): boolean {
  return other.type === 'panorama' && 'seat' in event && other.seat === event.seat && other.kind === kind;
}

function isSameHand(
  other: Event,
  { seat, coins, from }: Extract<Event, { readonly type: 'coins' }>,
): boolean {
  if (other.type !== 'coins' || other.seat !== seat || other.how !== undefined) return false;
  if (other.from === 'farm' || Math.sign(other.coins) !== Math.sign(coins)) return false;
  return coins > 0 || other.from === from;
}

/** Steps that tell where they happen. */
const NAMES_STOP: Readonly<Record<string, readonly Event['type'][]>> = {
  inn: ['ate', 'hungry'],
  temple: ['offering'],
  encounter: ['encounter'],
  'hot-spring': ['spring', 'bathhouse'],
};

function namesStop(event: Event, stop: string): boolean {
  if (event.type === 'coins') return stop === 'farm' && event.from === 'farm';
  if (event.type === 'option') return stop === 'farm' && event.option === 'gaming-room';
  if (stop.startsWith('panorama')) return event.type === 'panorama' || event.type === 'achievement';
  return NAMES_STOP[stop]?.includes(event.type) ?? false;
}

function stepsOf(
  events: readonly Event[],
  seat: number,
  about: { readonly who: 'you' | 'other'; readonly bought: ReadonlySet<number> },
  stopAt: (to: number) => string,
): string[] {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const steps: string[] = [];
  let at = '';
  own.forEach((event, i) => {
    if (event.type === 'travel') {
      at = stopAt(event.to);
      if (isNamedLater(own.slice(i + 1), at)) return;
    }
    const step = sayStep(event, { ...about, at });
    if (step !== null && !steps.includes(step)) steps.push(step);
    if (event.type === 'travel' || namesStop(event, at)) at = '';
  });
  return steps;
}

/** Whether what follows, before the next walk, says where it happens. */
function isNamedLater(events: readonly Event[], stop: string): boolean {
  const next = events.findIndex(({ type }) => type === 'travel');
  return events.slice(0, next < 0 ? undefined : next).some((event) => namesStop(event, stop));
}

/** What changes the journey for everybody. */
function sayForAll(event: Event): string[] {
  if (event.type === 'end') return [t('move.over')];
  return event.type === 'festival' ? [t('move.festival', { festival: festivalName(event.festival) })] : [];
}
