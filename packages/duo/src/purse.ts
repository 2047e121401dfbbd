/** Coins, and the gold slabs they turn into. The supply of coins is taken to be endless (ruling R14). */

import { EVERYBODY } from '@tokaido/kernel';
import { COINS_PER_SLAB, SLABS } from './data/components.ts';
import { BY_GOLD, triggerEnd } from './ending.ts';
import type { Deal, State } from './state.ts';

// ruling R13, R14
export function gainCoins(s: State, d: Deal, seat: number, coins: number, from: 'town' | 'sale'): void {
  const p = s.players[seat];
  p.coins += coins;
  d.tell?.({ type: 'coins', seat, coins, from }, EVERYBODY);
  while (p.coins >= COINS_PER_SLAB && p.slabs < SLABS) {
    p.coins -= COINS_PER_SLAB;
    p.slabs++;
    d.tell?.({ type: 'slab', seat, slabs: p.slabs }, EVERYBODY);
    if (p.slabs === SLABS) triggerEnd(s, d, seat, BY_GOLD);
  }
}
