/** The six amulets and the decisions at which they may be used. */

import {
  CHOOSE_DESTINATION,
  CHOOSE_MEAL,
  CHOOSE_OPTION,
  CHOOSE_SOUVENIRS,
  TAKE_TREAT,
} from '../../numbers.ts';
import type { Parts } from '../../parts.ts';
import { CHOOSE_AMULET, CHOOSE_CALLIGRAPHY, CHOOSE_LEGEND } from '../numbers.ts';
import { devotion } from './devotion.ts';
import { fortune } from './fortune.ts';
import { friendship } from './friendship.ts';
import { health } from './health.ts';
import { hospitality } from './hospitality.ts';
import type { Amulet } from './supply.ts';
import { amuletsAt } from './supply.ts';
import { vitality } from './vitality.ts';

export const amuletCards: readonly Amulet[] = [vitality, fortune, health, friendship, hospitality, devotion];

export const amuletWindows: Parts = {
  addOns: [
    CHOOSE_DESTINATION,
    CHOOSE_OPTION,
    CHOOSE_SOUVENIRS,
    CHOOSE_MEAL,
    TAKE_TREAT,
    CHOOSE_LEGEND,
    CHOOSE_AMULET,
    CHOOSE_CALLIGRAPHY,
  ].map(amuletsAt),
};
