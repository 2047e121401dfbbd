/** Rakuren, the collector: at a shop he may be shown four souvenirs and a legendary object, and buy any. */

import { traveler } from '../../moments.ts';

export const rakuren = traveler({
  id: 'rakuren',
  coins: 5,
  gender: 'masculine',
  feltAt: ['shop', 'collect'],
  collects: true,
});
