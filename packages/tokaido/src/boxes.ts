/** The boxes of the game, a line each: without its line and its folder a box is gone. Their bits give their order. */

export { crossroads } from './crossroads/index.ts';
export { matsuri } from './matsuri/index.ts';
export { newEncounters } from './new-encounters/index.ts';
export { promoTravelers } from './promo-travelers/index.ts';
