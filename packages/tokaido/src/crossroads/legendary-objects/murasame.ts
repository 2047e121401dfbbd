/** Murasame, a sword. */

import type { Legend } from './supply.ts';

export const murasame: Legend = { id: 'murasame', price: 3, script: false, offering: false, points: 8 };
