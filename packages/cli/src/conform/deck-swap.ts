/**
 * Swaps a logged card to the top of the engine's deck. Logs do not tell in which order cards that were put
 * under a deck come back, so the card may lie in another part of the deck than the one that is drawn from.
 */

import { HiddenFamily, members } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { SOUVENIR_PRICES, SOUVENIR_TYPE, tokaido } from '@tokaido/tokaido';

const { rules } = tokaido;
const { layout } = rules;

/** Piles of a hidden family that are no part of the deck: a menu, cards in somebody's hand. */
const NOT_DECK: Readonly<Record<string, readonly number[]>> = { meals: [1, 2], encounters: [1] };

/** The card that is called `word`, now among those that may be drawn; null if it is not in the deck at all. */
export function swapToTop(s: State, stream: number, word: string, drawn: number): number | null {
  const isWanted = (card: number) => rules.outcomeWord(stream, card) === word;
  return rules.streams[stream] === 'souvenir'
    ? fromBatches(s.m, isWanted, drawn)
    : fromPiles(s.m, isWanted, drawn);
}

/** Souvenirs are sets in plain fields: the deck, and what lies under it batch by batch. */
function fromBatches(m: number[], isWanted: (card: number) => boolean, drawn: number): number | null {
  const places = layout.table
    .filter(({ name }) => name === 'souvenirs' || name === 'souvenirUnder')
    .flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i));
  const top = places.find((at) => m[at] === drawn);
  if (top === undefined) return null;
  for (const at of places) {
    const batch = m[at] ?? 0;
    const card = members(batch).find(isWanted);
    const others = members(drawn);
    const other = others.find((x) => card !== undefined && areEqual(x, card)) ?? others[0];
    if (card === undefined || other === undefined) continue;
    // Both lie in one batch where the wanted card was on top already: nothing is swapped then.
    if (at !== top) {
      const both = (1 << card) | (1 << other);
      m[top] = drawn ^ both;
      m[at] = batch ^ both;
    }
    return card;
  }
  return null;
}

/** The log names souvenirs of equal type and price as it likes. */
function areEqual(a: number, b: number): boolean {
  return SOUVENIR_TYPE[a] === SOUVENIR_TYPE[b] && SOUVENIR_PRICES[a] === SOUVENIR_PRICES[b];
}

function fromPiles(m: number[], isWanted: (card: number) => boolean, drawn: number): number | null {
  for (const family of layout.families) {
    if (!(family instanceof HiddenFamily) || !family.within(m)) continue;
    const piles = Array.from({ length: family.count(m) }, (_, pile) => pile);
    const deck = piles.filter((pile) => !NOT_DECK[family.name]?.includes(pile));
    const top = deck.find((pile) => family.cards(m, pile) === drawn);
    if (top === undefined) continue;
    for (const pile of deck) {
      const card = members(family.cards(m, pile)).find(isWanted);
      const [other] = members(drawn);
      if (card === undefined || other === undefined) continue;
      family.move(m, pile, top, card, 0);
      family.move(m, top, pile, other, 0);
      return card;
    }
  }
  return null;
}
