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
const PART = (1 << BITS) - 1;

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

/** What is noted of each seat: the ints of its fields, then what follows from them and the others. */
const FIELD_NOTES = 32;
const SEAT_NOTES = FIELD_NOTES + 3 + RACES;
const HAND = FIELD_NOTES;
const TILE = HAND + 1;
const STANDING = TILE + 1;
const TALLIES = STANDING + 1;
/** The first fields of a seat, which change at every move. */
const ON_THE_ROAD = ['traveler', 'coins', 'points', 'position', 'place', 'fed'].length;
/** Fields that nothing here depends on. */
const UNSEEN = ['by', 'alms'];

interface Run {
  readonly at: number;
  readonly length: number;
  readonly stride: number;
}

/** Where the fields of seat 0 lie, and how far it is to those of the next seat; those of boxes last. */
function runsOfFields(): Run[] {
  const runs: Run[] = [];
  let noted = 0;
  for (const { at, length, name, own, stride } of layout.seat) {
    if (own || UNSEEN.includes(name)) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.at + last.length === at) {
      runs[runs.length - 1] = { ...last, length: last.length + length };
    } else runs.push({ at, length, stride });
    noted += length;
  }
  if (noted > FIELD_NOTES) throw new Error('there is no room to note all fields of a seat');
  return runs;
}

/** What is noted of the table. */
export const TABLE_NOTES = SEATS * SEAT_NOTES;

const calligraphy = layout.families.find(({ name }) => name === 'calligraphy');

/** What has changed of a seat: nothing, what changes on the road, or more. */
const SAME = 0;
const MOVED = 1;
const CHANGED = 2;

/** Of each seat, while features are written: what changed, where it is on the road, what it gave, how it stands. */
const changes = new Int32Array(SEATS);
const orders = new Int32Array(SEATS);
const offerings = new Int32Array(SEATS);
const standings = new Int32Array(SEATS);

export class PlayersWriter {
  private readonly kind: Kind;
  private readonly runs = runsOfFields();
  /** Sizes of the parts of a player's features that may be left out. */
  private readonly sizes = [0, 0, 0, 0, 0];

  constructor(kind: Kind) {
    this.kind = kind;
  }

  /** `isFresh` says that nothing noted holds: the table is another. */
  write(out: FeatureWriter, s: State, seat: number, draw: number, isFresh: boolean): void {
    const { players } = this.kind;
    const { notes } = out;
    let changed = SAME;
    for (let of = 0; of < s.travelers; of++) {
      const change = this.note(notes, s, of);
      changes[of] = isFresh ? CHANGED : change;
      if (changes[of] > changed) changed = changes[of];
    }
    if (changed === CHANGED) takeTallies(notes, s);
    takeStandings(notes, s, changed);
    for (let r = 0; r < players; r++) {
      const p = s.all[(seat + r) % players];
      const base = p.seat * SEAT_NOTES;
      const standing = standings[p.seat];
      const tile = tileOf(s, p, seat, draw);
      const isSame = standing === notes[base + STANDING] && tile === notes[base + TILE];
      if (isSame && changes[p.seat] === SAME) {
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
  private note(notes: Float64Array, s: State, seat: number): number {
    const { m } = s;
    const base = seat * SEAT_NOTES;
    let note = base;
    let change = SAME;
    for (const { at, length, stride } of this.runs) {
      const from = at + seat * stride;
      // Fields of boxes that are not in play lie beyond the end.
      if (from >= m.length) break;
      for (let i = from; i < from + length; i++, note++) {
        const value = m[i];
        if (notes[note] === value) continue;
        notes[note] = value;
        change = note < base + ON_THE_ROAD ? MOVED : CHANGED;
      }
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
    out.oneOf('order', 5, standing & PART);
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
    out.oneOf('donor', 4, ((standing >> BITS) & PART) - 1);
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
    for (let i = 0; i < RACES; i++) out.oneOf('lead', 5, (standing >> ((2 + i) * BITS)) & PART);
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
function takeTallies(notes: Float64Array, s: State): void {
  for (let seat = 0; seat < s.players; seat++) {
    if (changes[seat] !== CHANGED) continue;
    const at = seat * SEAT_NOTES + TALLIES;
    for (let i = 0; i < RACES; i++) notes[at + i] = tally(s, s.all[seat], END_ACHIEVEMENTS[i]);
  }
}

/**
 * How everybody stands among the others: order on the road, rank among the donors, and the leads. All but the order is
 * as it was noted unless something has changed.
 */
function takeStandings(notes: Float64Array, s: State, changed: number): void {
  const { players } = s;
  for (let seat = 0; seat < players; seat++) standings[seat] = notes[seat * SEAT_NOTES + STANDING];
  if (changed === SAME) return;
  if (changed === CHANGED) {
    addDonors(s);
    for (let i = 0; i < RACES; i++) addLeads(notes, players, i);
  }
  for (let of = 0; of < s.travelers; of++) orders[of] = roadOrder(s.all[of]);
  for (let seat = 0; seat < players; seat++) {
    let before = 0;
    for (let of = 0; of < s.travelers; of++) if (orders[of] < orders[seat]) before++;
    standings[seat] = (standings[seat] & ~PART) | before;
  }
}

/** How many gave more, from 1; 0 for somebody who gave nothing. */
function addDonors(s: State): void {
  for (let of = 0; of < s.travelers; of++) offerings[of] = s.all[of].offerings;
  for (let seat = 0; seat < s.players; seat++) {
    let rank = offerings[seat] === 0 ? 0 : 1;
    for (let of = 0; of < s.travelers; of++) if (rank > 0 && offerings[of] > offerings[seat]) rank++;
    standings[seat] = rank << BITS;
  }
}

/** Leads over the best of the others for an end achievement. */
function addLeads(notes: Float64Array, players: number, i: number): void {
  let holder = 0;
  let most = 0;
  let second = 0;
  for (let seat = 0; seat < players; seat++) {
    const own = notes[seat * SEAT_NOTES + TALLIES + i];
    if (own > most) {
      second = most;
      most = own;
      holder = seat;
    } else if (own > second) second = own;
  }
  for (let seat = 0; seat < players; seat++) {
    const ahead = notes[seat * SEAT_NOTES + TALLIES + i] - (seat === holder ? second : most);
    const clear = Math.max(-FAR, Math.min(FAR, ahead)) + FAR;
    standings[seat] |= clear << ((2 + i) * BITS);
  }
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
