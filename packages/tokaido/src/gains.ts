/** Everything a traveler gains or pays goes through here, so that points, coins and collection agree. */

import { popcount } from '@tokaido/kernel';
import { ACHIEVEMENT_POINTS } from './data/achievements.ts';
import { PANORAMA_LENGTHS } from './data/panoramas.ts';
import { SET_POINTS, SOUVENIR_TYPE, TYPE_CARDS } from './data/souvenirs.ts';
import type { Deal } from './moments.ts';
import { travelerOf } from './moments.ts';
import type { Player, State } from './state.ts';
import { addToRow, row, SEAT_AT } from './state.ts';

/** Where points come from; boxes add theirs. The number of a source is its place. */
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
  d.tell?.({ type: 'points', seat: p.seat, points, source: SOURCES[source] }, -1);
}

/** Coins from the bank. `from` says why, for the viewers. */
// ruling coins-unlimited
export function gainCoins(p: Player, d: Deal, coins: number, from: string): void {
  p.coins += coins;
  d.tell?.({ type: 'coins', seat: p.seat, coins, from }, -1);
}

export function pay(p: Player, d: Deal, coins: number, to: string): void {
  p.coins -= coins;
  if (coins > 0) d.tell?.({ type: 'coins', seat: p.seat, coins: -coins, from: to }, -1);
}

/** Coins laid into the temple; from the bank they cost the traveler nothing. */
export function offer(p: Player, d: Deal, coins: number, bank: boolean): void {
  if (!bank) p.coins -= coins;
  p.offerings += coins;
  d.tell?.({ type: 'offering', seat: p.seat, coins, bank }, -1);
  score(p, d, FROM_DONATION, coins);
}

/** Points a souvenir would bring: sets are always formed in the owner's best way. */
// ruling souvenir-set-scoring
export function souvenirPoints(held: number, card: number): number {
  const type = SOUVENIR_TYPE[card];
  const same = popcount(held & TYPE_CARDS[type]);
  let others = 0;
  for (let other = 0; other < TYPE_CARDS.length; other++) {
    if (other !== type && popcount(held & TYPE_CARDS[other]) > same) others++;
  }
  return SET_POINTS[others];
}

export function gainSouvenir(p: Player, d: Deal, card: number): void {
  const points = souvenirPoints(p.souvenirs, card);
  p.souvenirs |= 1 << card;
  d.tell?.({ type: 'souvenir', seat: p.seat, souvenir: card }, -1);
  score(p, d, FROM_SOUVENIR, points);
}

export function isComplete(p: Player, panorama: number): boolean {
  return row(p, SEAT_AT.panoramas, panorama) === PANORAMA_LENGTHS[panorama];
}

/** The next section of a panorama that is not complete; the first to complete it takes the achievement. */
// ruling panorama-achievement-any-source
export function gainPanorama(s: State, p: Player, d: Deal, panorama: number): void {
  addToRow(p, SEAT_AT.panoramas, panorama, 1);
  const section = row(p, SEAT_AT.panoramas, panorama);
  d.tell?.({ type: 'panorama', seat: p.seat, kind: panorama, section }, -1);
  score(p, d, FROM_PANORAMA, section);
  if (isComplete(p, panorama) && ((s.achieved >> panorama) & 1) === 0) {
    s.achieved |= 1 << panorama;
    gainAchievement(s, p, d, panorama, FROM_PANORAMA_ACHIEVEMENT);
  }
}

export function gainAchievement(s: State, p: Player, d: Deal, achievement: number, source: number): void {
  p.achievements |= 1 << achievement;
  d.tell?.({ type: 'achievement', seat: p.seat, achievement }, -1);
  score(p, d, source, ACHIEVEMENT_POINTS);
  travelerOf(p).afterAchievement(s, p, d);
}
