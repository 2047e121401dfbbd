/** Naiade, the game artist: takes every panorama from its last section to the first. */

import { traveler } from '../../moments.ts';

export const naiade = traveler({
  id: 'naiade',
  coins: 5,
  gender: 'masculine',
  feltAt: ['panorama-paddy', 'panorama-mountain', 'panorama-sea', 'encounter', 'panorama'],
  confidence: 'medium',
  // ruling naiade-completion
  section: (n, length) => length + 1 - n,
});
