/** How near the game is to its end. */

import type { Seen } from '../model.ts';

export function isNearEnd({ s }: Seen): boolean {
  return s.ending !== 0;
}
