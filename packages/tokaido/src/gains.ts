/** Everything a traveler gains or pays goes through here, so that points, coins and collection agree. */

import { EVERYBODY } from '@tokaido/kernel';
import { boxesIn } from './box.ts';
import { ACHIEVEMENT_POINTS } from './data/achievements.ts';
import { PANORAMA_LENGTHS } from './data/panoramas.ts';
import { countBySix, FAMILIES, ofType, SET_POINTS, SOUVENIR_TYPE } from './data/souvenirs.ts';
import type { CoinChange } from './events.ts';
import type { Deal } from './moments.ts';
import { travelerOf } from './moments.ts';
import type { Player, State } from './state.ts';
import { addToRow, row, SEAT_AT } from './state.ts';

/** Where points come from, by number; `compose.ts` adds the sources of the boxes. */
export const SOURCES: string[] = [
  'panorama',
  'souvenir',
  'meal',
  'spring',
  'donation',
  'donor-rank',
  'encounter',
  'traveler',
  'ach-panorama',
  'ach-end',
];

export const FROM_PANORAMA = 0;
export const FROM_SOUVENIR = 1;
export const FROM_MEAL = 2;
export const FROM_SPRING = 3;
export const FROM_DONATION = 4;
export const FROM_DONOR_RANK = 5;
export const FROM_ENCOUNTER = 6;
export const FROM_TRAVELER = 7;
export const FROM_PANORAMA_ACHIEVEMENT = 8;
export const FROM_END_ACHIEVEMENT = 9;

export function score(p: Player, d: Deal, source: number, points: number): void {
  p.points += points;
  addToRow(p, SEAT_AT.by, source, points);
  d.tell?.({ type: 'points', seat: p.seat, points, source: SOURCES[source] }, EVERYBODY);
}

/** Coins from the bank. `from` says why, for the viewers. */
// ruling coins-unlimited
export function gainCoins(p: Player, d: Deal, coins: number, from: string, how?: CoinChange): void {
  p.coins += coins;
  d.tell?.({ type: 'coins', seat: p.seat, coins, from, ...(how && { how }) }, EVERYBODY);
}

export function pay(p: Player, d: Deal, coins: number, to: string, how?: CoinChange): void {
  p.coins -= coins;
  if (coins > 0) {
    d.tell?.({ type: 'coins', seat: p.seat, coins: -coins, from: to, ...(how && { how }) }, EVERYBODY);
  }
}

/** Coins are pledged to the temple, and the buyer does not play for the price. */
export const IN_FULL = 2;

/** Pays for a single card and returns the coins really paid, which also fulfill a pledge. */
// ruling devotion-discount
export function payFor(s: State, p: Player, d: Deal, price: number, to: string): number {
  const paid = s.pledged === IN_FULL ? price : price - travelerOf(p).haggle(s, p, d, price);
  pay(p, d, paid, to);
  if (s.pledged) fulfilPledge(s, p, d, paid);
  return paid;
}

/** Coins from the bank, or from the payment for a card, that go to the temple in the traveler's name. */
export function offerFromBank(p: Player, d: Deal, coins: number): void {
  offer(p, d, coins, true);
}

/** The coins really paid for a card go to the temple instead of the bank. */
export function fulfilPledge(s: State, p: Player, d: Deal, paid: number): void {
  s.pledged = 0;
  offer(p, d, paid, true);
}

export function offerOwn(p: Player, d: Deal, coins: number): void {
  p.coins -= coins;
  offer(p, d, coins, false);
}

function offer(p: Player, d: Deal, coins: number, bank: boolean): void {
  if (coins === 0) return;
  p.offerings += coins;
  d.tell?.({ type: 'offering', seat: p.seat, coins, bank }, EVERYBODY);
  score(p, d, FROM_DONATION, coins);
}

/** How many souvenirs of each type a player has, six bits a type; boxes may add to the cards. */
function countTypes(s: State, p: Player): number {
  let counts = countBySix(p.souvenirs);
  if (s.boxes !== 0) for (const box of boxesIn(s)) counts += box.moreSouvenirs(p);
  return counts;
}

/** How many souvenirs of a type a player has. */
export function countType(s: State, p: Player, type: number): number {
  return ofType(countTypes(s, p), type);
}

/** Points one more souvenir of a type brings: sets are always formed in the owner's best way. */
// ruling souvenir-set-scoring
export function setPoints(s: State, p: Player, type: number): number {
  const counts = countTypes(s, p);
  const same = ofType(counts, type);
  let others = 0;
  for (let other = 0; other < FAMILIES; other++) if (ofType(counts, other) > same) others++;
  return SET_POINTS[others];
}

export function gainSouvenir(s: State, p: Player, d: Deal, card: number): void {
  const points = setPoints(s, p, SOUVENIR_TYPE[card]);
  p.souvenirs |= 1 << card;
  d.tell?.({ type: 'souvenir', seat: p.seat, souvenir: card }, EVERYBODY);
  score(p, d, FROM_SOUVENIR, points);
  if (s.boxes !== 0) for (const box of boxesIn(s)) box.afterSouvenir(s, p, d);
}

export function isComplete(p: Player, panorama: number): boolean {
  return row(p, SEAT_AT.panoramas, panorama) === PANORAMA_LENGTHS[panorama];
}

/** The next section of a panorama that is not complete; the first to complete it takes the achievement. */
// ruling panorama-achievement-any-source
export function gainPanorama(s: State, p: Player, d: Deal, panorama: number): void {
  gainSection(p, d, panorama);
  if (isComplete(p, panorama) && ((s.achieved >> panorama) & 1) === 0) {
    s.achieved |= 1 << panorama;
    gainAchievement(s, p, d, panorama, FROM_PANORAMA_ACHIEVEMENT);
  }
}

export function gainSection(p: Player, d: Deal, panorama: number): void {
  addToRow(p, SEAT_AT.panoramas, panorama, 1);
  const taken = row(p, SEAT_AT.panoramas, panorama);
  const section = travelerOf(p).section(taken, PANORAMA_LENGTHS[panorama]);
  d.tell?.({ type: 'panorama', seat: p.seat, kind: panorama, section }, EVERYBODY);
  score(p, d, FROM_PANORAMA, section);
}

export function gainAchievement(s: State, p: Player, d: Deal, achievement: number, source: number): void {
  p.achievements |= 1 << achievement;
  d.tell?.({ type: 'achievement', seat: p.seat, achievement }, EVERYBODY);
  score(p, d, source, ACHIEVEMENT_POINTS);
  travelerOf(p).afterAchievement(s, p, d);
}
