/** The table's types with Duo's state, events and turns filled in. */

import type { DuoDecision, Event, State } from '@tokaido/duo';
import type * as protocol from '@tokaido/table';
import type * as table from '../table/model.ts';
import type * as selection from '../table/selection.ts';

/** What is asked, with the details that the name of the decision promises. */
export type Turn = Omit<protocol.Turn, 'decision' | 'details'> & DuoDecision;

export interface Duo {
  readonly state: State;
  readonly event: Event;
  readonly turn: Turn;
}

export type Seen = table.Seen<Duo>;
export type Line = table.Line<Duo>;
export type TableModel = table.TableModel<Duo>;
export type Selection = selection.Selection<Duo>;
