/**
 * What a stop would bring a traveler, in numbers. The engine's own moments are asked on a copy of the state,
 * so powers and festivals count without a rule of theirs being written here.
 */

import { FastChance } from '@tokaido/kernel';
import type { Player, State } from '@tokaido/tokaido';
import {
  BOXES,
  PANORAMA_LENGTHS,
  PANORAMAS,
  row,
  SEAT_AT,
  SPRING_POINTS,
  spaceAt as spaceNumberAt,
  TABLE_AT,
  TRAVELERS,
  tokaido,
} from '@tokaido/tokaido';
import type { Forecast, Seen } from '../table/model.ts';
import { spaceAt } from './names.ts';

type Deal = Parameters<typeof tokaido.play>[2];

const deal = (): Deal => ({ chance: new FastChance(1), tell: null });

function boxesOf(s: State) {
  return [...BOXES.values()].filter((box) => (s.boxes & box.bit) !== 0);
}

/** What the moments of a traveler, the festivals and the others bring him as he arrives. */
function arrive(p: Player, s: State, position: number): void {
  const space = spaceNumberAt(s, position);
  const self = TRAVELERS[p.traveler];
  if (self === undefined) return;
  const d = deal();
  if (s.boxes !== 0) {
    self.onStop(s, p, d, space);
    for (const box of boxesOf(s)) box.onStop(s, p, d, space);
    self.onAnyStop(s, p, d, space);
  }
  if (spaceAt(s, position) === 'encounter') self.beforeEncounter(s, p, d);
  if (spaceAt(s, position) === 'temple') self.afterTemple(s, p, d);
}

/** Points that a bath brings beyond the card. */
function bathing(s: State, seat: number): number {
  const copy = tokaido.clone(s);
  const p = copy.all[seat];
  if (p === undefined) return 0;
  const before = p.points;
  TRAVELERS[p.traveler]?.afterBath(copy, p, deal());
  return p.points - before;
}

export interface Outlook {
  /** The id of the space. */
  readonly stop: string;
  /** What comes before anything is chosen there. */
  readonly extra: Forecast;
  /** Coins of a farm. */
  readonly wages: number;
  /** Points for each coin given at a temple. */
  readonly each: number;
  /** People drawn at an encounter. */
  readonly people: number;
  /** Least and most points of a hot spring card; 0 and 0 when none is left. */
  readonly bath: readonly [least: number, most: number];
  readonly bathhouse: number;
  readonly amuletPrice: number;
  /** The panorama of the stop: which section comes next, of how many, and its points; 0 when complete. */
  readonly section: number;
  readonly sections: number;
  readonly sectionPoints: number;
}

export function outlook(s: State, seat: number, position: number): Outlook {
  const stop = spaceAt(s, position);
  const copy = tokaido.clone(s);
  const p = copy.all[seat] ?? copy.all[0];
  const before = [p.points, p.coins] as const;
  arrive(p, copy, position);
  const [points, coins] = [p.points - before[0], p.coins - before[1]];
  const traveler = TRAVELERS[p.traveler];
  const more = bathing(s, seat);
  const baths = SPRING_POINTS.filter((_, kind) => (s.m[TABLE_AT.springs + kind] ?? 0) > 0);
  const { bathhousePoints = 0, amuletPrice = 0 } = BOXES.get('crossroads')?.numbers ?? {};
  const kind = PANORAMAS.findIndex((panorama) => stop === `panorama-${panorama}`);
  const sections = PANORAMA_LENGTHS[kind] ?? 0;
  const next = kind < 0 ? 0 : row(p, SEAT_AT.panoramas, kind) + 1;
  const complete = next > sections;
  return {
    stop,
    extra: { points: [points, points], coins: [coins, coins], ends: false },
    wages: traveler?.wages ?? 0,
    each: traveler?.offeringPoints ?? 1,
    people: traveler?.encounterDraw ?? 1,
    bath: baths.length === 0 ? [0, 0] : [Math.min(...baths) + more, Math.max(...baths) + more],
    bathhouse: bathhousePoints + more,
    amuletPrice: traveler?.cardPrice('amulet', amuletPrice) ?? amuletPrice,
    section: complete ? 0 : next,
    sections,
    sectionPoints: complete ? 0 : (traveler?.section(next, sections) ?? next),
  };
}

/** Whether the second option of a kind of stop, which Crossroads brings, is still to be had. */
export function hasSecondOption(stop: string, { s, view }: Seen): boolean {
  if ((s.boxes & (BOXES.get('crossroads')?.bit ?? 0)) === 0) return false;
  const pile = (family: string) => view.hidden[family]?.piles[0] ?? 0;
  if (stop.startsWith('panorama')) return (s.treesLeft ?? 0) > 0;
  if (stop === 'hot-spring') return (s.bathhousesLeft ?? 0) > 0;
  if (stop === 'shop') return s.legendsLeft !== 0;
  if (stop === 'temple') return pile('amulets') > 0;
  if (stop === 'encounter') return pile('calligraphy') > 0;
  return stop === 'farm';
}
