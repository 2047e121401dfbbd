/**
 * What a net sees of the travelers of Tokaido: the decider first, then the others in seat order. Only what changed
 * since the seat looked last is worked out again.
 */

import { popcount } from '@tokaido/kernel';
import type { Player, State } from '@tokaido/tokaido';
import {
  END_ACHIEVEMENTS,
  PANORAMA_LENGTHS,
  ROADS,
  roadOrder,
  row,
  SEAT_AT,
  setPoints,
  TRAVELERS,
  tally,
  tokaido,
} from '@tokaido/tokaido';
import type { FeatureWriter } from './features.ts';
import type { Kind } from './tokaido-kind.ts';
import { KINDS } from './tokaido-kind.ts';

const { layout, streams } = tokaido.rules;
const LINE = streams.indexOf('line');

export const LEGS = 4;
export const LEG_LENGTH = 15;
const SPACES = ROADS[0].space.length;
const FAMILIES = 4;
const RETURNING = 2;
const SEATS = 5;
const RACES = END_ACHIEVEMENTS.length;
/** Leads beyond this count as this. */
const FAR = 2;
/** Three bits hold an order, a rank or a lead. */
const BITS = 3;
const ORDER = (1 << BITS) - 1;

/** For each direction and position the leg, from 0, and the steps into it. */
const LEG = ROADS.map(({ space }) =>
  space.map((_, at) => Math.min(LEGS - 1, innsUpTo(space, at).length - 1)),
);
const STEP = ROADS.map(({ space }, way) => space.map((_, at) => at - innsUpTo(space, at)[LEG[way][at]]));

function innsUpTo(space: readonly number[], position: number): number[] {
  return space.flatMap((kind, at) => (kind === 0 && at <= position ? [at] : []));
}

function wayOf(s: State): number {
  return (s.variations & RETURNING) === 0 ? 0 : 1;
}

export function legOf(s: State, p: Player): number {
  return LEG[wayOf(s)][p.position];
}

export function stepOf(s: State, p: Player): number {
  return STEP[wayOf(s)][p.position];
}

/** How many travelers move before this one. */
export function movesBefore(s: State, p: Player): number {
  const own = roadOrder(p);
  let count = 0;
  for (let seat = 0; seat < s.travelers; seat++) if (roadOrder(s.all[seat]) < own) count++;
  return count;
}

/** How many gave more; outside the range for somebody who gave nothing. */
function donorsAbove(s: State, p: Player): number {
  const { offerings } = p;
  if (offerings === 0) return -1;
  let above = 0;
  for (let seat = 0; seat < s.travelers; seat++) if (s.all[seat].offerings > offerings) above++;
  return above;
}

/** What is noted of each seat: the ints of its fields, then what follows from them and the others. */
const FIELD_NOTES = 32;
const SEAT_NOTES = FIELD_NOTES + 3 + RACES;
const HAND = FIELD_NOTES;
const TILE = HAND + 1;
const STANDING = TILE + 1;
const TALLIES = STANDING + 1;
/** Fields that change at every move. */
const ON_THE_ROAD = ['traveler', 'coins', 'points', 'position', 'place', 'fed'];
/** Fields that nothing here depends on. */
const UNSEEN = ['by', 'gifts', 'hungry', 'dishesElsewhere', 'alms'];

/** Where the fields of a seat lie: those of the road, then the others, those of boxes last. */
function placesOf(seat: number): Int32Array {
  const isOnTheRoad = ({ name }: { readonly name: string }) => ON_THE_ROAD.includes(name);
  const seen = layout.seat.filter(({ name, own }) => !own && !UNSEEN.includes(name));
  const inOrder = [...seen.filter(isOnTheRoad), ...seen.filter((field) => !isOnTheRoad(field))];
  const places = inOrder.flatMap(({ at, length, stride }) =>
    Array.from({ length }, (_, i) => at + seat * stride + i),
  );
  if (places.length > FIELD_NOTES) throw new Error('there is no room to note all fields of a seat');
  return Int32Array.from(places);
}

/** What is noted of the table. */
export const TABLE_NOTES = SEATS * SEAT_NOTES;

