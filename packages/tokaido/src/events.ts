/**
 * What viewers are told: ids and numbers only; the words are up to the clients. An event that not everybody may
 * know has a public twin without the secret.
 */

import type { Score } from '@tokaido/kernel';

export type CoinChange = 'bet' | 'theft';

/** Each kind of event with its details; boxes add theirs by declaration merging. */
export interface EventMap {
  /** The tiles a seat may choose from; only that seat is told. */
  tiles: { readonly seat: number; readonly tiles: readonly number[] };
  /** A seat has chosen one of them; which one is told when everybody has. */
  chosen: { readonly seat: number };
  traveler: { readonly seat: number; readonly traveler: number; readonly coins: number };
  /** The line at the first inn, first to leave first. */
  line: { readonly order: readonly number[] };
  travel: { readonly seat: number; readonly to: number; readonly place: number };
  /** An option of a stop is chosen. */
  option: { readonly seat: number; readonly option: string };
  /** A traveler moves to the front of those who leave an inn. */
  leavesFirst: { readonly seat: number };
  /** `how` tells a bet and a theft from what is earned or paid. */
  coins: { readonly seat: number; readonly coins: number; readonly from: string; readonly how?: CoinChange };
  points: { readonly seat: number; readonly points: number; readonly source: string };
  panorama: { readonly seat: number; readonly kind: number; readonly section: number };
  spring: { readonly seat: number; readonly points: number };
  offer: { readonly seat: number; readonly souvenirs: readonly number[] };
  bought: { readonly seat: number; readonly souvenirs: readonly number[]; readonly paid: number };
  souvenir: { readonly seat: number; readonly souvenir: number };
  offering: { readonly seat: number; readonly coins: number; readonly bank: boolean };
  encounter: { readonly seat: number; readonly kind: number };
  /** The encounters to choose from; only that seat is told. */
  encounters: { readonly seat: number; readonly kinds: readonly number[] };
  /** A seat looks at the menu; the dishes are told to that seat only. */
  looks: { readonly seat: number; readonly cards: number };
  menu: { readonly seat: number; readonly dishes: readonly number[] };
  ate: { readonly seat: number; readonly dish: number; readonly paid: number };
  hungry: { readonly seat: number };
  /** A meal offered beside the menu; only that seat is told, unless it lies open. */
  treat: { readonly seat: number; readonly dish: number };
  refused: { readonly seat: number };
  /** A seat says no to a decision of yes or no. */
  declined: { readonly seat: number; readonly decision: string };
  discarded: { readonly cards: number };
  achievement: { readonly seat: number; readonly achievement: number };
  donors: { readonly seat: number; readonly points: number };
  end: { readonly scores: readonly Score[] };
}

export type Event = { [K in keyof EventMap]: { readonly type: K } & EventMap[K] }[keyof EventMap];
