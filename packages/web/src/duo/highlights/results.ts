/** Which results of mine a line holds, each for a card of its own; and what everybody should see: the last turn begins. */

import type { Event } from '@tokaido/duo';
import type { Highlight, ShownLine } from '../../table/highlights/highlight.ts';
import type { Duo } from '../model.ts';

/** What a card is about. */
export type ResultKind = 'wares' | 'sale' | 'town' | 'track' | 'token' | 'wave' | 'painting' | 'gift';

/** A card of its own, part of the card before it, or no result at all. */
type Role = ResultKind | 'joins' | 'silent';

/** Every type of event: a new one fails the type check here. */
const ROLES: { readonly [T in Event['type']]: Role } = {
  drew: 'wares',
  sold: 'sale',
  temple: 'track',
  garden: 'track',
  'spring-taken': 'token',
  'wave-taken': 'wave',
  painted: 'painting',
  gifted: 'gift',
  coins: 'joins',
  slab: 'joins',
  // What leads to a result, or what I chose to do without.
  setup: 'silent',
  turn: 'silent',
  die: 'silent',
  moved: 'silent',
  blocked: 'silent',
  returned: 'silent',
  'spring-used': 'silent',
  'spring-returned': 'silent',
  // For everybody.
  'last-turn': 'silent',
  end: 'silent',
};

/** Whether an event is a result for a seat. */
export function isResultOf(event: Event, seat: number): boolean {
  return ROLES[event.type] !== 'silent' && 'seat' in event && event.seat === seat;
}

export function highlightsOf(shown: ShownLine<Duo>): readonly Highlight<Duo>[] {
  const seats = shown.after.s.players.map(({ seat }) => seat).filter((seat) => shown.isMine(seat));
  return [...seats.flatMap((seat) => resultsOf(shown, seat)), ...lastTurn(shown)];
}

interface Draft {
  readonly kind: ResultKind;
  readonly events: Event[];
}

function resultsOf(shown: ShownLine<Duo>, seat: number): readonly Highlight<Duo>[] {
  const cards: Draft[] = [];
  for (const event of shown.line.events) {
    if (!isResultOf(event, seat)) continue;
    const role = ROLES[event.type];
    const open = cards.at(-1);
    if (role !== 'joins' && role !== 'silent') cards.push({ kind: role, events: [event] });
    // Coins without a sale come from the town itself.
    else if (open === undefined) cards.push({ kind: 'town', events: [event] });
    else open.events.push(event);
  }
  return cards.map(({ kind, events }, i) => ({
    kind,
    events,
    id: `result ${shown.line.n} ${seat} ${i}`,
    form: 'card',
    isMine: true,
    seat,
    shown,
    unfold: unfoldTime(events),
    hold: HOLD,
  }));
}

const HOLD = 1200;

/** How long the parts of a card move, in milliseconds at normal pace; the style sheet has the same numbers. */
const UNFOLD = 180;
const COUNT = 300;
const PIECE = 260;

function unfoldTime(events: readonly Event[]): number {
  const pieces = events.reduce((sum, event) => {
    if (event.type === 'drew') return sum + event.wares.length;
    return event.type === 'painted' ? sum + event.icons.length : sum;
  }, 0);
  return UNFOLD + Math.max(COUNT, pieces * PIECE);
}

export const LAST_TURN = 'last-turn';

/** Nothing is left to be shown before the end screen where the turn is over as well. */
function lastTurn(shown: ShownLine<Duo>): readonly Highlight<Duo>[] {
  const { events } = shown.line;
  if (events.some(({ type }) => type === 'end')) return [];
  return events.flatMap((event) =>
    event.type === LAST_TURN
      ? [
          {
            id: `last ${shown.line.n}`,
            form: 'card' as const,
            kind: LAST_TURN,
            isMine: shown.isMine(event.seat),
            seat: event.seat,
            shown,
            events: [event],
            unfold: UNFOLD + COUNT,
            hold: 1500,
          },
        ]
      : [],
  );
}
