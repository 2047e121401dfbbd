/** The people one meets on the road. */

import { annaibito } from './annaibito.ts';
import type { Encounter } from './deck.ts';
import { kuge } from './kuge.ts';
import { miko } from './miko.ts';
import { samurai } from './samurai.ts';
import { shokunin } from './shokunin.ts';

export const BASE_ENCOUNTERS: readonly Encounter[] = [shokunin, ...annaibito, samurai, kuge, miko];
