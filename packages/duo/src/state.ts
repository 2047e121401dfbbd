/**
 * The state of a game. Every field is listed here with its meaning; the classes are windows onto the one
 * array of integers in which they lie.
 *
 * Nothing in it is hidden. Face-down painting tiles are known to nobody, their owner included, and so is the
 * order in which wares leave the bag. A tile therefore needs no identity before it is turned: given what has
 * been seen, each of the remaining tiles is equally likely to come next, and that is how it is drawn. The
 * same holds for the bag, whose contents are all wares that neither player stores.
 */

import type { Dealer, Fields } from '@tokaido/kernel';
import { Frames, Layout } from '@tokaido/kernel';
import { COASTAL_TOWNS, TILES, WARE_COUNTS, WARES } from './data/components.ts';
import type { Event } from './events.ts';
import type { Island } from './island.ts';

export const SEATS = 2;
export const layout = new Layout(SEATS);

const TABLE = {
  rules: 'the rules version the game began under',
  board: 'which board the game is played on, see Island.mark',
  first: 'how the first player was found: 0 purple, 1 green, 2 drawn',
  compass: 'the seat beside the compass, which began',
  decisions: 'decisions taken so far',
  turn: 'turns begun, of three dice each',
  roller: 'the seat that rolled this turn',
  dice: [3, 'what the die of Pilgrim, Merchant and Artist shows; 0 once it is taken'],
  boutiques: [COASTAL_TOWNS, 'the boutique of each coastal town: 16 × ware + value'],
  waveSides: [3, 'the side of the wave tile of Pilgrim, Merchant and Artist'],
  waveHolders: [3, 'who has that tile: 0 the board, else 1 + seat'],
  spring: 'who has the Hot Spring token: 0 the board, 1 + seat, or 3 nobody while it is in use',
  ending: 'what first triggered the end: 0 nothing yet, else 1 + its place in TRIGGERS',
  endingSeat: 'the seat that triggered the end',
  draws: [9, 'draws made from each chance stream'],
} as const;

const SEAT = {
  pilgrim: 'station of the Pilgrim',
  merchant: 'town of the Merchant: coastal 0 to 7, mountain 8 to 11',
  artist: 'area of the Artist',
  temple: 'slot of the temple peg, from 1',
  garden: 'slot of the garden peg, from 1',
  coins: 'coins in hand',
  slabs: 'gold slabs',
  wares: [WARES.length, 'wares on the Merchant board, by kind'],
  revealed: 'painting tiles turned so far, gifted ones included',
  gifted: 'painting tiles given away',
  tiles: [TILES, '1 + icon of each tile in reading order; 0 while face down'],
} as const;

/** A window onto one player. */
class SeatWindow {
  readonly m: number[];
  readonly seat: number;

  constructor(m: number[], seat: number) {
    this.m = m;
    this.seat = seat;
  }
}
export type Player = SeatWindow & Fields<typeof SEAT>;

class TableWindow {
  readonly m: number[];
  /** The board of the game; shared by all its states, never changed. */
  readonly island: Island;
  /** Purple, green. */
  readonly players: readonly Player[];

  constructor(m: number[], island: Island) {
    this.m = m;
    this.island = island;
    this.players = [new SeatWindow(m, 0) as Player, new SeatWindow(m, 1) as Player];
  }
}
export type State = TableWindow & Fields<typeof TABLE>;

export const AT = layout.addTable(TableWindow.prototype, TABLE);
export const SEAT_AT = layout.addSeat(SeatWindow.prototype, SEAT);

/** What remains to be done: at most the turns and dice to come, a second use, an action and what follows it. */
export const frames = new Frames<State, Event>(layout, 8);

/** The steps by number. Saved states hold these numbers, so they are fixed here and not by import order. */
export const STEP = {
  turn: 0,
  die: 1,
  again: 2,
  visit: 3,
  trade: 4,
  keep: 5,
  giveBack: 6,
  compose: 7,
  springBack: 8,
} as const;

export type Deal = Dealer<Event>;

export function wrap(m: number[], island: Island): State {
  return new TableWindow(m, island) as State;
}

export function otherSeat(seat: number): number {
  return 1 - seat;
}

/** Where a row of a seat begins. */
export function rowAt(at: number, seat: number): number {
  return at + seat * SEAT_AT.stride;
}

/** Wares of a kind on a Merchant board. */
export function stored(s: State, seat: number, ware: number): number {
  return s.m[rowAt(SEAT_AT.wares, seat) + ware];
}

export function totalStored(s: State, seat: number): number {
  const at = rowAt(SEAT_AT.wares, seat);
  return s.m[at] + s.m[at + 1] + s.m[at + 2] + s.m[at + 3];
}

/** Wares of a kind in the bag: all that nobody stores. */
export function inBag(s: State, ware: number): number {
  return WARE_COUNTS[ware] - stored(s, 0, ware) - stored(s, 1, ware);
}
