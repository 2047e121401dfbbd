/** The strongest bots and the hints, with the nets. A chunk of its own, since it is larger than everything else. */

import { botFor } from '@tokaido/bots';
import type { View } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';

export { hintFor as advise } from '@tokaido/bots';

export function strongMove(level: string, view: View, seed: number): number {
  return botFor(level, tokaido.id, seed).decide(view);
}
