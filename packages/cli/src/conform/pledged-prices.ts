/**
 * Souvenirs bought with Devotion: the log tells what was paid in all and what went to the temple, not which card was
 * bought for a coin and whose coins were meant.
 */

import { SOUVENIR_PRICES, SOUVENIRS } from '@tokaido/tokaido';
import type { Choice } from './act.ts';
import { NONE } from './act.ts';

/** One way to pay for the cards. */
interface Way {
  /** The card that costs a single coin, or none. */
  readonly reduced: string;
  /** The card whose coins go to the temple. */
  readonly pledged: string;
}

function printed(card: string): number {
  return SOUVENIR_PRICES[SOUVENIRS.indexOf(card)] ?? 0;
}

/** Every way that comes to the total and the gift of the log. */
function waysToPay(cards: readonly string[], total: number, gift: number): Way[] {
  return [NONE, ...cards].flatMap((reduced) => {
    const price = (card: string) => (card === reduced ? 1 : printed(card));
    if (cards.reduce((sum, card) => sum + price(card), 0) !== total) return [];
    return cards.filter((card) => price(card) === gift).map((pledged) => ({ reduced, pledged }));
  });
}

/** The answers, best first; where another power sets the prices, the cards that may have cost what was given. */
export function priceChoices(cards: readonly string[], total: number, gift: number): Choice[] {
  const ways = waysToPay(cards, total, gift);
  const ranked = [...cards].sort((a, b) => printed(b) - printed(a));
  const likely = [...ranked.filter((card) => printed(card) === gift), ...ranked];
  return [
    ['discount', ...[...ways.map(({ reduced }) => reduced), NONE].map((card) => `discount ${card}`)],
    ['pledge', ...[...ways.map(({ pledged }) => pledged), ...likely].map((card) => `pledge ${card}`)],
  ];
}
