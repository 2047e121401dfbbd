/** The six legendary objects. */

import { buppatsu } from './buppatsu.ts';
import { ema } from './ema.ts';
import { emaki } from './emaki.ts';
import { masamune } from './masamune.ts';
import { murasame } from './murasame.ts';
import { shodo } from './shodo.ts';
import type { Legend } from './supply.ts';

export const legendaryObjects: readonly Legend[] = [shodo, emaki, buppatsu, ema, murasame, masamune];
