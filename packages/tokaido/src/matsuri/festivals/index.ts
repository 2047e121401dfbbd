/** The twenty festivals. */

import type { Festival } from '../festival.ts';
import { choYo } from './cho-yo.ts';
import { gionMatsuri } from './gion-matsuri.ts';
import { hadakaMatsuri } from './hadaka-matsuri.ts';
import { hanabi } from './hanabi.ts';
import { hinaMatsuri } from './hina-matsuri.ts';
import { kamiarisai } from './kamiarisai.ts';
import { muraMatsuri } from './mura-matsuri.ts';
import { oBon } from './o-bon.ts';
import { oFuneMatsuri } from './o-fune-matsuri.ts';
import { oHanami } from './o-hanami.ts';
import { oShogatsu } from './o-shogatsu.ts';
import { oTaueMatsuri } from './o-taue-matsuri.ts';
import { oTsukimi } from './o-tsukimi.ts';
import { setsubun } from './setsubun.ts';
import { shishimai } from './shishimai.ts';
import { tanabata } from './tanabata.ts';
import { tango } from './tango.ts';
import { tokaEbisu } from './toka-ebisu.ts';
import { toriNoIchi } from './tori-no-ichi.ts';
import { yamaNoKo } from './yama-no-ko.ts';

export const festivals: readonly Festival[] = [
  oBon,
  toriNoIchi,
  hinaMatsuri,
  tango,
  hanabi,
  oFuneMatsuri,
  oShogatsu,
  setsubun,
  tanabata,
  oTsukimi,
  shishimai,
  choYo,
  yamaNoKo,
  oTaueMatsuri,
  hadakaMatsuri,
  oHanami,
  gionMatsuri,
  kamiarisai,
  tokaEbisu,
  muraMatsuri,
];
