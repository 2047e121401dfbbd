/** Hirotada, the priest: at each temple stop the bank adds a coin to his offering. */

import { offer } from '../gains.ts';
import { traveler } from '../moments.ts';

export const hirotada = traveler({
  id: 'hirotada',
  coins: 8,
  gender: 'masculine',
  afterOffering: (_s, p, d) => offer(p, d, 1, true),
});
