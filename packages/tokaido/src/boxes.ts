/** The boxes that are here, in the order of the layout. Written by scripts/list-boxes.mjs. */

import './crossroads/index.ts';
import './matsuri/index.ts';
import './promos/index.ts';
