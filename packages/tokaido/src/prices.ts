/** Prices of souvenirs bought together, for travelers who do not pay what is printed. */

import { lowest } from '@tokaido/kernel';
import { SOUVENIR_PRICES } from './data/souvenirs.ts';

/** The sum of the prices of a set of cards. */
export function sumOver(cards: number, price: (card: number) => number): number {
  let total = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) total += price(lowest(rest));
  return total;
}

/** What is paid for each card of a set, two bits for each. */
export function packPrices(cards: number, price: (card: number) => number): number {
  let prices = 0;
  for (let rest = cards, i = 0; rest !== 0; rest &= rest - 1, i++) prices |= price(lowest(rest)) << (2 * i);
  return prices;
}

/** What is paid for the i-th card of a set. */
export function priceAt(prices: number, i: number): number {
  return (prices >> (2 * i)) & 3;
}

export function printedSum(cards: number): number {
  let total = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) total += SOUVENIR_PRICES[lowest(rest)];
  return total;
}

/** The first of the cheapest cards. */
export function cheapest(cards: number): number {
  return first(cards, (price, best) => price < best);
}

/** The first of the most expensive cards. */
export function dearest(cards: number): number {
  return first(cards, (price, best) => price > best);
}

function first(cards: number, better: (price: number, best: number) => boolean): number {
  let found = lowest(cards);
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    if (better(SOUVENIR_PRICES[card], SOUVENIR_PRICES[found])) found = card;
  }
  return found;
}
