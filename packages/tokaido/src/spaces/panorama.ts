/** Panorama: the next section, as long as the panorama is not complete. */

import { act, objectOf, verbOf } from '@tokaido/kernel';
import { NO_PANORAMA, PANORAMA } from '../actions.ts';
import { PANORAMA_LENGTHS, PANORAMAS } from '../data/panoramas.ts';
import { MOUNTAIN, PADDY, SEA } from '../data/road.ts';
import { decision } from '../decisions.ts';
import { gainPanorama, isComplete } from '../gains.ts';
import { CHOOSE_PANORAMA, PANORAMA_OPTION } from '../numbers.ts';
import type { Option, Parts } from '../parts.ts';
import type { Reason } from '../reasons.ts';
import { OTHER_DECISION } from '../reasons.ts';
import type { Player, State } from '../state.ts';
import { frames } from '../state.ts';
import type { Space } from './space.ts';
import { space } from './space.ts';

/** The spaces of the panoramas, in their order. */
const SPACES_OF = [PADDY, MOUNTAIN, SEA];

export const panoramaSpaces: readonly Space[] = SPACES_OF.map(() => space());

function section(panorama: number): Option {
  const complete: Reason = { why: 'panorama-complete', panorama };
  return {
    id: `panorama-${PANORAMAS[panorama]}`,
    box: 0,
    closed: (_s, p) => (isComplete(p, panorama) ? complete : null),
    take: (s, p, d) => gainPanorama(s, p, d, panorama),
  };
}

/** Lets a traveler pick an unfinished panorama; `optional` if they may take none. Does nothing if all are complete. */
export function askForPanorama(s: State, p: Player, optional: boolean): void {
  if (unfinished(p) > 0) frames.push(s, CHOOSE_PANORAMA, p.seat, optional ? 1 : 0);
}

function unfinished(p: Player): number {
  let open = 0;
  for (let panorama = 0; panorama < PANORAMA_LENGTHS.length; panorama++) {
    if (!isComplete(p, panorama)) open++;
  }
  return open;
}

const choosePanorama = decision({
  name: 'panorama',
  quiet: true,

  legal(s, out, seat, optional) {
    for (let panorama = 0; panorama < PANORAMA_LENGTHS.length; panorama++) {
      if (!isComplete(s.all[seat], panorama)) out.add(act(PANORAMA, panorama));
    }
    if (optional) out.add(act(PANORAMA, NO_PANORAMA));
  },

  play(s, action, d, seat) {
    const panorama = objectOf(action);
    if (panorama !== NO_PANORAMA) gainPanorama(s, s.all[seat], d, panorama);
  },

  explain(_s, action) {
    if (verbOf(action) !== PANORAMA) return OTHER_DECISION;
    const panorama = objectOf(action);
    return panorama === NO_PANORAMA ? { why: 'must-take' } : { why: 'panorama-complete', panorama };
  },

  details: (_s, _seat, optional) => ({ optional: optional === 1 }),
});

export const panoramaParts: Parts = {
  options: SPACES_OF.map((kind, panorama) => [PANORAMA_OPTION + panorama, section(panorama), [kind]]),
  steps: [[CHOOSE_PANORAMA, choosePanorama]],
};
