/** The base game. */

import type { Content } from './box.ts';
import { BASE_ENCOUNTERS } from './encounters/index.ts';
import { flowParts } from './flow.ts';
import { setupParts } from './setup.ts';
import { encounterParts } from './spaces/encounter.ts';
import { farmParts } from './spaces/farm.ts';
import { hotSpringParts } from './spaces/hot-spring.ts';
import { innParts } from './spaces/inn.ts';
import { panoramaParts } from './spaces/panorama.ts';
import { shopParts } from './spaces/shop.ts';
import { stopParts } from './spaces/stop.ts';
import { templeParts } from './spaces/temple.ts';
import { treatParts } from './spaces/treat.ts';
import { travelParts } from './travel.ts';
import { BASE_TRAVELERS } from './travelers/index.ts';

export const core: Content = {
  parts: [
    setupParts,
    flowParts,
    travelParts,
    stopParts,
    shopParts,
    farmParts,
    templeParts,
    encounterParts,
    hotSpringParts,
    panoramaParts,
    innParts,
    treatParts,
  ],
  travelers: BASE_TRAVELERS,
  encounters: BASE_ENCOUNTERS,
};
