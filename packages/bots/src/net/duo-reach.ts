/** What each die would let the players of Duo do: a net can hardly work it out from where everybody stands. */

import type { Player, State } from '@tokaido/duo';
import {
  addPilgrimMoves,
  artistGoals,
  CHARACTERS,
  COINS_PER_SLAB,
  companies,
  companyIn,
  duo,
  giftIcons,
  hasWave,
  merchantGoals,
  PAINTINGS,
  RECONSTRUCTED,
  STATION_TYPES,
  stored,
  WAVES,
} from '@tokaido/duo';
import { Actions, lowest } from '@tokaido/kernel';
import type { FeatureWriter } from './features.ts';

const { layout } = duo.rules;
const at = (name: string) => layout.table.find((field) => field.name === name)?.at ?? 0;
const DICE = at('dice');
const BOUTIQUES = at('boutiques');
const tiles = layout.seat.find((field) => field.name === 'tiles');

const PILGRIM = CHARACTERS.indexOf('pilgrim');
export const MERCHANT = CHARACTERS.indexOf('merchant');
const ARTIST = CHARACTERS.indexOf('artist');
const [TOWN, TEMPLE, GARDEN] = STATION_TYPES.keys();
export const CRAFTY = WAVES[1].indexOf('crafty');
const ROBUST = WAVES[1].indexOf('robust');
const PROFICIENT = WAVES[2].indexOf('proficient');

/** The highest number on each die. */
const MOST = CHARACTERS.map((character) => Math.max(...RECONSTRUCTED.dice[character]));
const COASTAL_TOWNS = RECONSTRUCTED.boutiques.length;
const TILES = PAINTINGS[0].reduce((sum, count) => sum + count, 0);
/** Kinds of stations: after the types, towns that pay 3 and 4. */
const KINDS = STATION_TYPES.length + 2;
const LEAST_PRICE = 2;

/** Where the notes begin, those of a seat, and in them: what each character depends on, and what each number brings. */
const NOTES = 128;
const SEAT_NOTES = 32;
const KINDS_AT = 4;
const COINS_AT = 8;
const FAITH_AT = 12;
const SALE_AT = 16;
const WARES_AT = 20;
const PAINT_AT = 24;
const GIFT_AT = 28;

/** The features of each character. */
const sizes = CHARACTERS.map(() => 0);

const moves = new Actions();

/** Points for one more step of a peg. */
export function templeStep({ island: { board } }: State, p: Player): number {
  const { temple, garden } = board;
  return p.temple < temple.length ? (temple[p.temple] - temple[p.temple - 1]) * garden[p.garden - 1] : 0;
}

export function gardenStep({ island: { board } }: State, p: Player): number {
  const { temple, garden } = board;
  return p.garden < garden.length ? (garden[p.garden] - garden[p.garden - 1]) * temple[p.temple - 1] : 0;
}

/** Points for one more gift, and for one more slab. */
export function nextGift({ island: { board } }: State, { gifted }: Player): number {
  return gifted + 1 < board.gifts.length ? board.gifts[gifted + 1] - board.gifts[gifted] : 0;
}

export function nextSlab({ island: { board } }: State, { slabs }: Player): number {
  return slabs + 1 < board.slabs.length ? board.slabs[slabs + 1] - board.slabs[slabs] : 0;
}

/** The icon of the painting that may be given next, or −1. */
function frontIcon(s: State, p: Player): number {
  if (tiles === undefined || p.gifted >= p.revealed) return -1;
  return s.m[tiles.at + p.seat * tiles.stride + p.gifted] - 1;
}

/** With other boutiques, what was noted says nothing any more. */
export function forgetReach({ notes }: FeatureWriter): void {
  for (let seat = 0; seat < 2; seat++) {
    for (let character = 0; character < CHARACTERS.length; character++) {
      notes[NOTES + seat * SEAT_NOTES + character] = -1;
    }
  }
}

/** Whether all that a character's numbers depend on is as it was; then they are left out. */
function isSame(out: FeatureWriter, character: number, note: number, key: number): boolean {
  if (out.notes[note + character] === key) {
    out.skip(sizes[character]);
    return true;
  }
  out.notes[note + character] = key;
  return false;
}

