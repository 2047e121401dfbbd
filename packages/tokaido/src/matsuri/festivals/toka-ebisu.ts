/** Toka Ebisu, the merchants: each shop shuts a place. */

import { SHOP } from '../../data/road.ts';
import { festival } from '../festival.ts';

export const tokaEbisu = festival({ id: 'toka-ebisu', feltAt: ['shop'], shuts: SHOP });
