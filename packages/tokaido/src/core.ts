/** All of the base game that takes room in a state; the boxes come after it. */

import './encounters/index.ts';
import './spaces/index.ts';
import { layout } from './state.ts';
import './travelers/index.ts';

/** How long a state of the base game is. */
export const CORE_SIZE = layout.size;
