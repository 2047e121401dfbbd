/** Gaming room: at a farm, two coins on the Fortune die instead of wages. */

import { act, idVerb, objectOf, verbOf } from '@tokaido/kernel';
import { FARM } from '../data/road.ts';
import { decision } from '../decisions.ts';
import { gainCoins, pay } from '../gains.ts';
import type { Deal } from '../moments.ts';
import { travelerOf } from '../moments.ts';
import type { Option, Parts } from '../parts.ts';
import { OTHER_DECISION } from '../reasons.ts';
import { needsCoins } from '../spaces/space.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import { rollDie } from './die.ts';
import { CHOOSE_ROLL, CROSSROADS, GAMING_ROOM_OPTION, ROLL } from './numbers.ts';

export const STAKE = 2;

const gamingRoom: Option = {
  id: 'gaming-room',
  box: CROSSROADS,
  // ruling gaming-minimum
  closed: (_s, _p, purse) => needsCoins(purse, STAKE),
  take(s, p, d) {
    pay(p, d, STAKE, 'gaming-room', 'bet');
    const face = rollDie(s, p, d);
    if (travelerOf(p).rerolls) frames.push(s, CHOOSE_ROLL, p.seat, face);
    else win(p, d, face);
  },
};

/** The stake is paid; it comes back as many times as the die shows. */
// ruling gaming-double
function win(p: Player, d: Deal, face: number): void {
  if (face > 0) gainCoins(p, d, STAKE * face, 'gaming-room', 'bet');
}

const STAND = 0;
const AGAIN = 1;

/** Frame: `a` is the face that was rolled. */
// ruling iyasaka-scope
const chooseRoll = decision({
  name: 'roll',

  legal(_s, out) {
    out.add(act(ROLL, STAND));
    out.add(act(ROLL, AGAIN));
  },

  play(s: State, action, d, seat, face) {
    const p = s.all[seat];
    win(p, d, objectOf(action) === AGAIN ? rollDie(s, p, d) : face);
  },

  explain: (_s, action) => (verbOf(action) === ROLL ? { why: 'must-take' } : OTHER_DECISION),
  details: (_s, _seat, face) => ({ face }),
});

export const gamingRoomParts: Parts = {
  options: [[GAMING_ROOM_OPTION, gamingRoom, [FARM]]],
  steps: [[CHOOSE_ROLL, chooseRoll]],
  verbs: [[ROLL, idVerb('roll', () => ['stand', 'again'])]],
};