/** Writes what each number of each die would bring a player. `waves` are the waves the player holds, as bits. */
export function writeReach(out: FeatureWriter, s: State, p: Player, waves: number): void {
  const note = NOTES + p.seat * SEAT_NOTES;
  writePilgrim(out, s, p, note, waves & 3);
  writeMerchant(out, s, p, note, (waves >> 2) & 3);
  writeArtist(out, s, p, note, waves >> 4);
}

function writePilgrim(out: FeatureWriter, s: State, p: Player, note: number, wave: number): void {
  const { stationOf } = s.island;
  const other = s.players[1 - p.seat];
  const occupied = ((stationOf[p.merchant] + 1) * 64 + stationOf[other.merchant] + 1) * 64 + other.pilgrim;
  const key = ((p.pilgrim * 0x40000 + occupied) * 4 + wave) * 256 + p.temple * 16 + p.garden;
  if (isSame(out, PILGRIM, note, key)) return;
  const start = out.at;
  out.bits('stations', KINDS * MOST[PILGRIM], notePilgrim(out.notes, s, p, note));
  sizes[PILGRIM] = out.at - start;
}

/** Notes what the Pilgrim's die would bring; the kinds of stations that its numbers lead to, as bits. */
function notePilgrim(notes: Float64Array, s: State, p: Player, note: number): number {
  const { ring, townAt } = s.island;
  let all = 0;
  for (let die = 1; die <= MOST[PILGRIM]; die++) {
    moves.count = 0;
    addPilgrimMoves(s, moves, p.seat, die, 0);
    let kinds = 0;
    let coins = 0;
    let faith = 0;
    for (let i = 0; i < moves.count; i++) {
      const station = moves.list[i];
      const type = ring[station];
      if (type === TOWN) {
        const price = s.m[BOUTIQUES + townAt[station]] & 15;
        kinds |= price === LEAST_PRICE ? 1 : 1 << (STATION_TYPES.length + price - LEAST_PRICE - 1);
        coins = Math.max(coins, price);
        continue;
      }
      kinds |= 1 << type;
      if (type === TEMPLE) faith = Math.max(faith, templeStep(s, p));
      else if (type === GARDEN) faith = Math.max(faith, gardenStep(s, p));
    }
    notes[note + KINDS_AT + die - 1] = kinds;
    notes[note + COINS_AT + die - 1] = coins;
    notes[note + FAITH_AT + die - 1] = faith;
    all |= kinds << (KINDS * (die - 1));
  }
  return all;
}

function writeMerchant(out: FeatureWriter, s: State, p: Player, note: number, wave: number): void {
  const { townAt } = s.island;
  const { seat } = p;
  const other = s.players[1 - seat];
  const closed =
    (townAt[p.pilgrim] + 1) * 256 +
    (townAt[other.pilgrim] + 1) * 16 +
    (other.merchant < COASTAL_TOWNS ? other.merchant + 1 : 0);
  const wares =
    ((stored(s, seat, 0) * 16 + stored(s, seat, 1)) * 16 + stored(s, seat, 2)) * 16 + stored(s, seat, 3);
  const key = ((p.merchant * 0x1000 + closed) * 4 + wave) * 0x1000000 + wares * 256 + p.coins;
  if (isSame(out, MERCHANT, note, key)) return;
  const { notes, at: start } = out;
  const slabs = noteMerchant(notes, s, p, note);
  for (let i = 0; i < MOST[MERCHANT]; i++) out.scaled('sale', notes[note + SALE_AT + i], 10);
  out.bits('slabs by sale', 2 * MOST[MERCHANT], slabs);
  sizes[MERCHANT] = out.at - start;
}

