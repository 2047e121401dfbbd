/** The end of the journey: achievements first, then the donors, then what boxes and travelers add. */

import type { Score } from '@tokaido/kernel';
import { EVERYBODY, lowest, popcount } from '@tokaido/kernel';
import { boxesIn } from './box.ts';
import { BATHER, CHATTERBOX, COLLECTOR, GOURMET } from './data/achievements.ts';
import { DISH_PRICES } from './data/meals.ts';
import { DONOR_POINTS, OTHER_DONOR_POINTS } from './data/temple.ts';
import { countEncounters } from './encounters/deck.ts';
import { FROM_DONOR_RANK, FROM_END_ACHIEVEMENT, gainAchievement, SOURCES, score } from './gains.ts';
import type { Deal } from './moments.ts';
import { travelerOf } from './moments.ts';
import type { Player, State } from './state.ts';
import { row, SEAT_AT } from './state.ts';
import { tieRank, winnersOfTie } from './ties.ts';

export const END_ACHIEVEMENTS = [GOURMET, BATHER, CHATTERBOX, COLLECTOR];

/** What a traveler has for an end achievement. */
export function tally(s: State, p: Player, achievement: number): number {
  let count = baseTally(p, achievement);
  if (s.boxes !== 0) for (const box of boxesIn(s)) count += box.moreFor(p, achievement);
  return count;
}

function baseTally(p: Player, achievement: number): number {
  if (achievement === GOURMET) return printedPrices(p.dishes);
  if (achievement === BATHER) return row(p, SEAT_AT.springs, 0) + row(p, SEAT_AT.springs, 1);
  if (achievement === CHATTERBOX) return countEncounters(p.encounters);
  return popcount(p.souvenirs);
}

// ruling gourmet-printed
export function printedPrices(dishes: number): number {
  let sum = 0;
  for (let rest = dishes; rest !== 0; rest &= rest - 1) sum += DISH_PRICES[lowest(rest)];
  return sum;
}

/** Everybody who leads for an achievement; nobody if the most is 0. */
// ruling achievement-ties, achievement-zero, neutral-achievements
export function holdersOf(s: State, achievement: number): Player[] {
  const players = s.all.slice(0, s.players);
  const most = Math.max(1, ...players.map((p) => tally(s, p, achievement)));
  return winnersOfTie(players.filter((p) => tally(s, p, achievement) === most));
}

// ruling final-inn-meal, end-order
export function endOfJourney(s: State, d: Deal): void {
  for (const achievement of END_ACHIEVEMENTS) {
    for (const p of holdersOf(s, achievement)) gainAchievement(s, p, d, achievement, FROM_END_ACHIEVEMENT);
  }
  for (let seat = 0; seat < s.players; seat++) {
    const points = DONOR_POINTS[donorRank(s, s.all[seat])] ?? OTHER_DONOR_POINTS;
    if (s.all[seat].offerings === 0) continue;
    d.tell?.({ type: 'donors', seat, points }, EVERYBODY);
    score(s.all[seat], d, FROM_DONOR_RANK, points);
  }
  for (const box of boxesIn(s)) box.atEnd(s, d);
  for (let seat = 0; seat < s.players; seat++) travelerOf(s.all[seat]).atEnd(s, s.all[seat], d);
  d.tell?.({ type: 'end', scores: scores(s) }, EVERYBODY);
}

/** A traveler's rank among the donors from 0: ties share it, none is skipped, the neutral one takes part. */
// ruling temple-tie-dense, neutral-temple
export function donorRank(s: State, p: Player): number {
  let rank = 0;
  for (let above = strength(p); ; rank++) {
    let next = 0;
    for (let seat = 0; seat < s.travelers; seat++) {
      const other = strength(s.all[seat]);
      if (other > above && (next === 0 || other < next)) next = other;
    }
    if (next === 0) return rank;
    above = next;
  }
}

function strength(p: Player): number {
  return p.offerings * 2 + tieRank(p);
}

/** By what one of two is ahead: points, a power, achievements. Null where nothing tells them apart. */
// ruling tie-break
export function decidedBy(a: Player, b: Player): 'points' | 'traveler' | 'achievements' | null {
  if (a.points !== b.points) return 'points';
  if (tieRank(a) !== tieRank(b)) return 'traveler';
  return popcount(a.achievements) === popcount(b.achievements) ? null : 'achievements';
}

function isBetter(a: Player, b: Player): boolean {
  const by = decidedBy(a, b);
  if (by === 'points') return a.points > b.points;
  if (by === 'traveler') return tieRank(a) > tieRank(b);
  return by === 'achievements' && popcount(a.achievements) > popcount(b.achievements);
}

export function scores(s: State): Score[] {
  const players = s.all.slice(0, s.players);
  return players.map((p) => ({
    seat: p.seat,
    points: p.points,
    place: 1 + players.filter((other) => isBetter(other, p)).length,
    by: Object.fromEntries(SOURCES.map((source, i) => [source, row(p, SEAT_AT.by, i)])),
  }));
}
