/**
 * The state of a journey. Every field is listed here with its meaning, or in a box's own `state.ts`; the
 * classes are windows onto the one array of integers in which they lie.
 */

import type { Fields } from '@tokaido/kernel';
import { Frames, Layout } from '@tokaido/kernel';
import type { Event } from './events.ts';

/** Travelers on the road: five players, or two and the neutral traveler. */
const MAX_TRAVELERS = 5;

/** Chance streams and sources of points that a state has room for. */
export const DRAWS = 16;
export const MAX_SOURCES = 16;

export const layout = new Layout(MAX_TRAVELERS);

const TABLE = {
  rules: 'the rules version the game began under',
  players: 'seats with a player',
  travelers: 'travelers on the road; one more than the players when the neutral one is there',
  variations: 'the variations in use, a bit each',
  boxes: 'the boxes in use, a bit each',
  offerSize: 'traveler tiles dealt to each player; 0 when any may be picked',
  decisions: 'decisions taken so far',
  menuAt: 'the inn whose menu lies out, 0 if none',
  restedAt: 'the last inn at which everybody has arrived and eaten',
  achieved: 'panorama achievements already taken, a bit each',
  pledged:
    'the coins of the next card bought go to the temple: 1, or 2 if its price is paid without playing for it',
  hosted: 'the next meal costs nothing',
  joining: 'the traveler to move goes to a stop whose place is taken',
  bothOptions: 'both options of the stop may be used',
  souvenirs: 'souvenirs not drawn yet',
  souvenirBatches: 'number of batches that lie under the souvenir deck',
  souvenirUnder: [16, 'unsold souvenirs under the deck, a set for each stop, first come first drawn'],
  springs: [2, 'hot spring cards left, of 2 and of 3 points'],
  draws: [DRAWS, 'draws made from each chance stream'],
} as const;

const SEAT = {
  traveler: 'traveler tile; 0 for none',
  coins: 'coins in hand',
  points: 'journey points',
  position: 'steps from the start of the road',
  place:
    'place on the position: 1 on the road, 2 off it; at inns the order of arrival, the last in line leaves first',
  fed: 'has had a meal at this inn',
  souvenirs: 'souvenir cards',
  dishes: 'dishes eaten, a bit each',
  dishesElsewhere: 'dishes among them that were not eaten at an inn',
  springs: [2, 'hot spring cards of 2 and of 3 points'],
  panoramas: [3, 'sections of the paddy, mountain and sea panorama'],
  encounters: 'encounter cards, two bits for each kind',
  offerings: 'coins in the temple',
  gifts: 'own coins among them that were given at temple stops',
  meetings: 'encounters begun, whatever came of them',
  hungry: 'inns left without a meal',
  achievements: 'achievement cards, a bit each',
  by: [MAX_SOURCES, 'points by source'],
} as const;

const OWN = {
  tiles: [3, 'traveler tiles to choose from'],
  chosen: 'the tile among them that was chosen, until everybody has chosen; 0 for none',
} as const;

/**
 * Fields of the table and of a seat; boxes add theirs by declaration merging. They are undefined where the box is
 * not in play: the state ends before them.
 */
export interface TableFields extends Fields<typeof TABLE> {}
export interface SeatFields extends Fields<typeof SEAT>, Fields<typeof OWN> {}

/** A window onto one traveler. */
class SeatWindow {
  readonly m: number[];
  readonly seat: number;

  constructor(m: number[], seat: number) {
    this.m = m;
    this.seat = seat;
  }
}
export type Player = SeatWindow & SeatFields;

class TableWindow {
  readonly m: number[];
  /** All travelers; the neutral one comes after the players. */
  readonly all: readonly Player[];

  constructor(m: number[]) {
    this.m = m;
    const all: SeatWindow[] = [];
    for (let seat = 0; seat < MAX_TRAVELERS; seat++) all.push(new SeatWindow(m, seat));
    this.all = all as Player[];
  }
}
export type State = TableWindow & TableFields;

export function wrap(m: number[]): State {
  return new TableWindow(m) as State;
}

export const AT = layout.addTable(TableWindow.prototype, TABLE);
export const SEAT_AT = layout.addSeat(SeatWindow.prototype, SEAT);
export const OWN_AT = layout.addSeat(SeatWindow.prototype, OWN, true);

/** The prototypes that `compose.ts` adds the fields of boxes to. */
export const windows = { table: TableWindow.prototype, seat: SeatWindow.prototype };

/** What remains to be done; see each step's own file. */
export const frames = new Frames<State, Event>(layout, 24);

/** Reads and writes an entry of a seat's row field. */
export function row(p: Player, at: number, i: number): number {
  return p.m[at + p.seat * SEAT_AT.stride + i];
}
export function addToRow(p: Player, at: number, i: number, n: number): void {
  p.m[at + p.seat * SEAT_AT.stride + i] += n;
}

/** Whether this traveler is the neutral one of a two-player game. */
export function isNeutral(s: State, p: Player): boolean {
  return p.seat >= s.players;
}
