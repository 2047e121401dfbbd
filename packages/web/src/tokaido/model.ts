/** The table's types with Tokaido's state, events and turns filled in. */

import type * as protocol from '@tokaido/table';
import type { Event, State, TokaidoDecision } from '@tokaido/tokaido';
import type * as table from '../table/model.ts';
import type * as selection from '../table/selection.ts';

/** What is asked, with the details that the name of the decision promises. */
export type Turn = Omit<protocol.Turn, 'decision' | 'details'> & TokaidoDecision;

export interface Tokaido {
  readonly state: State;
  readonly event: Event;
  readonly turn: Turn;
}

export type Seen = table.Seen<Tokaido>;
export type Line = table.Line<Tokaido>;
export type TableModel = table.TableModel<Tokaido>;
export type Selection = selection.Selection<Tokaido>;
