/** The end of the journey: achievements first, then the donors, then the ranking. */

import type { Score } from '@tokaido/kernel';
import { popcount } from '@tokaido/kernel';
import { BATHER, CHATTERBOX, COLLECTOR, GOURMET } from './data/achievements.ts';
import { DISH_PRICES } from './data/meals.ts';
import { DONOR_POINTS, OTHER_DONOR_POINTS } from './data/temple.ts';
import { countEncounters } from './encounters/deck.ts';
import { FROM_DONOR_RANK, FROM_END_ACHIEVEMENT, gainAchievement, SOURCES, score } from './gains.ts';
import type { Deal } from './moments.ts';
import type { Player, State } from './state.ts';
import { row, SEAT_AT } from './state.ts';

/** What each end achievement compares. */
const TALLIES: readonly [achievement: number, tally: (p: Player) => number][] = [
  [GOURMET, printedPrices],
  [BATHER, (p) => row(p, SEAT_AT.springs, 0) + row(p, SEAT_AT.springs, 1)],
  [CHATTERBOX, (p) => countEncounters(p.encounters)],
  [COLLECTOR, (p) => popcount(p.souvenirs)],
];

// ruling gourmet-printed
function printedPrices(p: Player): number {
  let sum = 0;
  for (let dish = 0; dish < DISH_PRICES.length; dish++) {
    if ((p.dishes >> dish) & 1) sum += DISH_PRICES[dish];
  }
  return sum;
}

export function endOfJourney(s: State, d: Deal): void {
  for (const [achievement, tally] of TALLIES) awardMost(s, d, achievement, tally);
  rewardDonors(s, d);
  d.tell?.({ type: 'end', scores: scores(s) }, -1);
}

/** The achievement goes to everybody who has most, and to nobody if most is none. */
// ruling achievement-ties, achievement-zero, neutral-achievements
function awardMost(s: State, d: Deal, achievement: number, tally: (p: Player) => number): void {
  let most = 1;
  for (let seat = 0; seat < s.players; seat++) most = Math.max(most, tally(s.all[seat]));
  for (let seat = 0; seat < s.players; seat++) {
    const p = s.all[seat];
    if (tally(p) === most) gainAchievement(s, p, d, achievement, FROM_END_ACHIEVEMENT);
  }
}

/** Points for a traveler's rank among the donors; the neutral traveler takes a rank too. */
// ruling temple-tie-dense, neutral-temple
export function donorPoints(s: State, p: Player): number {
  if (p.offerings === 0) return 0;
  let rank = 0;
  let above = p.offerings;
  for (;;) {
    let next = 0;
    for (let seat = 0; seat < s.travelers; seat++) {
      const offerings = s.all[seat].offerings;
      if (offerings > above && (next === 0 || offerings < next)) next = offerings;
    }
    if (next === 0) break;
    rank++;
    above = next;
  }
  return DONOR_POINTS[rank] ?? OTHER_DONOR_POINTS;
}

function rewardDonors(s: State, d: Deal): void {
  for (let seat = 0; seat < s.players; seat++) {
    const points = donorPoints(s, s.all[seat]);
    if (points === 0) continue;
    d.tell?.({ type: 'donors', seat, points }, -1);
    score(s.all[seat], d, FROM_DONOR_RANK, points);
  }
}

/** Points, then achievements; travelers equal in both share a place. */
// ruling tie-break
function isBetter(a: Player, b: Player): boolean {
  if (a.points !== b.points) return a.points > b.points;
  return popcount(a.achievements) > popcount(b.achievements);
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
