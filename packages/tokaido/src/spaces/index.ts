/** The spaces by their number in `data/road.ts`. */

import { encounter } from './encounter.ts';
import { farm } from './farm.ts';
import { hotSpring } from './hot-spring.ts';
import { inn } from './inn.ts';
import { panoramaSpaces } from './panorama.ts';
import { shop } from './shop.ts';
import type { Space } from './space.ts';
import { temple } from './temple.ts';

export const SPACES: readonly Space[] = [inn, shop, farm, temple, encounter, hotSpring, ...panoramaSpaces];
