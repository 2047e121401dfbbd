/** What the tempers are fond of on the road: kinds of stops, and what one gets there. */

import { popcount } from '@tokaido/kernel';
import type { State } from '@tokaido/tokaido';
import { row, SEAT_AT, SPACE_NAMES, spaceAt } from '@tokaido/tokaido';
import type { Likes } from './game-knowledge.ts';

const [, SHOP, , TEMPLE, ENCOUNTER, SPRING, ...PANORAMAS] = SPACE_NAMES.keys();

const standsAt = (s: State, seat: number, kinds: readonly number[]): number =>
  kinds.includes(spaceAt(s, s.all[seat].position)) ? 1 : 0;

export const TOKAIDO_LIKES: Likes<State> = {
  /** Shops above all, and panoramas; every souvenir and every section. */
  collector(s, seat) {
    const p = s.all[seat];
    const sections = PANORAMAS.reduce((sum, _, i) => sum + row(p, SEAT_AT.panoramas, i), 0);
    const stop = standsAt(s, seat, [SHOP]) + 0.6 * standsAt(s, seat, PANORAMAS);
    return stop + 0.5 * popcount(p.souvenirs) + 0.3 * sections;
  },
  /** Baths above all, people, and no haste; neither shops nor temples. */
  stroller: (s, seat) =>
    1.2 * standsAt(s, seat, [SPRING]) +
    0.3 * standsAt(s, seat, [ENCOUNTER]) -
    0.8 * standsAt(s, seat, [SHOP, TEMPLE]) -
    0.03 * s.all[seat].position,
  /** Temples, and every coin given there. */
  devout: (s, seat) => 1.1 * standsAt(s, seat, [TEMPLE]) + 0.15 * s.all[seat].offerings,
};
