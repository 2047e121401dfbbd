/** Doll and carp tokens: small objects in the sets, but no cards. */

import { EVERYBODY } from '@tokaido/kernel';
import { SMALL_OBJECT } from '../data/souvenirs.ts';
import { FROM_SOUVENIR, score, setPoints } from '../gains.ts';
import type { Deal } from '../moments.ts';
import type { Player, State } from '../state.ts';
import { inMatsuri } from './state.ts';

// ruling doll-carp
export function gainDoll(s: State, p: Player, d: Deal, token: 'doll' | 'carp'): void {
  const points = setPoints(s, p, SMALL_OBJECT);
  inMatsuri(p).dolls++;
  d.tell?.({ type: 'doll', seat: p.seat, token }, EVERYBODY);
  score(p, d, FROM_SOUVENIR, points);
}
