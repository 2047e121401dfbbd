/** Hanabi, the fireworks: two more festivals at once. */

import { holdTwoMore } from '../deck.ts';
import { festival } from '../festival.ts';

export const hanabi = festival({ id: 'hanabi', feltAt: [], begin: holdTwoMore });
