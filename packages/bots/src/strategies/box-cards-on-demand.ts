/** What is known of the cards of the boxes, fetched with the first table that has some: a base game waits for none. */

import type * as atStart from './box-cards.ts';

let worth: typeof import('./box-card-worth.ts') | null = null;

export const loadBoxCards: typeof atStart.loadBoxCards = async () => {
  worth ??= await import('./box-card-worth.ts');
};

function fetched(): typeof import('./box-card-worth.ts') {
  if (worth === null)
    throw new Error('the cards of the boxes have not been loaded: loadBoxCards() comes first');
  return worth;
}

export const hasCrossroads: typeof atStart.hasCrossroads = (s) => s.boxes !== 0 && fetched().hasCrossroads(s);

export const boxCards: typeof atStart.boxCards = (s, ...rest) =>
  s.boxes === 0 ? 0 : fetched().boxCards(s, ...rest);
