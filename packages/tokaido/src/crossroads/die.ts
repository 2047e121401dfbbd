/** The Fortune die: X, 1, 2, 3, 3, 4. */

import { EVERYBODY } from '@tokaido/kernel';
import { addStream, draw } from '../chance.ts';
import type { Deal } from '../moments.ts';
import type { Player, State } from '../state.ts';

const FACES = [0, 1, 2, 3, 3, 4];
const DIE = addStream('die', (side) => String(FACES[side]));

export function rollDie(s: State, p: Player, d: Deal): number {
  const face = FACES[draw(s, d, DIE, (1 << FACES.length) - 1)];
  d.tell?.({ type: 'die', seat: p.seat, face }, EVERYBODY);
  return face;
}
