/** Buppatsu, an offering bowl: a souvenir of the fifth family. */

import type { Legend } from './supply.ts';

export const buppatsu: Legend = { id: 'buppatsu', price: 2, script: false, offering: true, points: 0 };
