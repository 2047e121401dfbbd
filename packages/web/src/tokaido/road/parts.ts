/** What a layout is given to draw the parts of a table. */

import type { Away } from '../../table/away-players.ts';
import type { Seen } from '../model.ts';
import type { RoadSelection } from './road-selection.ts';

export interface PartsProps {
  readonly selection: RoadSelection;
  readonly seen: Seen;
  readonly away: Away;
}
