/** Encounters that ask for a coin: pay and get the effect, or decline. */

import type { DecisionStep } from '@tokaido/kernel';
import { act, idVerb, objectOf, verbOf } from '@tokaido/kernel';
import type { Encounter } from '../encounters/deck.ts';
import type { Event } from '../events.ts';
import { pay } from '../gains.ts';
import type { Deal } from '../moments.ts';
import type { Parts } from '../parts.ts';
import { OTHER_DECISION } from '../reasons.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import { PAY } from './numbers.ts';

const PRICE = 1;
const YES = 0;
const NO = 1;

/** Asks for a coin before the effect, in a step of its own for each kind of encounter. */
// ruling new-encounters-decline, chuubei-paid
export function paid(
  number: number,
  name: string,
  open: (p: Player) => boolean,
  effect: (s: State, p: Player, d: Deal) => void,
): Pick<Encounter, 'meet' | 'steps'> {
  const step: DecisionStep<State, Event> = {
    name,
    quiet: true,

    legal(s, out, seat) {
      const p = s.all[seat];
      if (p.coins >= PRICE && open(p)) out.add(act(PAY, YES));
      out.add(act(PAY, NO));
    },

    play(s, action, d, seat) {
      if (objectOf(action) === NO) return;
      pay(s.all[seat], d, PRICE, name);
      effect(s, s.all[seat], d);
    },

    explain(s, action, seat) {
      if (verbOf(action) !== PAY) return OTHER_DECISION;
      return { why: 'coins', have: s.all[seat].coins, need: PRICE };
    },
  };
  return { steps: [[number, step]], meet: (s, p) => frames.push(s, number, p.seat) };
}

export const paymentParts: Parts = { verbs: [[PAY, idVerb('pay', () => ['yes', 'no'])]] };
