/** The six amulets and the decisions at which they may be used. */

import { CHOOSE_MEAL } from '../../spaces/inn.ts';
import { CHOOSE_SOUVENIRS } from '../../spaces/shop.ts';
import { CHOOSE_OPTION } from '../../spaces/stop.ts';
import { TAKE_TREAT } from '../../spaces/treat.ts';
import { CHOOSE_DESTINATION } from '../../travel.ts';
import { CHOOSE_CALLIGRAPHY } from '../calligraphy/supply.ts';
import { CHOOSE_LEGEND } from '../legendary-objects/supply.ts';
import { devotion } from './devotion.ts';
import { fortune } from './fortune.ts';
import { friendship } from './friendship.ts';
import { health } from './health.ts';
import { hospitality } from './hospitality.ts';
import { AMULETS, CHOOSE_AMULET, openWindow } from './supply.ts';
import { vitality } from './vitality.ts';

AMULETS.push(vitality, fortune, health, friendship, hospitality, devotion);

for (const step of [
  CHOOSE_DESTINATION,
  CHOOSE_OPTION,
  CHOOSE_SOUVENIRS,
  CHOOSE_MEAL,
  TAKE_TREAT,
  CHOOSE_LEGEND,
  CHOOSE_AMULET,
  CHOOSE_CALLIGRAPHY,
]) {
  openWindow(step);
}
