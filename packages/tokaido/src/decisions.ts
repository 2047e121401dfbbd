/**
 * The decisions by name, and what each is about. Frames hold two integers; here they get their names, and cards
 * and places their ids, so that nobody outside the rules decodes numbers.
 */

import type { AutomaticStep, DecisionStep } from '@tokaido/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** A decision that needs no details. */
export type NoDetails = Readonly<Record<string, never>>;

/** Each decision with its details; boxes add theirs by declaration merging. */
export interface DecisionMap {
  /** Which traveler to be. */
  choose: NoDetails;
  /** Whether to leave the inn before everybody else. */
  leave: NoDetails;
  /** Where the traveler `mover` goes: the seat itself, or the neutral traveler's. */
  travel: { readonly mover: number };
  /** What to do at the stop, by the name of its space; `used` are the options already taken there. */
  option: { readonly stop: string; readonly used: readonly string[] };
  /** Which of the souvenirs on offer to buy. */
  buy: { readonly offer: readonly string[] };
  /** Which of the souvenirs just bought gives its coins to the temple. */
  pledge: { readonly bought: readonly string[] };
  /** Which of the souvenirs being bought costs one coin, if any; asked while coins are pledged to the temple. */
  discount: { readonly bought: readonly string[] };
  /** Which of the encounters drawn to keep; they are a secret of the seat. */
  keep: NoDetails;
  /** Which panorama to go on with; `optional` where none may be taken. */
  panorama: { readonly optional: boolean };
  /** How many coins to offer. */
  give: NoDetails;
  /** Which meal to take from the menu. */
  eat: NoDetails;
  /** Whether to look at the top meal of the deck; `extra` if it does not take the place of the meal at the inn. */
  look: { readonly extra: boolean };
  /** Whether to take a meal from the deck. `dish` is null where only the seat has seen it. */
  treat: { readonly dish: string | null; readonly priced: boolean; readonly extra: boolean };
}

/** The decisions that need no details. */
export type PlainDecision = {
  [K in keyof DecisionMap]: DecisionMap[K] extends NoDetails ? K : never;
}[keyof DecisionMap];

/** Everything somebody may have to decide, discriminated by name. */
export type TokaidoDecision = {
  [K in keyof DecisionMap]: { readonly decision: K; readonly details: DecisionMap[K] };
}[keyof DecisionMap];

type Decision = DecisionStep<State, Event>;

/** The step of one decision. */
export type DecisionOf<K extends keyof DecisionMap> = Omit<Decision, 'name' | 'details'> & {
  readonly name: K;
} & (DecisionMap[K] extends NoDetails
    ? { readonly details?: never }
    : { details(s: State, seat: number, a: number, b: number): DecisionMap[K] });

/** A decision whose details are those of its name. */
export function decision<K extends keyof DecisionMap>(step: DecisionOf<K>): Decision {
  return step;
}

/** A step without a choice. */
export function automatic(step: AutomaticStep<State, Event>): AutomaticStep<State, Event> {
  return step;
}
