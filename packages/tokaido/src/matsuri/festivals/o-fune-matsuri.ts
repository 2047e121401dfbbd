/** O-Fune matsuri, the ships: everybody takes the next section of the sea. */

import { FROM_PANORAMA_ACHIEVEMENT, gainAchievement, gainSection, isComplete } from '../../gains.ts';
import { winnersOfTie } from '../../ties.ts';
import { festival, inOrderOfArrival } from '../festival.ts';

const SEA = 2;

export const oFuneMatsuri = festival({
  id: 'o-fune-matsuri',
  feltAt: [],
  // ruling o-fune-achievement: those who finish together share the achievement.
  begin(s, d) {
    const painters = inOrderOfArrival(s).filter((p) => !isComplete(p, SEA));
    for (const p of painters) gainSection(p, d, SEA);
    const finished = painters.filter((p) => isComplete(p, SEA));
    if (finished.length === 0 || (s.achieved >> SEA) & 1) return;
    s.achieved |= 1 << SEA;
    for (const p of winnersOfTie(finished)) gainAchievement(s, p, d, SEA, FROM_PANORAMA_ACHIEVEMENT);
  },
});
