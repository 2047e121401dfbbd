/** What a layout is given to draw the parts of a table. */

import type { Seen } from '../model.ts';
import type { Away } from './away.ts';
import type { Play } from './play.ts';

export interface PartsProps {
  readonly play: Play;
  readonly seen: Seen;
  readonly away: Away;
}
