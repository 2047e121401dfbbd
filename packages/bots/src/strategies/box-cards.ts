/** The cards of the boxes at hand from the start; the build of the browser client takes `box-cards-on-demand.ts` for this file. */

export { boxCards, hasCrossroads } from './box-card-worth.ts';

/** Nothing is to be fetched here. */
export async function loadBoxCards(): Promise<void> {}