const calligraphy = layout.families.find(({ name }) => name === 'calligraphy');

/** What has changed of a seat: nothing, what changes on the road, or more. */
const SAME = 0;
const MOVED = 1;
const CHANGED = 2;

const changes = new Int32Array(SEATS);

export class PlayersWriter {
  private readonly kind: Kind;
  private readonly places: readonly Int32Array[];
  /** Sizes of the parts of a player's features that may be left out. */
  private readonly sizes = [0, 0, 0, 0, 0];

  constructor(kind: Kind) {
    this.kind = kind;
    this.places = Array.from({ length: SEATS }, (_, seat) => placesOf(seat));
  }

  /** `isFresh` says that nothing noted holds: the table is another. */
  write(out: FeatureWriter, s: State, seat: number, draw: number, isFresh: boolean): void {
    const { players } = this.kind;
    const { notes } = out;
    let changed = SAME;
    for (let of = 0; of < s.travelers; of++) {
      changes[of] = isFresh ? CHANGED : SAME;
      changes[of] = Math.max(changes[of], this.note(notes, s, of));
      if (changes[of] > changed) changed = changes[of];
    }
    if (changed === CHANGED) takeTallies(notes, s);
    for (let r = 0; r < players; r++) {
      const p = s.all[(seat + r) % players];
      const base = p.seat * SEAT_NOTES;
      const before = notes[base + STANDING];
      const standing = changed === SAME ? before : standingOf(notes, s, p, changed === MOVED ? before : -1);
      const tile = tileOf(s, p, seat, draw);
      if (changes[p.seat] === SAME && standing === before && tile === notes[base + TILE]) {
        out.skip(this.sizes[0]);
        continue;
      }
      notes[base + STANDING] = standing;
      notes[base + TILE] = tile;
      const { at } = out;
      this.writePlayer(out, s, p, standing, tile, changes[p.seat] === CHANGED);
      this.sizes[0] = out.at - at;
    }
  }

  /** Notes the fields of a seat and says what has changed of them. */
  private note(notes: Int32Array, s: State, seat: number): number {
    const { m } = s;
    const places = this.places[seat];
    const base = seat * SEAT_NOTES;
    let change = SAME;
    // Fields of boxes that are not in play lie beyond the end.
    for (let i = 0; i < places.length && places[i] < m.length; i++) {
      const value = m[places[i]];
      if (notes[base + i] === value) continue;
      notes[base + i] = value;
      change = i < ON_THE_ROAD.length ? MOVED : CHANGED;
    }
    if (calligraphy?.within(m)) {
      // Calligraphy in hand counts for an achievement.
      const hand = calligraphy.sizeOf(m, 1 + seat);
      if (notes[base + HAND] !== hand) change = CHANGED;
      notes[base + HAND] = hand;
    }
    return change;
  }

  private writePlayer(
    out: FeatureWriter,
    s: State,
    p: Player,
    standing: number,
    tile: number,
    hasChanged: boolean,
  ): void {
    const { kind } = this;
    const coins = tile % COINS;
    out.oneOf('traveler', kind.travelers, Math.floor(tile / COINS));
    out.upTo('coins', 8, coins);
    out.scaled('purse', coins, 10);
    out.scaled('points', p.points, 80);
    out.oneOf('leg', LEGS, legOf(s, p));
    out.oneOf('step', LEG_LENGTH, stepOf(s, p));
    // What lies ahead follows from leg and step only together; a mark for each space says it at once.
    if (kind.complete) out.oneOf('space', SPACES, p.position);
    out.oneOf('place', 5, p.place - 1);
    out.oneOf('order', 5, standing & ORDER);
    if (this.isDue(out, 1, hasChanged)) {
      const { at } = out;
      out.upTo('dishes', 5, popcount(p.dishes));
      out.upTo('springs', 5, row(p, SEAT_AT.springs, 0) + row(p, SEAT_AT.springs, 1));
      out.upTo('encounters', 6, p.meetings);
      out.scaled('souvenirs', popcount(p.souvenirs), 8);
      out.scaled('offerings', p.offerings, 8);
      out.upTo('gave', 3, p.offerings);
      this.sizes[1] = out.at - at;
    }
    out.oneOf('donor', 4, ((standing >> BITS) & ORDER) - 1);
    out.bits('achievements', 3, p.achievements);
    out.scaled('fed', p.fed, 1);
    if (this.isDue(out, 2, hasChanged)) {
      const { at } = out;
      for (let i = 0; i < PANORAMA_LENGTHS.length; i++) {
        out.upTo('panorama', PANORAMA_LENGTHS[i], row(p, SEAT_AT.panoramas, i));
      }
      const families = kind.boxed ? FAMILIES + 1 : FAMILIES;
      for (let type = 0; type < families; type++) out.scaled('next', setPoints(s, p, type), 7);
      this.sizes[2] = out.at - at;
    }
    for (let i = 0; i < RACES; i++) out.oneOf('lead', 5, (standing >> ((2 + i) * BITS)) & ORDER);
    if (this.isDue(out, 3, hasChanged)) {
      const { at } = out;
      writeBoxes(out, p, kind);
      this.sizes[3] = out.at - at;
    }
  }

