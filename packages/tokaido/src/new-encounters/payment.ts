/** Encounters that ask for a coin: pay and get the effect, or decline. */

import type { PlainDecision } from '../decisions.ts';
import type { Encounter } from '../encounters/deck.ts';
import { pay } from '../gains.ts';
import type { Deal } from '../moments.ts';
import type { Parts } from '../parts.ts';
import { question, yesOrNoVerb } from '../question.ts';
import type { Reason } from '../reasons.ts';
import { needsCoins } from '../spaces/space.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import { PAY } from './numbers.ts';

const PRICE = 1;

/** Asks for a coin before the effect, in a step of its own for each kind of encounter. */
// ruling new-encounters-decline, chuubei-paid
export function paid(
  number: number,
  name: PlainDecision,
  effect: (s: State, p: Player, d: Deal) => void,
  closed: (s: State, p: Player) => Reason | null = () => null,
): Pick<Encounter, 'meet' | 'steps'> {
  const step = question({
    name,
    verb: PAY,
    closed: (s, p) => closed(s, p) ?? needsCoins(p.coins, PRICE),
    yes(s, p, d) {
      pay(p, d, PRICE, name);
      effect(s, p, d);
    },
  });
  return { steps: [[number, step]], meet: (s, p) => frames.push(s, number, p.seat) };
}

export const paymentParts: Parts = { verbs: [[PAY, yesOrNoVerb('pay')]] };
