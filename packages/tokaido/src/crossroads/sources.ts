/** Where points of Crossroads come from. */

import { addSource } from '../gains.ts';

export const FROM_CHERRY = addSource('cherry');
export const FROM_BATH = addSource('bath');
export const FROM_LEGEND = addSource('legend');
export const FROM_CALLIGRAPHY = addSource('calligraphy');
