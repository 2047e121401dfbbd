/** Where points of Matsuri come from. */

import { addSource } from '../gains.ts';

export const FROM_FESTIVAL = addSource('festival');
