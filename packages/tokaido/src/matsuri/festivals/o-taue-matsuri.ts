/** O-Taue matsuri, the rice: at a paddy the bank gives a coin to the temple in the traveler's name. */

import { PADDY } from '../../data/road.ts';
import { isComplete, offerFromBank } from '../../gains.ts';
import { festival } from '../festival.ts';

const PADDIES = 0;

export const oTaueMatsuri = festival({
  id: 'o-taue-matsuri',
  feltAt: ['panorama-paddy'],
  // The only text we have says that a finished panorama brings nothing; see o-taue-finished.
  // ruling o-taue-finished
  onStop(_s, p, d, space) {
    if (space === PADDY && !isComplete(p, PADDIES)) offerFromBank(p, d, 1);
  },
});
