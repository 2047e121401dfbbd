/** Where points of Matsuri come from. */

import { SOURCES } from '../gains.ts';

export const FROM_FESTIVAL = SOURCES.push('festival') - 1;
