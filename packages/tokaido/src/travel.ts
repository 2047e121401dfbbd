/** The move: forward to any free space, as far as the next inn. */

import { act, EVERYBODY, objectOf, verbOf } from '@tokaido/kernel';
import { TRAVEL } from './actions.ts';
import { boxesIn } from './box.ts';
import { TEMPLE } from './data/road.ts';
import { decision } from './decisions.ts';
import type { Deal } from './moments.ts';
import { CHOOSE_DESTINATION } from './numbers.ts';
import type { Parts } from './parts.ts';
import type { Reason } from './reasons.ts';
import { OTHER_DECISION } from './reasons.ts';
import { countAt, isDouble, isInn, nextInn, placesAt, seatsAt, spaceAt } from './road.ts';
import { arriveAtInn, neutralMeal, tellArrival } from './spaces/inn.ts';
import { closedToStop, stopAt } from './spaces/stop.ts';
import type { Player, State } from './state.ts';
import { frames, isNeutral } from './state.ts';
import { printed, returning } from './variations/return-trip.ts';

/** Asks `decider` to move the traveler `mover`; they differ only for the neutral traveler. */
export function askToTravel(s: State, decider: number, mover: number): void {
  s.joining = 0;
  s.pledged = 0;
  for (const box of boxesIn(s)) box.beforeMove(s, s.all[mover]);
  frames.push(s, CHOOSE_DESTINATION, decider, mover);
}

/** Why a traveler cannot move to a position; null when they can. */
function closed(s: State, p: Player, to: number): Reason | null {
  if (to <= p.position) return { why: 'behind-you' };
  const inn = nextInn(s, p.position);
  if (to > inn) return { why: 'beyond-the-inn', inn: printed(s, inn) };
  if (s.joining) return joinable(s, p, to) ? null : { why: 'not-joinable' };
  if (to === inn) return null;
  const places = placesAt(s, to);
  const shut = s.boxes === 0 ? 0 : shutAt(s, to);
  if (shut >= places) return { why: 'shut' };
  if (countAt(s, to) >= places - shut) {
    const by = seatsAt(s, to);
    if (shut > 0) return { why: 'shut' };
    if (isDouble(s, to) && by.length === 1) return { why: 'second-place', players: s.players, by };
    return { why: 'occupied', by };
  }
  // ruling neutral-anywhere
  return isNeutral(s, p) ? null : closedToStop(s, p, spaceAt(s, to));
}

/** How many places of a stop are shut; a double one loses the place off the road, in use or not. */
// ruling closed-small-games
function shutAt(s: State, position: number): number {
  const shut = printedShut(s, position);
  return shut > 0 && isDouble(s, position) && placesAt(s, position) === 1 ? 0 : shut;
}

function printedShut(s: State, position: number): number {
  let shut = 0;
  for (const box of boxesIn(s)) shut += box.shutPlaces(s, position);
  return shut;
}

/** The places of a stop that are shut, and those still free; at an inn there is one for everybody. */
export function roomAt(s: State, position: number): { readonly shut: number; readonly free: number } {
  const places = isInn(s, position) ? s.travelers : placesAt(s, position);
  const shut = Math.min(shutAt(s, position), places);
  // Somebody who joined a friend stands where no place is printed.
  return { shut, free: Math.max(0, places - shut - countAt(s, position)) };
}

/** Whether a traveler can join the one who stands alone on a stop with a single place. */
// ruling friendship-where, friendship-small-games, closed-friendship
export function joinable(s: State, p: Player, to: number): boolean {
  if (to <= p.position || to >= nextInn(s, p.position)) return false;
  if (placesAt(s, to) !== 1 || countAt(s, to) !== 1) return false;
  // The friend would stand off the road, and that is the place which is shut.
  if (printedShut(s, to) > 0) return false;
  return closedToStop(s, p, spaceAt(s, to)) === null;
}

/** The positions ahead, a bit each: where somebody stands, and, from bit 16 on, where two do. */
function takenAhead(s: State, from: number): number {
  let ones = 0;
  let twos = 0;
  for (let seat = 0; seat < s.travelers; seat++) {
    const ahead = s.all[seat].position - from;
    if (ahead <= 0 || ahead > 15) continue;
    twos |= ones & (1 << ahead);
    ones |= 1 << ahead;
  }
  return ones | (twos << 16);
}

/** The same as `closed` without the reason, because it is called more often than anything else. */
function isOpen(s: State, p: Player, to: number, inn: number, taken: number): boolean {
  if (s.joining) return joinable(s, p, to);
  if (to === inn) return true;
  const ahead = to - p.position;
  if (s.boxes !== 0 && shutAt(s, to) > 0) return closed(s, p, to) === null;
  if ((taken >> ahead) & 1 && (placesAt(s, to) < 2 || (taken >> (16 + ahead)) & 1)) return false;
  return isNeutral(s, p) || closedToStop(s, p, spaceAt(s, to)) === null;
}

/** Frame: `a` is the traveler who moves. */
const chooseDestination = decision({
  name: 'travel',

  legal(s, out, _seat, mover) {
    const p = s.all[mover];
    const from = p.position;
    const taken = takenAhead(s, from);
    const inn = nextInn(s, from);
    if (returning(s)) {
      for (let to = inn; to > from; to--)
        if (isOpen(s, p, to, inn, taken)) out.add(act(TRAVEL, printed(s, to)));
    } else {
      for (let to = from + 1; to <= inn; to++) if (isOpen(s, p, to, inn, taken)) out.add(act(TRAVEL, to));
    }
  },

  play(s, action, d, _seat, mover) {
    const p = s.all[mover];
    const to = printed(s, objectOf(action));
    const place = countAt(s, to) + 1;
    p.position = to;
    p.place = place;
    s.joining = 0;
    d.tell?.({ type: 'travel', seat: mover, to: objectOf(action), place }, EVERYBODY);
    if (isNeutral(s, p)) stopNeutral(s, p, d);
    else if (isInn(s, to)) arriveAtInn(s, p, d);
    else stopAt(s, p, d, spaceAt(s, to));
  },

  explain(s, action, _seat, mover) {
    if (verbOf(action) !== TRAVEL) return OTHER_DECISION;
    return closed(s, s.all[mover], printed(s, objectOf(action))) ?? OTHER_DECISION;
  },

  details: (_s, _seat, mover) => ({ mover }),
});

export const travelParts: Parts = { steps: [[CHOOSE_DESTINATION, chooseDestination]] };

/** The neutral traveler gives a coin at temples, removes a meal from the menu at inns, and does nothing else. */
// ruling neutral-temple, neutral-inn
function stopNeutral(s: State, p: Player, d: Deal): void {
  if (isInn(s, p.position)) {
    tellArrival(s, p, d);
    neutralMeal(s, d, p.position);
  } else if (spaceAt(s, p.position) === TEMPLE) {
    p.offerings++;
    d.tell?.({ type: 'offering', seat: p.seat, coins: 1, bank: true }, EVERYBODY);
  }
}
