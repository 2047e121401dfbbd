/** Which festivals are held now. */

import { members } from '@tokaido/kernel';
import type { Seen } from '../table/model.ts';
import { cardId } from './names.ts';

/** The ids of the festivals in force. */
export function festivalsHeld(seen: Seen): string[] {
  // Without the box the state ends before the field.
  return members(seen.s.festivals ?? 0).map((card) => cardId('matsuri', 'festival', card));
}
