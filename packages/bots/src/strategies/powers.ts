/**
 * What a traveler's power brings at each kind of stop, found by running the rules on an empty table. No
 * traveler is named here, so those of new boxes are known as well.
 */

import type { Player, State, Traveler } from '@tokaido/tokaido';
import { SOUVENIR_PRICES, SOUVENIRS, SPACE_NAMES, TRAVELERS, tokaido } from '@tokaido/tokaido';

/** Points, coins and temple coins gained on the side. */
export interface Gain {
  readonly points: number;
  readonly coins: number;
  readonly offerings: number;
}

export interface Powers {
  readonly meeting: Gain;
  readonly bath: Gain;
  readonly temple: Gain;
  readonly achievement: Gain;
  /** On stopping on a space of each kind. */
  readonly stop: readonly Gain[];
  /** Points beside the meal itself for a meal of price 0 (none) to 3. */
  readonly meal: readonly number[];
  /** What a meal of price 1, 2, 3 costs. */
  readonly mealPrices: readonly number[];
  /** The mean cost of one souvenir, bought alone or with another. */
  readonly souvenirCost: number;
  readonly wages: number;
  readonly offeringPoints: number;
  readonly encounterDraw: number;
}

const KNOWN: Powers[] = [];

export function powersOf(p: Player): Powers {
  KNOWN[p.traveler] ??= ask(p.traveler);
  return KNOWN[p.traveler];
}

const DEALER = {
  chance: {
    draw(): number {
      throw new Error('a power that draws cannot be asked on an empty table');
    },
  },
  tell: null,
};

function ask(tile: number): Powers {
  const traveler = TRAVELERS[tile];
  const gain = (act: (s: State, p: Player) => void): Gain => {
    const s = tokaido.rules.wrap(new Array(tokaido.rules.layout.size).fill(0));
    s.players = 1;
    s.travelers = 1;
    const p = s.all[0];
    p.traveler = tile;
    act(s, p);
    // An offering is a point by itself; the points here are those beside it.
    return { points: p.points - p.offerings, coins: p.coins, offerings: p.offerings };
  };
  return {
    meeting: gain((s, p) => traveler.beforeEncounter(s, p, DEALER)),
    bath: gain((s, p) => traveler.afterBath(s, p, DEALER)),
    temple: gain((s, p) => traveler.afterTemple(s, p, DEALER)),
    achievement: gain((s, p) => traveler.afterAchievement(s, p, DEALER)),
    stop: SPACE_NAMES.map((_, space) =>
      gain((s, p) => {
        traveler.onStop(s, p, DEALER, space);
        traveler.onAnyStop(s, p, DEALER, space);
      }),
    ),
    meal: [0, 1, 2, 3].map((price) => gain((s, p) => traveler.afterMeal(s, p, DEALER, price)).points),
    mealPrices: [1, 2, 3].map((price) => traveler.mealPrice(price)),
    souvenirCost: meanCost(traveler),
    wages: traveler.wages,
    offeringPoints: traveler.offeringPoints,
    encounterDraw: traveler.encounterDraw,
  };
}

/** Over all pairs of souvenirs: some pay less only for the second. */
function meanCost(traveler: Traveler): number {
  let sum = 0;
  let pairs = 0;
  for (let a = 0; a < SOUVENIRS.length; a++) {
    for (let b = a + 1; b < SOUVENIRS.length; b++) {
      sum += traveler.souvenirsCost((1 << a) | (1 << b)) / 2;
      pairs++;
    }
  }
  return pairs === 0 ? SOUVENIR_PRICES[0] : sum / pairs;
}
