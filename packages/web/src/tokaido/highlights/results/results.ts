/** Which results of mine a line holds, each for a card of its own. */

import type { Event } from '@tokaido/tokaido';
import { onTheRoad } from '@tokaido/words/tokaido/move-line';
import { fetchScenes, type SceneName } from '../../../art/results.tsx';
import type { Highlight, ShownLine } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';
import { unfoldTime } from './motion.ts';

/** What a card is about. */
export type ResultKind =
  | 'encounter'
  | 'spring'
  | 'bathhouse'
  | 'panorama'
  | 'set'
  | 'legend'
  | 'temple'
  | 'meal'
  | 'die'
  | 'card'
  | 'amulet-used'
  | 'cherry'
  | 'coins'
  | 'points';

/** A card of its own, part of the card before or after it, or no result at all. */
type Role = ResultKind | 'joins' | 'silent';

/** Every type of event: a new one fails the type check here. */
const ROLES: { readonly [T in Event['type']]: Role } = {
  encounter: 'encounter',
  spring: 'spring',
  bathhouse: 'bathhouse',
  panorama: 'panorama',
  bought: 'set',
  souvenir: 'set',
  doll: 'set',
  legend: 'legend',
  offering: 'temple',
  ate: 'meal',
  die: 'die',
  hiddenCard: 'card',
  amulet: 'card',
  calligraphy: 'card',
  sharedCalligraphy: 'card',
  amuletUsed: 'amulet-used',
  cherry: 'cherry',
  coins: 'joins',
  points: 'joins',
  haggled: 'joins',
  // Before the journey.
  tiles: 'silent',
  chosen: 'silent',
  traveler: 'silent',
  line: 'silent',
  // What leads to a result, or is looked at before a decision.
  travel: 'silent',
  option: 'silent',
  leavesFirst: 'silent',
  offer: 'silent',
  encounters: 'silent',
  looks: 'silent',
  menu: 'silent',
  treat: 'silent',
  supply: 'silent',
  legendOffer: 'silent',
  festivals: 'silent',
  waived: 'silent',
  // Nothing is gained or lost.
  hungry: 'silent',
  refused: 'silent',
  declined: 'silent',
  discarded: 'silent',
  // Shown across the screen, or at the end of the journey.
  festival: 'silent',
  achievement: 'silent',
  donors: 'silent',
  calligraphyScored: 'silent',
  end: 'silent',
};

/** Types of event by which nobody draws, wins, gets, pays or loses anything. */
export const SILENT_EVENTS: ReadonlySet<string> = new Set(
  Object.entries(ROLES).flatMap(([type, role]) => (role === 'silent' ? [type] : [])),
);

/** Whether an event is a result for a seat; a purchase of nothing is none. */
export function isResultOf(event: Event, seat: number): boolean {
  if (ROLES[event.type] === 'silent' || !('seat' in event) || event.seat !== seat) return false;
  return event.type !== 'bought' || event.souvenirs.length > 0;
}

/** 0 points or coins are told with what brings them, and have no card by themselves. */
function isNothing(event: Event): boolean {
  return (event.type === 'points' && event.points === 0) || (event.type === 'coins' && event.coins === 0);
}

/** Without the count at the end of the journey, and beside those events that a peak tells. */
export function resultsOf(
  shown: ShownLine<Tokaido>,
  told: ReadonlySet<Event>,
): readonly Highlight<Tokaido>[] {
  const events = onTheRoad(shown.line);
  const seats = shown.after.s.all.map(({ seat }) => seat).filter((seat) => shown.isMine(seat));
  return seats.flatMap((seat) =>
    cardsOf(events, seat, told).map((card, i) => {
      fetchScenes(SCENES_OF[card.kind] ?? []);
      return {
        ...card,
        id: `result ${shown.line.n} ${seat} ${i}`,
        form: 'card' as const,
        isMine: true,
        seat,
        shown,
        unfold: unfoldTime(card.events),
        hold: HOLD,
      };
    }),
  );
}

/** Pictures that each kind of card shows. */
const SCENES_OF: { readonly [K in ResultKind]?: readonly SceneName[] } = {
  encounter: ['encounter'],
  spring: ['bath-2', 'bath-3'],
  temple: ['temple'],
  coins: ['farm'],
  points: ['encounter'],
  bathhouse: ['bathhouse'],
  legend: ['legendary'],
  die: ['gaming-room'],
  card: ['amulet', 'calligraphy'],
  'amulet-used': ['amulet'],
  cherry: ['cherry-tree'],
};

const HOLD = 1200;

interface ResultCard {
  readonly kind: ResultKind;
  readonly events: readonly Event[];
}

interface Draft {
  kind: ResultKind;
  readonly events: Event[];
}

function cardsOf(events: readonly Event[], seat: number, told: ReadonlySet<Event>): readonly ResultCard[] {
  const cards: Draft[] = [];
  /** Paid or gained before anything that it could belong to. */
  let early: Event[] = [];
  let open: Draft | null = null;
  for (const event of events) {
    if (!isResultOf(event, seat)) continue;
    const role = roleOf(event);
    if (told.has(event)) {
      // What else it brings stands by itself, unless somebody gave it.
      if (open !== null && !GIVES.has(open.kind)) open = null;
    } else if (role === 'joins') (open?.events ?? early).push(event);
    else if (open !== null && takes(open.kind, role)) {
      open.events.push(event);
      if (role === 'set') open.kind = open.kind === 'legend' ? role : open.kind;
    } else {
      open = { kind: role, events: [...early, event] };
      early = [];
      cards.push(open);
    }
  }
  return early.every(isNothing) ? cards : [...cards, { kind: alone(early), events: early }];
}

function roleOf(event: Event): Exclude<Role, 'silent'> {
  // Coins that somebody else lays in the temple for me are part of why they do.
  if (event.type === 'offering' && event.bank) return 'joins';
  const role = ROLES[event.type];
  return role === 'silent' ? 'joins' : role;
}

/** Kinds whose gifts are shown with them. */
const GIVES: ReadonlySet<ResultKind> = new Set(['encounter', 'amulet-used']);

/** Whether another thing belongs on the same card. */
function takes(open: ResultKind, next: ResultKind): boolean {
  if (GIVES.has(open)) return !GIVES.has(next);
  const isWare = (kind: ResultKind) => kind === 'set' || kind === 'legend';
  return isWare(open) ? isWare(next) : open === 'card' && next === 'card';
}

/** What gains and payments are about by themselves. */
function alone(events: readonly Event[]): ResultKind {
  if (events.some(({ type }) => type === 'offering')) return 'temple';
  return events.some(({ type }) => type === 'points') ? 'points' : 'coins';
}
