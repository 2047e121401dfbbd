/** Mura matsuri, the villages: each farm shuts a place. */

import { FARM } from '../../data/road.ts';
import { festival } from '../festival.ts';

export const muraMatsuri = festival({ id: 'mura-matsuri', feltAt: ['farm'], shuts: FARM });
