/** No nets at first: a browser fetches those of a game when a table needs them, and adds them with `addNets`. */

import type * as atStart from './nets-at-start.ts';

export const NET_TASKS: typeof atStart.NET_TASKS = new Map();

export const NET_WEIGHTS: typeof atStart.NET_WEIGHTS = new Map();
