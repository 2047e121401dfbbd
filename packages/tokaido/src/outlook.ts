/**
 * What a stop would bring a traveler, in numbers, for clients that show the road. The moments themselves are called
 * on a copy of the state, so that powers and festivals count without a second copy of their rules.
 */

import { FastChance } from '@tokaido/kernel';
import { boxesIn } from './box.ts';
import { PANORAMA_LENGTHS, PANORAMAS } from './data/panoramas.ts';
import { SPACE_NAMES } from './data/road.ts';
import { SPRING_POINTS } from './data/springs.ts';
import { tokaido } from './game.ts';
import type { Deal } from './moments.ts';
import { travelerOf } from './moments.ts';
import { spaceAt } from './road.ts';
import { SPACES } from './spaces/index.ts';
import { OPTIONS } from './spaces/space.ts';
import type { Player, State } from './state.ts';
import { AT, row, SEAT_AT } from './state.ts';

export interface Outlook {
  /** The id of the space. */
  readonly stop: string;
  /** Points and coins that come, or may be taken, before an option is chosen there. */
  readonly points: number;
  readonly coins: number;
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

const silent = (): Deal => ({ chance: new FastChance(1), tell: null });

/** Applies what happens on arrival. */
function arrive(s: State, p: Player, space: number): void {
  const d = silent();
  const self = travelerOf(p);
  if (s.boxes !== 0) {
    self.onStop(s, p, d, space);
    for (const box of boxesIn(s)) {
      box.onStop(s, p, d, space);
      box.takeBonus(s, p, d, space);
    }
    self.onAnyStop(s, p, d, space);
  }
  SPACES[space].arrive(s, p, d);
  if (SPACE_NAMES[space] === 'temple') self.afterTemple(s, p, d);
}

/** Points that a bath brings beyond the card. */
function bathing(s: State, seat: number): number {
  const copy = tokaido.clone(s);
  const p = copy.all[seat];
  const before = p.points;
  travelerOf(p).afterBath(copy, p, silent());
  return p.points - before;
}

export function outlook(s: State, seat: number, position: number): Outlook {
  const space = spaceAt(s, position);
  const stop = SPACE_NAMES[space];
  const copy = tokaido.clone(s);
  const p = copy.all[seat];
  const before = [p.points, p.coins] as const;
  arrive(copy, p, space);
  const traveler = travelerOf(p);
  const more = bathing(s, seat);
  const baths = SPRING_POINTS.filter((_, kind) => s.m[AT.springs + kind] > 0);
  const numbers: Readonly<Record<string, number>> = Object.assign(
    {},
    ...boxesIn(s).map((box) => box.numbers),
  );
  const kind = PANORAMAS.findIndex((panorama) => stop === `panorama-${panorama}`);
  const sections = kind < 0 ? 0 : PANORAMA_LENGTHS[kind];
  const next = kind < 0 ? 0 : row(p, SEAT_AT.panoramas, kind) + 1;
  const complete = next > sections;
  return {
    stop,
    points: p.points - before[0],
    coins: p.coins - before[1],
    wages: traveler.wages,
    each: traveler.offeringPoints,
    people: traveler.encounterDraw,
    bath: baths.length === 0 ? [0, 0] : [Math.min(...baths) + more, Math.max(...baths) + more],
    bathhouse: (numbers.bathhousePoints ?? 0) + more,
    amuletPrice: traveler.cardPrice('amulet', numbers.amuletPrice ?? 0),
    section: complete ? 0 : next,
    sections,
    sectionPoints: complete ? 0 : traveler.section(next, sections),
  };
}

/** The id of the second option of a kind of stop, while any of it is left; null if there is none. */
export function secondOption(s: State, stop: string): string | null {
  const space = SPACE_NAMES.indexOf(stop as (typeof SPACE_NAMES)[number]);
  for (const number of SPACES[space]?.options.slice(1) ?? []) {
    const option = OPTIONS[number];
    const inPlay = option.box === 0 || (s.boxes & option.box) !== 0;
    if (!inPlay || option.whole) continue;
    if (option.closed(s, s.all[0], Number.POSITIVE_INFINITY)?.why !== 'supply-empty') return option.id;
  }
  return null;
}

/** The ids of all options of stops, boxes included. */
export function optionIds(): readonly string[] {
  return OPTIONS.map(({ id }) => id);
}
