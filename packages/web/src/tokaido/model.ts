/** The table's types with Tokaido's state and events filled in. */

import type { Event, State } from '@tokaido/tokaido';
import type * as table from '../table/model.ts';
import type * as selection from '../table/selection.ts';

export type Seen = table.Seen<State>;
export type Line = table.Line<Event>;
export type TableModel = table.TableModel<State, Event>;
export type Selection = selection.Selection<State, Event>;