  /** Whether a part must be written; if not, it is left out. */
  private isDue(out: FeatureWriter, part: number, hasChanged: boolean): boolean {
    if (!hasChanged) out.skip(this.sizes[part]);
    return hasChanged;
  }
}

/** A table without a box has none of its fields. */
function writeBoxes(out: FeatureWriter, p: Player, kind: Kind): void {
  if (kind.crossroads) {
    out.upTo('trees', 3, p.cherryTrees ?? 0);
    out.upTo('baths', 3, p.bathhouses ?? 0);
    out.bits('legends', KINDS, p.legends ?? 0);
  }
  if (kind.matsuri) {
    out.scaled('tokens', p.tokens ?? 0, 8);
    out.scaled('dolls', p.dolls ?? 0, 2);
  }
}

/** What everybody who changed has for the end achievements. */
function takeTallies(notes: Int32Array, s: State): void {
  for (let seat = 0; seat < s.players; seat++) {
    if (changes[seat] !== CHANGED) continue;
    const at = seat * SEAT_NOTES + TALLIES;
    for (let i = 0; i < RACES; i++) notes[at + i] = tally(s, s.all[seat], END_ACHIEVEMENTS[i]);
  }
}

/** Lead over the best of the others for an end achievement. */
function lead(notes: Int32Array, s: State, seat: number, i: number): number {
  let best = 0;
  for (let other = 0; other < s.players; other++) {
    if (other !== seat) best = Math.max(best, notes[other * SEAT_NOTES + TALLIES + i]);
  }
  return notes[seat * SEAT_NOTES + TALLIES + i] - best;
}

/**
 * How a player stands among the others: order on the road, rank among the donors, and the leads. If everybody has only
 * moved since `before`, all but the order is as it was; `before` is −1 where not.
 */
function standingOf(notes: Int32Array, s: State, p: Player, before: number): number {
  let standing = movesBefore(s, p);
  if (before >= 0) return standing | (before & ~ORDER);
  standing |= (donorsAbove(s, p) + 1) << BITS;
  for (let i = 0; i < RACES; i++) {
    const clear = Math.max(-FAR, Math.min(FAR, lead(notes, s, p.seat, i))) + FAR;
    standing |= clear << ((2 + i) * BITS);
  }
  return standing;
}

/** More than anybody ever holds. */
const COINS = 1 << 12;

/**
 * The traveler and the coins of a player as the seat knows them when it acts: its own traveler may be chosen and not
 * yet shown, and before the line is drawn it knows no other.
 */
function tileOf(s: State, p: Player, seat: number, draw: number): number {
  if (draw === LINE && s.offerSize !== 0) return p.seat === seat ? p.traveler * COINS + p.coins : 0;
  const chosen = p.seat === seat ? p.chosen : 0;
  return chosen === 0 ? p.traveler * COINS + p.coins : chosen * COINS + TRAVELERS[chosen].coins;
}
