/** The bit of this box, after the boxes before it. */

import { BOXES } from '../box.ts';

export const MATSURI = 1 << BOXES.size;
