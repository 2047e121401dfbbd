/** Whose turn it is, the end of a leg, and the end of the journey. */

import { END } from './data/road.ts';
import { endOfJourney } from './end.ts';
import { isInn, leader, rearmost } from './road.ts';
import { clearMenu } from './spaces/inn.ts';
import type { State } from './state.ts';
import { frames, isNeutral } from './state.ts';
import { askToTravel } from './travel.ts';

/** Starts the journey: from here on the turns call each other. */
export function setOut(s: State): void {
  frames.push(s, TURN, 0);
}

const TURN = frames.add({
  name: 'turn',
  run(s, d) {
    const last = rearmost(s);
    // With the rearmost traveler at the inn of the menu, everybody has arrived and eaten.
    if (isInn(s, last.position) && s.menuAt === last.position) clearMenu(s);
    if (last.position === END) {
      endOfJourney(s, d);
      return;
    }
    frames.push(s, TURN, 0);
    // ruling neutral-mover
    askToTravel(s, isNeutral(s, last) ? leader(s).seat : last.seat, last.seat);
  },
});
