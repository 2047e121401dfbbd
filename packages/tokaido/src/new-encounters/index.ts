/** The New Encounters: four people who were published outside the boxes. */

import type { BoxContent } from '../box.ts';
import { newEncountersCount } from './counted.ts';
import { NEW_ENCOUNTERS } from './encounters/index.ts';
import { ALMS_POINTS } from './encounters/takuhatsuso.ts';
import { NEW_ENCOUNTERS_BIT } from './numbers.ts';
import { paymentParts } from './payment.ts';
import { inNewEncounters, SEAT } from './state.ts';

// What the box adds to state and decisions, for the built declarations.
export type {} from './state.ts';

export const newEncounters: BoxContent = {
  id: 'new-encounters',
  bit: NEW_ENCOUNTERS_BIT,
  requires: [],
  fields: { table: {}, seat: SEAT },
  parts: [paymentParts],
  cards: [],
  travelers: [],
  encounters: NEW_ENCOUNTERS,
  variations: [],
  counted: newEncountersCount,
  recount: (_s, p) => ALMS_POINTS * inNewEncounters(p).alms,
};
