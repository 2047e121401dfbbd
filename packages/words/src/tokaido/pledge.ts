/** That the coins of a purchase are pledged to the temple. */

import { IN_FULL } from '@tokaido/tokaido';
import { nameOf, paragraph, t } from '../messages/index.ts';
import type { Seen } from './seen.ts';

/** The amulet by which the coins of a purchase are pledged, and what that means here; null while none are. */
export function sayPledge({ s }: Pick<Seen, 's'>): readonly [name: string, does: string] | null {
  if (!s.pledged) return null;
  const does = [t('amulet.devotion.does'), ...(s.pledged === IN_FULL ? [t('sheets.inFull')] : [])];
  return [nameOf('amulet', 'devotion'), paragraph(does)];
}
