/** What the words of Duo are about, see `../seen.ts`. */

import type { Event, State } from '@tokaido/duo';
import type { Pending } from '@tokaido/kernel';
import type { JournalLine, SeenState } from '../seen.ts';

export type { Forecast, Phrase, Seated } from '../seen.ts';
export type Seen<T extends Pending = Pending> = SeenState<State, T>;
export type Line = JournalLine<Event>;
