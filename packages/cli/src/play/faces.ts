/** The face of each game, found by the game. */

import type { Playable } from '../playable.ts';
import { duoFace } from './duo/face.ts';
import type { Face } from './face.ts';
import { tokaidoFace } from './tokaido/face.ts';

/** A face only ever sees the states of its own game. */
const FACES: Readonly<Record<string, Face>> = { tokaido: tokaidoFace, duo: duoFace };

export function faceOf(table: Playable): Face {
  return FACES[table.game.id];
}
