/** The six travelers of Crossroads. */

import type { Traveler } from '../../moments.ts';
import { daigoro } from './daigoro.ts';
import { gotozaemon } from './gotozaemon.ts';
import { jirocho } from './jirocho.ts';
import { kita } from './kita.ts';
import { miyataka } from './miyataka.ts';
import { nampo } from './nampo.ts';

export const CROSSROADS_TRAVELERS: readonly Traveler[] = [
  jirocho,
  daigoro,
  nampo,
  gotozaemon,
  miyataka,
  kita,
];
