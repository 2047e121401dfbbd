/** The promo travelers: four tiles that were published outside the boxes. */

import type { BoxContent } from '../box.ts';
import { PROMO_TRAVELERS_BIT } from './numbers.ts';
import { PROMO_TRAVELERS } from './travelers/index.ts';

// What the box adds to decisions and events, for the built declarations.
export type {} from './challenge.ts';
export type {} from './travelers/felicia.ts';

export const promoTravelers: BoxContent = {
  id: 'promo-travelers',
  bit: PROMO_TRAVELERS_BIT,
  requires: [],
  fields: { table: {}, seat: {} },
  parts: [],
  cards: [],
  travelers: PROMO_TRAVELERS,
  encounters: [],
  variations: [],
};
