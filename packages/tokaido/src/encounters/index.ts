/** The people one meets on the road. */

import { annaibito } from './annaibito.ts';
import { addEncounters } from './deck.ts';
import { kuge } from './kuge.ts';
import { miko } from './miko.ts';
import { samurai } from './samurai.ts';
import { shokunin } from './shokunin.ts';

/** The set of cards of the base game. */
export const BASE_ENCOUNTERS = addEncounters([shokunin, ...annaibito, samurai, kuge, miko]);
