/** What the words of Tokaido are about, see `../seen.ts`. */

import type { Pending } from '@tokaido/kernel';
import type { Event, State, TokaidoDecision } from '@tokaido/tokaido';
import type { JournalLine, SeenState } from '../seen.ts';

export type { Forecast, Phrase, Seated } from '../seen.ts';

/** What is asked, with the details that the name of the decision promises. */
export type TokaidoTurn = Pending<TokaidoDecision>;
export type Seen<T extends TokaidoTurn = TokaidoTurn> = SeenState<State, T>;
export type Line = JournalLine<Event>;
