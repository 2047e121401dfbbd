/** The boxes that are here, in the order of the layout. Written by scripts/list-boxes.mjs: a folder is a box. */

import './crossroads/index.ts';
