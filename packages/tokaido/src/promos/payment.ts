/** Encounters that ask for a coin: pay and have the effect, or decline and have none. */

import { act, addVerb, named, objectOf, verbOf } from '../actions.ts';
import { pay } from '../gains.ts';
import type { Deal } from '../moments.ts';
import { OTHER_DECISION } from '../reasons.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';

const PRICE = 1;
const YES = 0;
const NO = 1;
const PAY = addVerb(named('pay', () => ['yes', 'no']));

/** Asks for a coin before the effect. The step is made once for each kind of encounter. */
// ruling new-encounters-decline, chuubei-paid
export function paid(
  name: string,
  open: (p: Player) => boolean,
  effect: (s: State, p: Player, d: Deal) => void,
): (s: State, p: Player) => void {
  const step = frames.add({
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
  });
  return (s, p) => frames.push(s, step, p.seat);
}
