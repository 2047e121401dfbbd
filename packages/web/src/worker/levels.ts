/** The levels of bots: the one that is meant, and the default one. */

import type { Level } from '@tokaido/bots';
import { DEFAULT_LEVEL, LEVELS } from '@tokaido/bots';

export function levelNamed(id: string): Level {
  const level = LEVELS.find((each) => each.id === id);
  return level ?? levelNamed(DEFAULT_LEVEL);
}
