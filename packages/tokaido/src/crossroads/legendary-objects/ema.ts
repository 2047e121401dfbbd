/** Ema, a votive tablet: a souvenir of the fifth family. */

import type { Legend } from './supply.ts';

export const ema: Legend = { id: 'ema', price: 2, script: false, offering: true, points: 0 };
