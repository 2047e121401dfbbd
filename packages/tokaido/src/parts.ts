/**
 * What a space, a card, a traveler or a box brings into the game, as data. Every step, verb, option, chance
 * stream and source of points stands beside its number (`numbers.ts`); `compose.ts` lays all of them into the
 * tables of the game.
 */

import type { AddOn, Dealer, HiddenFamily, Step, Verb } from '@tokaido/kernel';
import type { Event } from './events.ts';
import type { Reason } from './reasons.ts';
import type { Player, State } from './state.ts';

/** A deck or another use of chance, and how its outcomes are named. */
export interface Stream {
  readonly name: string;
  word(value: number): string;
}

/** Something that can be done at a stop. */
export interface Option {
  readonly id: string;
  /** The box it belongs to; 0 for the base game. */
  readonly box: number;
  /** Why it is not open to a traveler with this many coins; null when it is. */
  closed(s: State, p: Player, purse: number): Reason | null;
  take(s: State, p: Player, d: Dealer<Event>): void;
  /** Buys a card outright, so coins may be pledged for it. */
  readonly buys?: boolean;
  /** Stands for all options of the stop, so no second one follows it. */
  readonly whole?: boolean;
}

/** Whether something can be bought for coins at a decision; `a` and `b` are its frame's numbers. */
export type ForCoins = (s: State, p: Player, a: number, b: number) => boolean;

export interface Parts {
  readonly steps?: readonly (readonly [number: number, step: Step<State, Event>])[];
  /** Extra actions at a decision that does not know about them. */
  readonly addOns?: readonly (readonly [step: number, addOn: AddOn<State, Event>])[];
  readonly verbs?: readonly (readonly [number: number, verb: Verb])[];
  readonly options?: readonly (readonly [number: number, option: Option, spaces: readonly number[]])[];
  readonly streams?: readonly (readonly [number: number, stream: Stream])[];
  readonly sources?: readonly (readonly [number: number, name: string])[];
  /** Decisions that buy something, so that coins can be pledged to the temple there. */
  readonly purchases?: readonly (readonly [step: number, forCoins: ForCoins])[];
  /** Hidden cards, in the order in which they lie in a state. */
  readonly families?: readonly HiddenFamily[];
}
