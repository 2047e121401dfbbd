/** The ten travelers of the base game. */

import type { Traveler } from '../moments.ts';
import { chuubei } from './chuubei.ts';
import { hiroshige } from './hiroshige.ts';
import { hirotada } from './hirotada.ts';
import { kinko } from './kinko.ts';
import { mitsukuni } from './mitsukuni.ts';
import { sasayakko } from './sasayakko.ts';
import { satsuki } from './satsuki.ts';
import { umegae } from './umegae.ts';
import { yoshiyasu } from './yoshiyasu.ts';
import { zenEmon } from './zen-emon.ts';

export const BASE_TRAVELERS: readonly Traveler[] = [
  hiroshige,
  chuubei,
  kinko,
  yoshiyasu,
  satsuki,
  mitsukuni,
  sasayakko,
  hirotada,
  umegae,
  zenEmon,
];
