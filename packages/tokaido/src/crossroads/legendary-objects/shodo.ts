/** Shodo, a scroll of calligraphy: worth a point for each other thing collected. */

import type { Legend } from './supply.ts';

export const shodo: Legend = { id: 'shodo', price: 1, script: true, offering: false, points: 0 };
