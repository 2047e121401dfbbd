/** The decisions by name, and what each is about: the frame's numbers in words, for whoever shows them. */

import type { DecisionStep } from '@tokaido/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** A decision that needs no details. */
type NoDetails = Readonly<Record<string, never>>;

export interface DecisionMap {
  /** Which die to take, and where its character goes. */
  die: NoDetails;
  /** Whether to use the die of this character, which shows `value`, once more. */
  again: { readonly character: string; readonly value: number };
  /** What to do at the Pilgrim's station. */
  visit: NoDetails;
  /** What to do in the Merchant's town. */
  trade: NoDetails;
  /** Which wares to keep when there are too many. */
  keep: NoDetails;
  /** Which wares to give back when the Robust wave is lost. */
  return: NoDetails;
  /** Whether to paint or to give a painting away; `icons` are those that may be given here. */
  compose: { readonly icons: readonly string[] };
}

/** Everything somebody may have to decide, discriminated by name. */
export type DuoDecision = {
  [K in keyof DecisionMap]: { readonly decision: K; readonly details: DecisionMap[K] };
}[keyof DecisionMap];

type Named<K extends keyof DecisionMap> = Omit<DecisionStep<State, Event>, 'name' | 'details'> & {
  readonly name: K;
} & (DecisionMap[K] extends NoDetails
    ? { readonly details?: never }
    : { details(s: State, seat: number, a: number, b: number): DecisionMap[K] });

/** A decision whose details are those of its name. */
export function decision<K extends keyof DecisionMap>(step: Named<K>): DecisionStep<State, Event> {
  return step;
}
