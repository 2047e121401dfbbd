/** What the stops ahead are worth to a traveler, by what they have, can pay and can do. */

import type { Player, State } from '@tokaido/tokaido';
import {
  ACHIEVEMENT_POINTS,
  END,
  nextInn,
  PANORAMA_LENGTHS,
  placesAt,
  ROADS,
  roadOrder,
  row,
  SEAT_AT,
  SOUVENIR_TYPES,
  SPACE_NAMES,
  setPoints,
  TRAVELERS,
  VARIATIONS,
} from '@tokaido/tokaido';
import { hasCrossroads } from './box-cards.ts';
import type { Gain, Powers } from './powers.ts';
import type { Weights } from './weights.ts';

const KINDS = SPACE_NAMES.length;
const [INN, SHOP, FARM, TEMPLE, ENCOUNTER, SPRING, PADDY] = SPACE_NAMES.keys();
const RETURN = VARIATIONS.get('return-trip')?.bit ?? 0;
const SPRING_MEAN = 2.5;
const BATHHOUSE = 4;
const TREE = 2;
const MOST_GIVEN = 3;

/** For each direction and position the number of stops of each kind that lie ahead. */
const AHEAD: readonly (readonly Int8Array[])[] = ROADS.map(({ space }) => {
  const counts = Array.from({ length: END + 1 }, () => new Int8Array(KINDS));
  for (let at = END - 1; at >= 0; at--) {
    counts[at].set(counts[at + 1]);
    counts[at][space[at + 1]]++;
  }
  return counts;
});

const gains = new Float64Array(KINDS);

/** `coin` is what one more coin is worth to them now. */
export function roadAhead(s: State, p: Player, powers: Powers, coin: number, w: Weights): number {
  if (p.position === END) return 0;
  const back = (s.variations & RETURN) !== 0 ? 1 : 0;
  const ahead = AHEAD[back][p.position];
  let worth = w.step * (END - p.position);
  for (let kind = 1; kind < KINDS; kind++) {
    gains[kind] = w.road * Math.max(0, stop(s, p, kind, powers, coin, w) - w.floor);
    worth += gains[kind] * ahead[kind];
  }
  return worth - crowd(s, p, back, w);
}

/** What others on the same leg take away: stops that are full, and those they may reach first. */
function crowd(s: State, p: Player, back: number, w: Weights): number {
  const inn = nextInn(s, p.position);
  const { space } = ROADS[back];
  let lost = 0;
  let before = 0;
  for (let seat = 0; seat < s.travelers; seat++) {
    const other = s.all[seat];
    if (other === p) continue;
    if (roadOrder(other) < roadOrder(p)) before++;
    const at = other.position;
    if (at <= p.position || at >= inn) continue;
    if (placesAt(s, at) === 1 || other.place === 2) lost += w.taken * gains[space[at]];
  }
  if (before === 0) return lost;
  for (let at = p.position + 1; at < inn; at++) {
    if (placesAt(s, at) === 1) lost += w.threat * before * gains[space[at]];
  }
  return lost;
}

function stop(s: State, p: Player, kind: number, powers: Powers, coin: number, w: Weights): number {
  const onStop = value(powers.stop[kind], coin, w);
  const coins = p.coins + powers.stop[kind].coins;
  const crossroads = hasCrossroads(s);
  switch (kind) {
    case INN:
      return 0;
    case SHOP:
      return onStop + shop(s, p, powers, coin, w, crossroads);
    case FARM:
      return onStop + powers.wages * coin;
    case TEMPLE: {
      const given = Math.min(MOST_GIVEN, coins);
      const gift = given * Math.max(0, powers.offeringPoints + w.gift - coin) + value(powers.temple, coin, w);
      return onStop + Math.max(given > 0 ? gift : 0, crossroads && coins > 0 ? w.amulet - coin : 0);
    }
    case ENCOUNTER: {
      const meeting = w.meet + w.pick * (powers.encounterDraw - 1);
      const scroll = crossroads && coins > 0 ? w.scroll - coin : 0;
      return onStop + value(powers.meeting, coin, w) + Math.max(meeting, scroll);
    }
    case SPRING: {
      const bathhouse = crossroads && coins > 0 && (s.bathhousesLeft ?? 0) > 0 ? BATHHOUSE - coin : 0;
      return onStop + value(powers.bath, coin, w) + Math.max(SPRING_MEAN, bathhouse);
    }
    default: {
      const tree = crossroads && (s.treesLeft ?? 0) > 0 ? TREE + coin : 0;
      const next = section(s, p, kind - PADDY, w);
      return next + tree === 0 ? 0 : onStop + Math.max(next, tree);
    }
  }
}

function value(gain: Gain, coin: number, w: Weights): number {
  return gain.points + gain.coins * coin + gain.offerings * (1 + w.gift);
}

function section(s: State, p: Player, panorama: number, w: Weights): number {
  const length = PANORAMA_LENGTHS[panorama];
  const taken = row(p, SEAT_AT.panoramas, panorama);
  if (taken === length) return 0;
  const finishes = taken + 1 === length && ((s.achieved >> panorama) & 1) === 0;
  const points = TRAVELERS[p.traveler].section(taken + 1, length);
  return points + (finishes ? w.finish * ACHIEVEMENT_POINTS : 0);
}

/** The two best next souvenirs, as far as the purse goes; or a legendary object. */
function shop(s: State, p: Player, powers: Powers, coin: number, w: Weights, crossroads: boolean): number {
  if (p.coins === 0) return 0;
  let sum = 0;
  for (let type = 0; type < SOUVENIR_TYPES.length; type++) sum += setPoints(s, p, type);
  const mean = sum / SOUVENIR_TYPES.length;
  const cards = powers.souvenirCost === 0 ? 2 : Math.min(2, p.coins / powers.souvenirCost);
  const souvenirs = w.shop * cards * Math.max(0, mean + 1.5 - coin * powers.souvenirCost);
  const legend = crossroads && s.legendsLeft !== 0 && p.coins > 1 ? w.legend - 2 * coin : 0;
  return Math.max(souvenirs, legend);
}
