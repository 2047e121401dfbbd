/** Whose turn it is, the end of a leg, and the end of the journey. */

import { act, EVERYBODY, objectOf } from '@tokaido/kernel';
import { FIRST, IN_TURN, LEAVE } from './actions.ts';
import { boxesIn } from './box.ts';
import { END } from './data/road.ts';
import { automatic, decision } from './decisions.ts';
import { endOfJourney } from './end.ts';
import { travelerOf } from './moments.ts';
import { CHOOSE_LEAVING, TURN } from './numbers.ts';
import type { Parts } from './parts.ts';
import { OTHER_DECISION } from './reasons.ts';
import { isInn, leader, rearmost } from './road.ts';
import { clearMenu } from './spaces/inn.ts';
import type { State } from './state.ts';
import { frames, isNeutral } from './state.ts';
import { askToTravel } from './travel.ts';

/** Starts the journey: from here on the turns call each other. */
export function setOut(s: State): void {
  frames.push(s, TURN, 0);
  askWhoLeaves(s);
}

const turn = automatic({
  name: 'turn',
  run(s, d) {
    const last = rearmost(s);
    if (isInn(s, last.position) && last.position !== s.restedAt) {
      // With the rearmost traveler at an inn, everybody has arrived and eaten.
      s.restedAt = last.position;
      clearMenu(s);
      if (last.position === END) {
        endOfJourney(s, d);
        return;
      }
      frames.push(s, TURN, 0);
      askWhoLeaves(s);
      for (const box of boxesIn(s)) box.afterInn(s, d);
      return;
    }
    frames.push(s, TURN, 0);
    // ruling neutral-mover
    askToTravel(s, isNeutral(s, last) ? leader(s).seat : last.seat, last.seat);
  },
});

/** Those who may leave an inn before everybody else are asked before anybody leaves. */
// ruling mutsumi-decision
function askWhoLeaves(s: State): void {
  if (s.boxes === 0) return;
  for (let seat = 0; seat < s.players; seat++) {
    if (travelerOf(s.all[seat]).leavesFirst) frames.push(s, CHOOSE_LEAVING, seat);
  }
}

const chooseLeaving = decision({
  name: 'leave',
  quiet: true,

  legal(s, out, seat) {
    if (rearmost(s).seat !== seat) out.add(act(LEAVE, FIRST));
    out.add(act(LEAVE, IN_TURN));
  },

  /** Last in line is first to leave. */
  play(s, action, d, seat) {
    if (objectOf(action) !== FIRST) return;
    s.all[seat].place = rearmost(s).place + 1;
    d.tell?.({ type: 'leavesFirst', seat }, EVERYBODY);
  },

  explain: () => OTHER_DECISION,
});

export const flowParts: Parts = {
  steps: [
    [TURN, turn],
    [CHOOSE_LEAVING, chooseLeaving],
  ],
};
