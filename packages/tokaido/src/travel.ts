/** The move: forward to a free space of one's choice, at most to the next inn. */

import { act, objectOf, TRAVEL, verbOf } from './actions.ts';
import { TEMPLE } from './data/road.ts';
import { offer } from './gains.ts';
import type { Deal } from './moments.ts';
import type { Reason } from './reasons.ts';
import { OTHER_DECISION } from './reasons.ts';
import { countAt, isDouble, isInn, nextInn, placesAt, seatsAt, spaceAt } from './road.ts';
import { SPACES } from './spaces/index.ts';
import { neutralMeal } from './spaces/inn.ts';
import type { Player, State } from './state.ts';
import { frames, isNeutral } from './state.ts';
import { printed, returning } from './variations/return-trip.ts';

/** Asks `decider` to move the traveler `mover`; they differ only for the neutral traveler. */
export function askToTravel(s: State, decider: number, mover: number): void {
  frames.push(s, CHOOSE_DESTINATION, decider, mover);
}

/** Why a traveler cannot move to a position; null when he can. */
function closed(s: State, p: Player, to: number): Reason | null {
  if (to <= p.position) return { why: 'behind-you' };
  const inn = nextInn(s, p.position);
  if (to > inn) return { why: 'beyond-the-inn', inn: printed(s, inn) };
  if (to === inn) return null;
  if (countAt(s, to) >= placesAt(s, to)) {
    const by = seatsAt(s, to);
    if (isDouble(s, to) && by.length === 1) return { why: 'second-place', players: s.players, by };
    return { why: 'occupied', by };
  }
  // ruling neutral-anywhere
  return isNeutral(s, p) ? null : SPACES[spaceAt(s, to)].closed(s, p);
}

const CHOOSE_DESTINATION = frames.add({
  name: 'travel',

  legal(s, out, _seat, mover) {
    const p = s.all[mover];
    const inn = nextInn(s, p.position);
    if (returning(s)) {
      for (let to = inn; to > p.position; to--) {
        if (closed(s, p, to) === null) out.add(act(TRAVEL, printed(s, to)));
      }
    } else {
      for (let to = p.position + 1; to <= inn; to++) {
        if (closed(s, p, to) === null) out.add(act(TRAVEL, to));
      }
    }
  },

  play(s, action, d, _seat, mover) {
    const p = s.all[mover];
    const to = printed(s, objectOf(action));
    const place = countAt(s, to) + 1;
    p.position = to;
    p.place = place;
    d.tell?.({ type: 'travel', seat: mover, to: objectOf(action), place }, -1);
    if (isNeutral(s, p)) stopNeutral(s, p, d);
    else SPACES[spaceAt(s, to)].stop(s, p, d);
  },

  explain(s, action, _seat, mover) {
    if (verbOf(action) !== TRAVEL) return OTHER_DECISION;
    return closed(s, s.all[mover], printed(s, objectOf(action))) ?? OTHER_DECISION;
  },
});

/** The neutral traveler leaves a coin at temples, spoils a menu at inns, and does nothing else. */
// ruling neutral-temple, neutral-inn
function stopNeutral(s: State, p: Player, d: Deal): void {
  if (isInn(s, p.position)) neutralMeal(s, d, p.position);
  else if (spaceAt(s, p.position) === TEMPLE) offer(p, d, 1, true);
}
