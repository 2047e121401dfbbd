/** The sixteen travelers of Matsuri. */

import type { Traveler } from '../../moments.ts';
import { ayumu } from './ayumu.ts';
import { chihaya } from './chihaya.ts';
import { iyasaka } from './iyasaka.ts';
import { kamui } from './kamui.ts';
import { kidzuna } from './kidzuna.ts';
import { kushinada } from './kushinada.ts';
import { mari } from './mari.ts';
import { marihito } from './marihito.ts';
import { misaki } from './misaki.ts';
import { musubi } from './musubi.ts';
import { mutsumi } from './mutsumi.ts';
import { rakuren } from './rakuren.ts';
import { suseri } from './suseri.ts';
import { takeru } from './takeru.ts';
import { titia } from './titia.ts';
import { yashima } from './yashima.ts';

export const MATSURI_TRAVELERS: readonly Traveler[] = [
  kushinada,
  mutsumi,
  takeru,
  titia,
  rakuren,
  kamui,
  mari,
  yashima,
  kidzuna,
  chihaya,
  marihito,
  iyasaka,
  suseri,
  musubi,
  ayumu,
  misaki,
];
