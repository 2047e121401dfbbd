/** Masamune, a sword. */

import type { Legend } from './supply.ts';

export const masamune: Legend = { id: 'masamune', price: 3, script: false, offering: false, points: 8 };
