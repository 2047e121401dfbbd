/**
 * Counts the end of a game that was played with the box: from what lies before the players, a state is made as the
 * rules would have left it, and the rules themselves end the journey.
 */

import type { Score } from '@tokaido/kernel';
import { FastChance } from '@tokaido/kernel';
import type { Box } from '../box.ts';
import { BOXES, boxesIn } from '../box.ts';
import type { CountedThing } from '../counted.ts';
import { endOfJourney, scores } from '../end.ts';
import { FROM_TRAVELER, SOURCES, score } from '../gains.ts';
import { tokaido } from '../game.ts';
import type { Deal } from '../moments.ts';
import { TRAVELERS, travelerOf } from '../moments.ts';
import { TURN } from '../numbers.ts';
import { boxBits } from '../options.ts';
import { recount } from '../recount.ts';
import { stateSize } from '../setup.ts';
import type { Player, State } from '../state.ts';
import { frames, wrap } from '../state.ts';
import { countedThings } from './base-things.ts';

/** Numbers by the ids of things; what is missing is there as usual, mostly not at all. */
export type Has = Readonly<Record<string, number>>;

export interface CountSheet {
  readonly boxes: readonly string[];
  readonly seats: readonly {
    /** The id of a traveler; null for nobody in particular. */
    readonly traveler: string | null;
    readonly has: Has;
  }[];
  /** What belongs to the table. */
  readonly table: Has;
}

/** Nothing is left to chance at the end of a journey. */
const DEAL: Deal = { chance: new FastChance(1), tell: null };

export function boxesOf({ boxes }: Pick<CountSheet, 'boxes'>): readonly Box[] {
  return [...BOXES.values()].filter(({ id }) => boxes.includes(id));
}

export function thingsOf(sheet: CountSheet): readonly CountedThing[] {
  return countedThings(sheet.seats.length, boxesOf(sheet));
}

/** The travelers that can be played with these boxes. */
export function travelersOf({ boxes }: Pick<CountSheet, 'boxes'>): readonly string[] {
  const ofBoxes = new Set(boxesOf({ boxes }).flatMap((box) => box.tiles));
  const ofAny = new Set([...BOXES.values()].flatMap((box) => box.tiles));
  return TRAVELERS.flatMap(({ id }, tile) =>
    tile > 0 && (ofBoxes.has(tile) || !ofAny.has(tile)) ? [id] : [],
  );
}

/** The journey as it ended. What cannot be on one table is counted as far as it can, see `withinReach`. */
export function countedState(written: CountSheet): State {
  const sheet = withinReach(written);
  const s = emptyTable(sheet);
  const players = s.all.slice(0, s.players);
  // While the journey goes on, what is scored at its end is not counted yet.
  frames.push(s, TURN, 0);
  for (const thing of thingsOf(sheet)) {
    if (thing.of === 'table') thing.write(s, players[0], sheet.table[thing.id] ?? 0);
    else for (const p of players) addThing(s, p, thing, sheet);
  }
  for (const p of players) score(p, DEAL, FROM_TRAVELER, travelerOf(p).recount(s, p));
  frames.load(s, []);
  endOfJourney(s, DEAL);
  return s;
}

/** The same sheet with whole numbers, none below 0 and none above what one player can have. */
export function withinReach(sheet: CountSheet): CountSheet {
  const things = thingsOf(sheet);
  const reached = (has: Has, of: CountedThing['of']): Has =>
    Object.fromEntries(
      things.flatMap(({ id, most, of: whose }) => {
        const n = has[id];
        if (whose !== of || n === undefined || Number.isNaN(n)) return [];
        return [[id, Math.max(0, Math.min(most, Math.floor(n)))]];
      }),
    );
  return {
    boxes: sheet.boxes,
    seats: sheet.seats.map(({ traveler, has }) => ({ traveler, has: reached(has, 'player') })),
    table: reached(sheet.table, 'table'),
  };
}

export function countedScores(sheet: CountSheet): readonly Score[] {
  return scores(countedState(sheet));
}

/** The points that the collections of a finished state are worth when they are counted again. */
export function recounted(s: State): readonly number[] {
  return s.all.slice(0, s.players).map((p) => recount(s, p));
}

/** What lies before everybody in a finished game, as somebody would write it down. */
export function sheetOf(s: State): CountSheet {
  const boxes = boxesIn(s);
  const things = countedThings(s.players, boxes);
  const hasOf = (p: Player, of: CountedThing['of']) =>
    Object.fromEntries(
      things.filter((thing) => thing.of === of).map((thing) => [thing.id, thing.read(s, p)]),
    );
  const players = s.all.slice(0, s.players);
  return {
    boxes: boxes.map(({ id }) => id),
    seats: players.map((p) => ({
      traveler: p.traveler === 0 ? null : travelerOf(p).id,
      has: hasOf(p, 'player'),
    })),
    table: hasOf(players[0], 'table'),
  };
}

function emptyTable({ boxes, seats }: CountSheet): State {
  const options = { players: seats.length, boxes, variations: [] };
  const s = wrap(new Array(stateSize(boxBits(options))).fill(0));
  s.rules = tokaido.version;
  s.players = seats.length;
  s.travelers = seats.length === 2 ? 3 : seats.length;
  s.boxes = boxBits(options);
  for (const box of boxesIn(s)) box.setUp(s, DEAL);
  for (const [seat, { traveler }] of seats.entries()) {
    const tile = TRAVELERS.findIndex(({ id }) => id === traveler);
    s.all[seat].traveler = Math.max(0, tile);
  }
  return s;
}

/** What is gained by it is the difference that it makes to what everything else is worth. */
function addThing(s: State, p: Player, thing: CountedThing, { seats }: CountSheet): void {
  const n = seats[p.seat]?.has[thing.id] ?? thing.usual?.(s, p) ?? 0;
  if (n === 0) return;
  const before = worth(s, p);
  thing.write(s, p, n);
  const points = worth(s, p) - before;
  if (points !== 0) score(p, DEAL, SOURCES.indexOf(thing.source ?? ''), points);
}

/** The collection of a player, without what only their traveler sees in it. */
function worth(s: State, p: Player): number {
  return recount(s, p) - travelerOf(p).recount(s, p);
}
