/** The Fortune die: X, 1, 2, 3, 3, 4. */

import { EVERYBODY } from '@tokaido/kernel';
import { draw } from '../chance.ts';
import type { Deal } from '../moments.ts';
import type { Parts } from '../parts.ts';
import type { Player, State } from '../state.ts';
import { DIE } from './numbers.ts';

export const FACES = [0, 1, 2, 3, 3, 4];

export function rollDie(s: State, p: Player, d: Deal): number {
  const face = FACES[draw(s, d, DIE, (1 << FACES.length) - 1)];
  d.tell?.({ type: 'die', seat: p.seat, face }, EVERYBODY);
  return face;
}

export const dieParts: Parts = {
  streams: [[DIE, { name: 'die', word: (side) => String(FACES[side]) }]],
};
