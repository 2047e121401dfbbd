/** What a layout is given to draw the parts of a table. */

import type { Away } from '../../table/away.ts';
import type { Seen } from '../../table/model.ts';
import type { Play } from '../../table/play.ts';

export interface PartsProps {
  readonly play: Play;
  readonly seen: Seen;
  readonly away: Away;
}
