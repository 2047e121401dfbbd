/** O-Taue matsuri, the rice: at a paddy the bank may give a coin to the temple in the traveler's name. */

import { PADDY } from '../../data/road.ts';
import { isComplete, offerFromBank } from '../../gains.ts';
import { festival } from '../festival.ts';

const PADDIES = 0;

export const oTaueMatsuri = festival({
  id: 'o-taue-matsuri',
  feltAt: ['panorama-paddy', 'bonus'],
  // The only text we have says that a finished panorama brings nothing; see o-taue-finished.
  // ruling festival-may, o-taue-finished
  bonusAt: PADDY,
  hasBonus: (p) => !isComplete(p, PADDIES),
  bonus: (_s, p, d) => offerFromBank(p, d, 1),
});
