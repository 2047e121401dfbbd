/** Which festivals are held now, and where they are felt. */

import { members } from '@tokaido/kernel';
import { BOXES } from '@tokaido/tokaido';
import { cardId } from './names.ts';
import type { Seen } from './seen.ts';

/** The ids of the festivals in force. */
export function festivalsHeld(seen: Seen): string[] {
  // Without the box the state ends before the field.
  return members(seen.s.festivals ?? 0).map((card) => cardId('matsuri', 'festival', card));
}

/** The ids of the festivals in force that change what happens at a stop or a decision. */
export function festivalsAt(where: string, seen: Seen): string[] {
  const boxes = [...BOXES.values()];
  return festivalsHeld(seen).filter((id) => boxes.some(({ feltAt }) => feltAt?.[id]?.includes(where)));
}
