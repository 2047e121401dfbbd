/** Tokaido as the test kit sees it: every mix of options, and what must hold in every position. */

import { popcount } from '@tokaido/kernel';
import type { Kit } from '@tokaido/kernel/testkit';
import { BOXES } from '../src/box.ts';
import { MEAL_CARDS } from '../src/data/meals.ts';
import { END } from '../src/data/road.ts';
import { ALL_SOUVENIRS, SOUVENIRS } from '../src/data/souvenirs.ts';
import { countEncounters, ENCOUNTER_CARDS } from '../src/encounters/deck.ts';
import type { Event } from '../src/events.ts';
import { tokaido } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import { recount } from '../src/recount.ts';
import { isInn, placesAt, rearmost, roadOrder } from '../src/road.ts';
import type { State } from '../src/state.ts';
import { AT, layout, row, SEAT_AT } from '../src/state.ts';
import { VARIATIONS } from '../src/variations/index.ts';

/** All mixes of variations with all numbers of players, for a mix of boxes. */
export function tablesWith(boxes: readonly string[]): Options[] {
  const tables: Options[] = [];
  const names = [...VARIATIONS]
    .filter(([, v]) => v.box === undefined || boxes.includes(v.box))
    .map(([n]) => n);
  for (let mix = 0; mix < 1 << names.length; mix++) {
    const variations = names.filter((_, i) => (mix >> i) & 1);
    for (const players of [2, 3, 4, 5]) {
      const tiles = boxes.includes('matsuri') ? ([2, 3, 'any'] as const)[(mix + players) % 3] : 2;
      tables.push({ players, boxes, variations, tiles });
    }
  }
  return tables;
}

/** Cards of a hidden family that are still hidden, all piles together. */
function hidden(s: State, family: string): number {
  const found = layout.families.find((f) => f.name === family);
  return found?.within(s.m) ? found.observe(s.m, -1).cards.length : 0;
}

/** A field of the table that a box brings; 0 where the box is not in play, or not there. */
function tableField(s: State, name: string): number {
  const field = layout.table.find((one) => one.name === name);
  return field === undefined ? 0 : (s.m[field.at] ?? 0);
}

/** Encounter cards of the game: one of the boxes brings four more. */
function encountersIn(s: State): number {
  const more = BOXES.get('new-encounters')?.bit ?? 0;
  return s.boxes & more ? ENCOUNTER_CARDS.length : 14;
}

function broken(s: State): string | null {
  const players = s.all.slice(0, s.players);
  let souvenirs = s.souvenirs;
  let count = popcount(souvenirs);
  const add = (cards: number) => {
    souvenirs |= cards;
    count += popcount(cards);
  };
  for (let i = 0; i < s.souvenirBatches; i++) add(s.m[AT.souvenirUnder + i]);
  for (const p of players) {
    add(p.souvenirs);
    if (p.coins < 0) return `seat ${p.seat} has ${p.coins} coins`;
    if (recount(s, p) !== p.points)
      return `seat ${p.seat} has ${p.points}, the recount says ${recount(s, p)}`;
    let by = 0;
    for (let source = 0; source < 16; source++) by += row(p, SEAT_AT.by, source);
    if (by !== p.points) return `the sources of seat ${p.seat} add up to ${by}, not ${p.points}`;
  }
  const pending = tokaido.pending(s);
  const offer = pending !== null && 'offer' in pending.details ? pending.details.offer : beingBought(pending);
  add(offer.reduce((cards, id) => cards | (1 << SOUVENIRS.indexOf(id)), 0));
  if (count !== 24 || souvenirs !== ALL_SOUVENIRS) return 'a souvenir is lost or there twice';
  const eaten = players.reduce((sum, p) => sum + popcount(p.dishes), 0);
  // A treat that lies open is in no pile and in no collection.
  const open = pending?.decision === 'treat' && pending.details.dish !== null ? 1 : 0;
  if (hidden(s, 'meals') + eaten + open !== MEAL_CARDS.length) return 'a meal is lost or there twice';
  const met = players.reduce((sum, p) => sum + countEncounters(p.encounters), 0);
  if (hidden(s, 'encounters') + met !== encountersIn(s)) return 'an encounter is lost or there twice';
  const springs = players.reduce((n, p) => n + row(p, SEAT_AT.springs, 0) + row(p, SEAT_AT.springs, 1), 0);
  if (s.m[AT.springs] + s.m[AT.springs + 1] + springs !== 12) return 'a hot spring is lost or there twice';
  const returning = popcount(tableField(s, 'amuletsReturning'));
  if (hidden(s, 'amulets') + returning !== popcount(tableField(s, 'amuletsInPlay')))
    return 'an amulet is lost or there twice';
  return brokenRoad(s, pending);
}

/** Souvenirs that have been chosen and not paid yet: they have left the offer and are in no collection. */
function beingBought(pending: ReturnType<typeof tokaido.pending>): readonly string[] {
  const isUnpaid = pending !== null && ['discount', 'challenge'].includes(pending.decision);
  return isUnpaid && 'bought' in pending.details ? pending.details.bought : [];
}

/** Nobody shares a place, and the rearmost traveler is the one to move. */
function brokenRoad(s: State, pending: ReturnType<typeof tokaido.pending>): string | null {
  const places = new Set<number>();
  for (const p of s.all.slice(0, s.travelers)) {
    if (p.position > END) return `seat ${p.seat} has left the road`;
    if (p.place === 0) continue;
    if (places.has(p.position * 8 + p.place)) return `two travelers at ${p.position}, place ${p.place}`;
    places.add(p.position * 8 + p.place);
    // With the boxes a friend may stand beside a single place.
    const most = s.boxes ? 2 : placesAt(s, p.position);
    if (!isInn(s, p.position) && p.place > most) return `no place ${p.place} at ${p.position}`;
  }
  if (pending?.decision !== 'travel' || rearmost(s).seat === pending.details.mover) return null;
  // Only a traveler who leads may go on out of turn, and only by an amulet.
  const mover = s.all[pending.details.mover];
  const leads = s.all.slice(0, s.travelers).every((p) => roadOrder(p) <= roadOrder(mover));
  if (s.boxes === 0 || !leads) return 'the wrong traveler moves';
  return null;
}

/** Travelers are chosen unseen; with the last choice all are known. */
function choosing(s: State): 'hidden' | 'shown' | null {
  if (s.offerSize === 0 || tokaido.pending(s)?.decision !== 'choose') return null;
  return tokaido.pending(s)?.seat === s.players - 1 ? 'shown' : 'hidden';
}

/** The mixes of boxes that long random tests go through, each with its name. */
export const BOX_MIXES = [
  [],
  ['crossroads'],
  ['crossroads', 'matsuri'],
  ['new-encounters'],
  ['promo-travelers'],
  ['crossroads', 'matsuri', 'new-encounters', 'promo-travelers'],
].map((boxes) => [boxes.join(' + ') || 'the base game', boxes] as const);

export function kitFor(boxes: readonly string[]): Kit<State, Options, Event> {
  return {
    game: tokaido,
    tables: tablesWith(boxes),
    broken,
    longest: 400,
    secrecy: choosing,
    passing: (event) => (event.type as string) === 'haggled',
    looks: ({ type }) => type === 'menu',
  };
}
