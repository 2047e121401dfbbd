/** The six calligraphy cards. */

import { contemplation } from './contemplation.ts';
import { fasting } from './fasting.ts';
import { foresight } from './foresight.ts';
import { nostalgia } from './nostalgia.ts';
import { patience } from './patience.ts';
import { perfection } from './perfection.ts';
import type { Calligraphy } from './supply.ts';

export const calligraphyCards: readonly Calligraphy[] = [
  foresight,
  contemplation,
  nostalgia,
  patience,
  perfection,
  fasting,
];
