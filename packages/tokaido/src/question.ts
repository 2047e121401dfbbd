/** Decisions that are answered with yes or no. */

import type { DecisionStep, Verb } from '@tokaido/kernel';
import { act, EVERYBODY, idVerb, objectOf, verbOf } from '@tokaido/kernel';
import type { DecisionMap, DecisionOf } from './decisions.ts';
import type { Event } from './events.ts';
import type { Deal } from './moments.ts';
import type { Reason } from './reasons.ts';
import { OTHER_DECISION } from './reasons.ts';
import type { Player, State } from './state.ts';

const YES = 0;
const NO = 1;

export function yesOrNoVerb(word: string): Verb {
  return idVerb(word, () => ['yes', 'no']);
}

type Question<K extends keyof DecisionMap> = Pick<DecisionOf<K>, 'name' | 'details'> & {
  readonly verb: number;
  /** Why they cannot say yes, from what everybody knows; null when they can. */
  closed?(s: State, p: Player): Reason | null;
  /** What happens after a yes; `a` and `b` are the frame's numbers. */
  yes(s: State, p: Player, d: Deal, a: number, b: number): void;
};

/** Whoever cannot say yes is not asked. */
export function question<K extends keyof DecisionMap>(own: Question<K>): DecisionStep<State, Event> {
  const closed = (s: State, seat: number) => own.closed?.(s, s.all[seat]) ?? null;
  const { name, details, verb } = own;
  return {
    name,
    ...(details && { details }),
    quiet: true,

    legal(s, out, seat) {
      if (closed(s, seat) === null) out.add(act(verb, YES));
      out.add(act(verb, NO));
    },

    play(s, action, d, seat, a, b) {
      if (objectOf(action) === YES) own.yes(s, s.all[seat], d, a, b);
      else d.tell?.({ type: 'declined', seat, decision: name }, EVERYBODY);
    },

    explain: (s, action, seat) => (verbOf(action) === verb ? closed(s, seat) : null) ?? OTHER_DECISION,
  };
}
