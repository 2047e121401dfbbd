/**
 * What a net sees of the travelers of Tokaido: the decider first, then the others in seat order. Only what changed
 * since the seat looked last is worked out again.
 */

import { popcount } from '@tokaido/kernel';
import type { Player, State } from '@tokaido/tokaido';
import { PANORAMA_LENGTHS, ROADS, row, SEAT_AT, setPoints, TRAVELERS, tokaido } from '@tokaido/tokaido';
import type { FeatureWriter } from './features.ts';
import type { Kind } from './tokaido-kind.ts';
import { KINDS } from './tokaido-kind.ts';
import {
  CHANGED,
  changes,
  HAND,
  leadIn,
  MOVED,
  orderIn,
  RACES,
  rankIn,
  SAME,
  SEAT_NOTES,
  STANDING,
  standings,
  TILE,
  takeStandings,
} from './tokaido-standings.ts';

const { layout, streams } = tokaido.rules;
const LINE = streams.indexOf('line');

export const LEGS = 4;
export const LEG_LENGTH = 15;
const SPACES = ROADS[0].space.length;
/** Families of souvenirs: the four types, and one that a box adds. */
const FAMILIES = 5;
const RETURNING = 2;

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
  if (noted > HAND) throw new Error('there is no room to note all fields of a seat');
  return runs;
}

const calligraphy = layout.families.find(({ name }) => name === 'calligraphy');

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
    const { travelers } = s;
    let changed = SAME;
    for (let of = 0; of < travelers; of++) {
      const change = this.note(notes, s, of);
      changes[of] = isFresh ? CHANGED : change;
      if (changes[of] > changed) changed = changes[of];
    }
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
      const hasNewTile = tile !== notes[base + TILE];
      notes[base + STANDING] = standing;
      notes[base + TILE] = tile;
      const { at } = out;
      const change = hasNewTile ? Math.max(MOVED, changes[p.seat]) : changes[p.seat];
      this.writePlayer(out, s, p, standing, tile, change);
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
    change: number,
  ): void {
    const { sizes } = this;
    let { at } = out;
    if (change === SAME) out.skip(sizes[1]);
    else this.writeRoad(out, s, p, tile);
    sizes[1] = out.at - at;
    out.oneOf('order', 5, orderIn(standing));
    ({ at } = out);
    if (change === CHANGED) writeGoods(out, p);
    else out.skip(sizes[2]);
    sizes[2] = out.at - at;
    out.oneOf('donor', 4, rankIn(standing));
    out.bits('achievements', 3, p.achievements);
    out.scaled('fed', p.fed, 1);
    ({ at } = out);
    if (change === CHANGED) this.writeSets(out, s, p);
    else out.skip(sizes[3]);
    sizes[3] = out.at - at;
    for (let i = 0; i < RACES; i++) out.oneOf('lead', 5, leadIn(standing, i));
    ({ at } = out);
    if (change === CHANGED) writeBoxes(out, p);
    else out.skip(sizes[4]);
    sizes[4] = out.at - at;
  }

  private writeRoad(out: FeatureWriter, s: State, p: Player, tile: number): void {
    const { kind } = this;
    const coins = tile % COINS;
    out.oneOf('traveler', kind.travelers, Math.floor(tile / COINS));
    out.upTo('coins', 8, coins);
    out.scaled('purse', coins, 10);
    out.scaled('points', p.points, 80);
    out.oneOf('leg', LEGS, legOf(s, p));
    out.oneOf('step', LEG_LENGTH, stepOf(s, p));
    // What lies ahead follows from leg and step only together; a mark for each space says it at once.
    out.oneOf('space', SPACES, p.position);
    out.oneOf('place', 5, p.place - 1);
  }

  private writeSets(out: FeatureWriter, s: State, p: Player): void {
    for (let i = 0; i < PANORAMA_LENGTHS.length; i++) {
      out.upTo('panorama', PANORAMA_LENGTHS[i], row(p, SEAT_AT.panoramas, i));
    }
    for (let type = 0; type < FAMILIES; type++) out.scaled('next', setPoints(s, p, type), 7);
  }
}

function writeGoods(out: FeatureWriter, p: Player): void {
  out.upTo('dishes', 5, popcount(p.dishes));
  out.upTo('springs', 5, row(p, SEAT_AT.springs, 0) + row(p, SEAT_AT.springs, 1));
  out.upTo('encounters', 6, p.meetings);
  out.scaled('souvenirs', popcount(p.souvenirs), 8);
  out.scaled('offerings', p.offerings, 8);
  out.upTo('gave', 3, p.offerings);
}

/** A table without a box has none of its fields. */
function writeBoxes(out: FeatureWriter, p: Player): void {
  out.upTo('trees', 3, p.cherryTrees ?? 0);
  out.upTo('baths', 3, p.bathhouses ?? 0);
  out.bits('legends', KINDS, p.legends ?? 0);
  out.scaled('tokens', p.tokens ?? 0, 8);
  out.scaled('dolls', p.dolls ?? 0, 2);
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
