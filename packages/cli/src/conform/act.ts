/** What `conform` must know of one kind of act. */

import type { Event } from '@tokaido/tokaido';
import type { LogAct, LogGame, LogStep } from './log.ts';

/** A chance stream and the cards that must come from it. */
export type Want = readonly [stream: string, cards: readonly string[]];

/** The name of a decision and the action, in words, that answers it; the first that is open counts. */
export type Choice = readonly [decision: string, ...actions: string[]];

export interface Act {
  wants?(act: LogAct, step: LogStep, game: LogGame): readonly Want[];
  /** Choices in order. If only one action is legal, the engine may take it without asking. */
  choices?(act: LogAct): readonly Choice[];
  /** Compares the events of the step with the act. */
  check?(act: LogAct, told: readonly Event[]): void;
}

/** Stands for nothing in an action. */
export const NONE = '-';

/** Which option of the stop is taken; asked only where there are several. */
export function option(id: string): Choice {
  return ['option', `option ${id}`];
}

/** An amulet used at a decision. */
export function using(amulet: string, decision: string): Choice {
  return [decision, `use ${amulet}`];
}

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The first event of a type, and of a kind where one is asked for. */
export function find<T extends Event['type']>(
  told: readonly Event[],
  type: T,
  is: (event: Told<T>) => boolean = () => true,
): Told<T> | undefined {
  return told.find((event): event is Told<T> => event.type === type && is(event as Told<T>));
}
