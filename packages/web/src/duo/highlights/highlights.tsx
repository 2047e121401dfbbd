/** What of Duo is shown by itself: my results as cards, and what everybody should see. */

import type { GameHighlights } from '../../table/game.ts';
import type { Duo } from '../model.ts';

export const duoHighlights: GameHighlights<Duo> = {
  of: () => [],
  Highlight: () => null,
};