/** Notes what the Merchant's die would bring; whether sales make one slab or two, as bits. */
function noteMerchant(notes: Float64Array, s: State, p: Player, note: number): number {
  const crafty = hasWave(s, p.seat, MERCHANT, CRAFTY) ? 1 : 0;
  const robust = hasWave(s, p.seat, MERCHANT, ROBUST) ? 1 : 0;
  let slabs = 0;
  for (let die = 1; die <= MOST[MERCHANT]; die++) {
    let sale = 0;
    let wares = 0;
    for (let rest = merchantGoals(s, p.seat, die); rest !== 0; rest &= rest - 1) {
      const town = lowest(rest);
      if (town >= COASTAL_TOWNS) wares = Math.max(wares, s.island.wares[town] + robust);
      else {
        const boutique = s.m[BOUTIQUES + town];
        sale = Math.max(sale, stored(s, p.seat, boutique >> 4) * ((boutique & 15) + crafty));
      }
    }
    notes[note + SALE_AT + die - 1] = sale;
    notes[note + WARES_AT + die - 1] = wares;
    if (p.coins + sale >= COINS_PER_SLAB) slabs |= 1 << (2 * die - 2);
    if (p.coins + sale >= 2 * COINS_PER_SLAB) slabs |= 2 << (2 * die - 2);
  }
  return slabs;
}

function writeArtist(out: FeatureWriter, s: State, p: Player, note: number, wave: number): void {
  const front = frontIcon(s, p);
  const people = companies(s, p.seat);
  const key = (people * 8 + p.artist) * 4 + wave;
  if (isSame(out, ARTIST, note, (key * 16 + p.revealed) * 8 + front + 1)) return;
  const { notes, at: start } = out;
  const gifts = noteArtist(notes, s, p, note, people, front);
  for (let i = 0; i < MOST[ARTIST]; i++) out.upTo('paint', 5, notes[note + PAINT_AT + i]);
  out.bits('gifts', MOST[ARTIST], gifts);
  out.upTo('company', 5, companyIn(people, p.artist));
  sizes[ARTIST] = out.at - start;
}

/** Notes what the Artist's die would bring; with which numbers a painting can be given, as bits. */
function noteArtist(
  notes: Float64Array,
  s: State,
  p: Player,
  note: number,
  people: number,
  front: number,
): number {
  const proficient = hasWave(s, p.seat, ARTIST, PROFICIENT) ? 1 : 0;
  let gifts = 0;
  for (let die = 1; die <= MOST[ARTIST]; die++) {
    let most = 0;
    let gift = 0;
    for (let rest = artistGoals(s, p.seat, die); rest !== 0; rest &= rest - 1) {
      const area = lowest(rest);
      most = Math.max(most, companyIn(people, area));
      if (front >= 0) gift |= (giftIcons(s, p.seat, p.artist, die, area) >> front) & 1;
    }
    notes[note + PAINT_AT + die - 1] = Math.min(most + proficient, TILES - p.revealed);
    notes[note + GIFT_AT + die - 1] = gift;
    gifts |= gift << (die - 1);
  }
  return gifts;
}

/** Writes what the dice that are left would bring a player, where possible in points. */
export function writeDice(out: FeatureWriter, s: State, p: Player): void {
  const { notes } = out;
  const note = NOTES + p.seat * SEAT_NOTES - 1;
  const pilgrim = s.m[DICE + PILGRIM];
  const merchant = s.m[DICE + MERCHANT];
  const artist = s.m[DICE + ARTIST];
  const slab = nextSlab(s, p);
  const sale = merchant > 0 ? notes[note + SALE_AT + merchant] : 0;
  const coins = pilgrim > 0 ? notes[note + COINS_AT + pilgrim] : 0;
  out.bits('stations by die', KINDS, pilgrim > 0 ? notes[note + KINDS_AT + pilgrim] : 0);
  out.scaled('coins by die', coins * slab, 4 * COINS_PER_SLAB);
  out.scaled('faith by die', pilgrim > 0 ? notes[note + FAITH_AT + pilgrim] : 0, 8);
  out.scaled('sale by die', sale * slab, 8 * COINS_PER_SLAB);
  out.upTo('slabs by die', 2, sale > 0 ? Math.floor((p.coins + sale) / COINS_PER_SLAB) : 0);
  out.upTo('wares by die', 5, merchant > 0 ? notes[note + WARES_AT + merchant] : 0);
  out.upTo('paintings by die', 5, artist > 0 ? notes[note + PAINT_AT + artist] : 0);
  out.scaled('gift by die', artist > 0 ? notes[note + GIFT_AT + artist] * nextGift(s, p) : 0, 6);
}
