/** The bit of this box; the first box has the first bit. */

import { BOXES } from '../box.ts';

export const CROSSROADS = 1 << BOXES.size;
