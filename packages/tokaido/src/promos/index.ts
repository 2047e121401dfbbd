/** The promos: four encounters and four travelers that came apart from the boxes. */

import type { BoxContent } from '../box.ts';
import { NEW_ENCOUNTERS } from './encounters/index.ts';
import { ALMS_POINTS } from './encounters/takuhatsuso.ts';
import { PROMOS } from './numbers.ts';
import { paymentParts } from './payment.ts';
import { inPromos, SEAT } from './state.ts';
import { PROMO_TRAVELERS } from './travelers/index.ts';
// Kept in declarations, unlike the imports above, so that the fields, decisions and events it adds are seen there.
import './state.ts';

export const promos: BoxContent = {
  id: 'promos',
  bit: PROMOS,
  requires: [],
  fields: { table: {}, seat: SEAT },
  parts: [paymentParts],
  cards: [],
  travelers: PROMO_TRAVELERS,
  encounters: NEW_ENCOUNTERS,
  variations: [],
  recount: (_s, p) => ALMS_POINTS * inPromos(p).alms,
};
