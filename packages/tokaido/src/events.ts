/**
 * What viewers are told: ids and numbers only, words live in the clients. An event that not everybody may
 * know has a public twin without the secret.
 */

import type { Score } from '@tokaido/kernel';

export type Event =
  /** The tiles a seat may choose from; only that seat is told. */
  | { readonly type: 'tiles'; readonly seat: number; readonly tiles: readonly number[] }
  | { readonly type: 'traveler'; readonly seat: number; readonly traveler: number; readonly coins: number }
  /** The line at the first inn, first to leave first. */
  | { readonly type: 'line'; readonly order: readonly number[] }
  | { readonly type: 'travel'; readonly seat: number; readonly to: number; readonly place: number }
  | { readonly type: 'coins'; readonly seat: number; readonly coins: number; readonly from: string }
  | { readonly type: 'points'; readonly seat: number; readonly points: number; readonly source: string }
  | { readonly type: 'panorama'; readonly seat: number; readonly kind: number; readonly section: number }
  | { readonly type: 'spring'; readonly seat: number; readonly points: number }
  | { readonly type: 'offer'; readonly seat: number; readonly souvenirs: readonly number[] }
  | {
      readonly type: 'bought';
      readonly seat: number;
      readonly souvenirs: readonly number[];
      readonly paid: number;
    }
  | { readonly type: 'souvenir'; readonly seat: number; readonly souvenir: number }
  | { readonly type: 'offering'; readonly seat: number; readonly coins: number; readonly bank: boolean }
  | { readonly type: 'encounter'; readonly seat: number; readonly kind: number }
  /** The encounters to choose from; only that seat is told. */
  | { readonly type: 'encounters'; readonly seat: number; readonly kinds: readonly number[] }
  /** A seat looks at the menu; the dishes are told to that seat only. */
  | { readonly type: 'looks'; readonly seat: number; readonly cards: number }
  | { readonly type: 'menu'; readonly seat: number; readonly dishes: readonly number[] }
  | { readonly type: 'ate'; readonly seat: number; readonly dish: number; readonly paid: number }
  | { readonly type: 'hungry'; readonly seat: number }
  /** The meal offered beside the menu; only that seat is told. */
  | { readonly type: 'treat'; readonly seat: number; readonly dish: number }
  | { readonly type: 'refused'; readonly seat: number }
  | { readonly type: 'discarded'; readonly cards: number }
  | { readonly type: 'achievement'; readonly seat: number; readonly achievement: number }
  | { readonly type: 'donors'; readonly seat: number; readonly points: number }
  | { readonly type: 'end'; readonly scores: readonly Score[] };
