/** The promos: four encounters and four travelers that came apart from the boxes. */

import { addBox } from '../box.ts';
import { addToDeck } from '../spaces/encounter.ts';
import { layout } from '../state.ts';
import { NEW_ENCOUNTERS } from './encounters/index.ts';
import { ALMS_POINTS } from './encounters/takuhatsuso.ts';
import './state.ts';
import { PROMO_TRAVELERS } from './travelers/index.ts';

addBox({
  id: 'promos',
  requires: [],
  tiles: PROMO_TRAVELERS,
  cards: {},
  size: layout.size,
  setUp: (s) => addToDeck(s, NEW_ENCOUNTERS),
  recount: (_s, p) => ALMS_POINTS * p.alms,
});
