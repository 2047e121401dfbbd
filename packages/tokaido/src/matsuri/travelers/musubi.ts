/** Musubi, the rogue: at each intermediate inn a coin from whoever arrived just before and just after him. */

import { END } from '../../data/road.ts';
import { gainCoins, pay } from '../../gains.ts';
import type { Deal } from '../../moments.ts';
import { traveler } from '../../moments.ts';
import { question, yesOrNoVerb } from '../../question.ts';
import type { Player, State } from '../../state.ts';
import { frames } from '../../state.ts';
import { CHOOSE_ROBBERY, ROB } from '../numbers.ts';

/** A coin from somebody, if he wants it; from the bank for nobody, the penniless and the neutral traveler. */
// ruling musubi-may, musubi-two-players
function collect(s: State, p: Player, victim: Player | undefined, d: Deal): void {
  if (victim !== undefined && victim.coins > 0) frames.push(s, CHOOSE_ROBBERY, p.seat, victim.seat);
  else gainCoins(p, d, 1, 'musubi');
}

function neighbor(s: State, p: Player, place: number): Player | undefined {
  return s.all.slice(0, s.travelers).find((other) => other.position === p.position && other.place === place);
}

/** Frame: `a` is the seat of the victim. */
const rob = question({
  name: 'rob',
  verb: ROB,
  yes(s, p, d, victim) {
    pay(s.all[victim], d, 1, 'musubi', 'theft');
    gainCoins(p, d, 1, 'musubi');
  },
  details: (_s, _seat, victim) => ({ victim }),
});

export const musubi = traveler({
  id: 'musubi',
  coins: 6,
  gender: 'masculine',
  difficulty: 20,
  feltAt: ['inn', 'rob'],
  steps: [[CHOOSE_ROBBERY, rob]],
  verbs: [[ROB, yesOrNoVerb('rob')]],
  // ruling musubi-timing
  arriveAtInn(s, p, d, last) {
    if (last) return;
    collect(s, p, neighbor(s, p, p.place - 1), d);
    if (p.place === s.travelers) collect(s, p, undefined, d);
  },
  onAnyArrival(s, self, arrived, d) {
    if (self.position !== END && arrived.place === self.place + 1) collect(s, self, arrived, d);
  },
});
