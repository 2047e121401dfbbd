/** The strongest bots and the hints, with the nets. A chunk of its own, since it is larger than everything else. */

import { botFor } from '@tokaido/bots';
import type { View } from '@tokaido/kernel';
import type { AnyGame } from '@tokaido/table';

export { hintFor as advise } from '@tokaido/bots';

export function strongMove(game: AnyGame, level: string, view: View, seed: number): number {
  return botFor(level, game, seed).decide(view);
}
