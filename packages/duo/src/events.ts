/** What viewers are told: ids and numbers only; the words are up to the clients. All of it is public. */

import type { Score } from '@tokaido/kernel';

export type Event =
  /** Boutiques by coastal town as 16 × ware + value, and the side of each wave tile. */
  | {
      readonly type: 'setup';
      readonly compass: number;
      readonly boutiques: readonly number[];
      readonly waves: readonly number[];
    }
  | {
      readonly type: 'turn';
      readonly turn: number;
      readonly roller: number;
      readonly dice: readonly number[];
    }
  | { readonly type: 'die'; readonly seat: number; readonly character: number; readonly value: number }
  /** Stations for the Pilgrim, towns for the Merchant, areas for the Artist. */
  | {
      readonly type: 'moved';
      readonly seat: number;
      readonly character: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'blocked'; readonly seat: number }
  | { readonly type: 'temple'; readonly seat: number; readonly slot: number }
  | { readonly type: 'garden'; readonly seat: number; readonly slot: number }
  | { readonly type: 'coins'; readonly seat: number; readonly coins: number; readonly from: 'town' | 'sale' }
  | { readonly type: 'slab'; readonly seat: number; readonly slabs: number }
  /** The token comes from the board (−1) or from a seat. */
  | { readonly type: 'spring-taken'; readonly seat: number; readonly from: number }
  | { readonly type: 'spring-used'; readonly seat: number }
  /** Back on the board, after its use. */
  | { readonly type: 'spring-returned'; readonly seat: number }
  | {
      readonly type: 'wave-taken';
      readonly seat: number;
      readonly character: number;
      readonly from: number;
    }
  | { readonly type: 'drew'; readonly seat: number; readonly wares: readonly number[] }
  /** Wares by kind. */
  | { readonly type: 'returned'; readonly seat: number; readonly wares: readonly number[] }
  | { readonly type: 'sold'; readonly seat: number; readonly ware: number; readonly count: number }
  | { readonly type: 'painted'; readonly seat: number; readonly icons: readonly number[] }
  | { readonly type: 'gifted'; readonly seat: number; readonly icon: number; readonly gifts: number }
  | { readonly type: 'last-turn'; readonly seat: number; readonly trigger: number }
  | { readonly type: 'end'; readonly scores: readonly Score[] };
