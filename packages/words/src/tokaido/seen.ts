/** What the words of Tokaido are about, see `../seen.ts`. */

import type { Pending } from '@tokaido/kernel';
import type { Event, State } from '@tokaido/tokaido';
import type { JournalLine, SeenState } from '../seen.ts';

export type { Forecast, Phrase, Seated } from '../seen.ts';
export type Seen<T extends Pending = Pending> = SeenState<State, T>;
export type Line = JournalLine<Event>;
