/** Musubi, the rogue: at each intermediate inn a coin from whoever arrived just before and just after him. */

import { END } from '../../data/road.ts';
import { gainCoins, pay } from '../../gains.ts';
import type { Deal } from '../../moments.ts';
import { traveler } from '../../moments.ts';
import type { Player, State } from '../../state.ts';

/** A coin from somebody, or from the bank for nobody, the penniless and the neutral traveler. */
// ruling musubi-two-players
function rob(p: Player, victim: Player | undefined, d: Deal): void {
  if (victim !== undefined && victim.coins > 0) pay(victim, d, 1, 'musubi', 'theft');
  gainCoins(p, d, 1, 'musubi');
}

function neighbor(s: State, p: Player, place: number): Player | undefined {
  return s.all.slice(0, s.travelers).find((other) => other.position === p.position && other.place === place);
}

export const musubi = traveler({
  id: 'musubi',
  coins: 6,
  gender: 'masculine',
  difficulty: 20,
  feltAt: ['inn'],
  // ruling musubi-timing
  arriveAtInn(s, p, d, last) {
    if (last) return;
    rob(p, neighbor(s, p, p.place - 1), d);
    if (p.place === s.travelers) rob(p, undefined, d);
  },
  onAnyArrival(_s, self, arrived, d) {
    if (self.position !== END && arrived.place === self.place + 1) rob(self, arrived, d);
  },
});
