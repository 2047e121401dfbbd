/** What the coach says: first a nudge, then choices, then their expected points; or why it says nothing. */

import type { Hint } from '@tokaido/bots';
import type { PointsSoFar } from '../../worker/messages.ts';

/** Why there is no help: turned off, a listed table, a server that cannot tell the others, or nothing to advise. */
export type NoHelp = 'off' | 'listed' | 'old' | 'none';

export type Help =
  | { readonly says: NoHelp | 'thinking'; readonly named?: never }
  | { readonly says: 'nudge'; readonly hint: Hint; readonly named?: never }
  /** `named`: its choices are no secret any more. */
  | { readonly says: 'choices'; readonly named: Hint }
  | { readonly says: 'points'; readonly named: Hint; readonly points: PointsSoFar | null };
