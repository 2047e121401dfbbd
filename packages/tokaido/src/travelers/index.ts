/** The ten travelers of the base game. */

import type { Traveler } from '../moments.ts';
import { TRAVELERS } from '../moments.ts';
import { nobody } from '../variations/initiation.ts';
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

/** Adds travelers and returns the numbers of their tiles. */
export function addTravelers(tiles: readonly Traveler[]): number[] {
  return tiles.map((tile) => TRAVELERS.push(tile) - 1);
}

addTravelers([nobody]);

/** The tiles of the base game. */
export const BASE_TRAVELERS = addTravelers([
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
]);
