/** No nets at first: a browser fetches the one that a table needs, and adds it with `addNets`. */

import type * as atStart from './nets-at-start.ts';

export const NET_TASKS: typeof atStart.NET_TASKS = new Map();

export const NET_WEIGHTS: typeof atStart.NET_WEIGHTS = new Map();
