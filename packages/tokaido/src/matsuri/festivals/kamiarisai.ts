/** Kamiarisai, the divinities: each temple shuts a place. */

import { TEMPLE } from '../../data/road.ts';
import { festival } from '../festival.ts';

export const kamiarisai = festival({ id: 'kamiarisai', feltAt: ['temple'], shuts: TEMPLE });
