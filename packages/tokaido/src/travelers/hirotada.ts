/** Hirotada, the priest: at each temple stop the bank adds a coin to his offering. */

import { offerFromBank } from '../gains.ts';
import { traveler } from '../moments.ts';

export const hirotada = traveler({
  id: 'hirotada',
  coins: 8,
  gender: 'masculine',
  difficulty: 1,
  feltAt: ['temple', 'give', 'amulet'],
  afterTemple: (_s, p, d) => offerFromBank(p, d, 1),
});
