/**
 * What a space, a card, a traveler or a box brings into the game, as data. Every step, verb, option, chance
 * stream and source of points stands beside its number (`numbers.ts`); `compose.ts` lays all of them into the
 * tables of the game.
 */

import type { AddOn, HiddenFamily, Step } from '@tokaido/kernel';
import type { Verb } from './actions.ts';
import type { Stream } from './chance.ts';
import type { Event } from './events.ts';
import type { Option } from './spaces/space.ts';
import type { Player, State } from './state.ts';

/** Whether something can be bought for coins at a decision; `a` and `b` are its frame's numbers. */
export type ForCoins = (s: State, p: Player, a: number, b: number) => boolean;

export interface Parts {
  readonly steps?: readonly (readonly [number: number, step: Step<State, Event>])[];
  /** More actions at a decision that does not know them. */
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
