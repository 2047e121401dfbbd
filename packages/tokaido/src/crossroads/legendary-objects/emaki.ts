/** Emaki, a picture scroll: worth a point for each other thing collected. */

import type { Legend } from './supply.ts';

export const emaki: Legend = { id: 'emaki', price: 1, script: true, offering: false, points: 0 };
