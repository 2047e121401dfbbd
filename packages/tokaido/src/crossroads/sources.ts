/** Where points of Crossroads come from. */

import { SOURCES } from '../gains.ts';

export const FROM_CHERRY = SOURCES.push('cherry') - 1;
export const FROM_BATH = SOURCES.push('bath') - 1;
export const FROM_LEGEND = SOURCES.push('legend') - 1;
export const FROM_CALLIGRAPHY = SOURCES.push('calligraphy') - 1;
