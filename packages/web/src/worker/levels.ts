/** The levels of bots: the one that is meant, and the default one. */

import type { Level } from '@tokaido/bots';
import { LEVELS } from '@tokaido/bots';

function levelAt(index: number): Level {
  const level = LEVELS[index];
  if (level === undefined) throw new RangeError(`no level ${index}`);
  return level;
}

const DEFAULT = levelAt(Math.floor(LEVELS.length / 2));

export function levelNamed(id: string): Level {
  return LEVELS.find((level) => level.id === id) ?? DEFAULT;
}
