/** Before the journey: tiles are dealt and chosen, the line at the first inn is drawn. */

import type { Rng } from '@tokaido/kernel';
import { act, EVERYBODY, objectOf, only, verbOf } from '@tokaido/kernel';
import { CHOOSE } from './actions.ts';
import { BOXES, boxesIn, CORE } from './box.ts';
import { draw, LINE, TILE } from './chance.ts';
import { ALL_SOUVENIRS } from './data/souvenirs.ts';
import { SPRING_COPIES } from './data/springs.ts';
import { automatic, decision } from './decisions.ts';
import { setOut } from './flow.ts';
import { gainCoins } from './gains.ts';
import type { Deal } from './moments.ts';
import { TRAVELERS, travelerOf } from './moments.ts';
import { CHOOSE_TRAVELER, DEPART } from './numbers.ts';
import type { Options } from './options.ts';
import { boxBits, tilesOffered, variationBits } from './options.ts';
import type { Parts } from './parts.ts';
import { NOT_OFFERED, OTHER_DECISION } from './reasons.ts';
import { shuffleEncounters } from './spaces/encounter.ts';
import { shuffleMeals } from './spaces/inn.ts';
import type { State } from './state.ts';
import { AT, frames, OWN_AT, wrap } from './state.ts';
import { isInitiation } from './variations/initiation.ts';
import { preparedCoins } from './variations/preparations.ts';

/** How long a state with these boxes is. */
export function stateSize(boxes: number): number {
  const sizes = [...BOXES.values()].map((box) => (boxes & box.bit ? box.size : 0));
  return Math.max(CORE.size, ...sizes);
}

export function begin(options: Options, d: Deal, version: number): State {
  const s = wrap(new Array(stateSize(boxBits(options))).fill(0));
  s.rules = version;
  s.players = options.players;
  s.travelers = options.players === 2 ? 3 : options.players;
  s.boxes = boxBits(options);
  s.variations = variationBits(options);
  s.offerSize = tilesOffered(options);
  s.souvenirs = ALL_SOUVENIRS;
  s.m[AT.springs] = SPRING_COPIES;
  s.m[AT.springs + 1] = SPRING_COPIES;
  shuffleEncounters(
    s,
    boxesIn(s).reduce((cards, box) => cards | box.encounterCards, CORE.encounterCards),
  );
  shuffleMeals(s);
  for (const box of boxesIn(s)) box.setUp(s, d);
  frames.push(s, DEPART, 0);
  if (isInitiation(s)) {
    for (let seat = 0; seat < s.players; seat++) become(s, d, seat, 0);
  } else {
    dealTiles(s, d);
    for (let seat = s.players - 1; seat >= 0; seat--) frames.push(s, CHOOSE_TRAVELER, seat);
  }
  return s;
}

/** The tiles of the boxes in play, less those already chosen. */
function tilesLeft(s: State): number[] {
  const tiles = [...CORE.tiles, ...boxesIn(s).flatMap((box) => box.tiles)];
  return tiles.filter((tile) => s.all.every((p) => p.traveler !== tile));
}

function dealTiles(s: State, d: Deal): void {
  const left = tilesLeft(s);
  for (let seat = 0; seat < s.players; seat++) {
    const tiles: number[] = [];
    for (let i = 0; i < s.offerSize; i++) {
      const tile = draw(s, d, TILE, ...tileSet(left));
      left.splice(left.indexOf(tile), 1);
      s.m[tilesAt(seat) + i] = tile;
      tiles.push(tile);
    }
    if (tiles.length > 0) d.tell?.({ type: 'tiles', seat, tiles }, only(seat));
  }
}

/** A set of more than 32 tiles takes two integers. */
function tileSet(tiles: readonly number[]): [low: number, high: number] {
  let low = 0;
  let high = 0;
  for (const tile of tiles) {
    if (tile < 32) low |= 1 << tile;
    else high |= 1 << (tile - 32);
  }
  return [low, high];
}

function tilesAt(seat: number): number {
  return OWN_AT.tiles + seat * OWN_AT.stride;
}

/** The tiles a seat may choose from; all remaining ones if none were dealt. */
function offeredTo(s: State, seat: number): number[] {
  const tiles = s.offerSize === 0 ? tilesLeft(s) : s.m.slice(tilesAt(seat), tilesAt(seat) + s.offerSize);
  return tiles.sort((a, b) => a - b);
}

function become(s: State, d: Deal, seat: number, traveler: number): void {
  const p = s.all[seat];
  p.traveler = traveler;
  p.coins = TRAVELERS[traveler].coins;
  d.tell?.({ type: 'traveler', seat, traveler, coins: p.coins }, EVERYBODY);
}

// ruling traveler-choice: unseen, unless all tiles lie open, where the list of what is left would tell it.
const chooseTraveler = decision({
  name: 'choose',

  legal(s, out, seat) {
    for (const tile of offeredTo(s, seat)) out.add(act(CHOOSE, tile));
  },

  play(s, action, d, seat) {
    if (s.offerSize === 0) {
      become(s, d, seat, objectOf(action));
      return;
    }
    s.all[seat].chosen = objectOf(action);
    d.tell?.({ type: 'chosen', seat }, EVERYBODY);
  },

  explain: (_s, action) => (verbOf(action) === CHOOSE ? NOT_OFFERED : OTHER_DECISION),
});

/** Whether a seat has chosen a traveler that the others do not know yet. */
export function hasChosen(s: State, seat: number): boolean {
  const top = frames.top(s);
  return s.offerSize > 0 && top?.step.name === 'choose' && seat < top.seat;
}

/** Everybody has chosen: all tiles are turned up. The refused ones go back into the box, unseen by the others. */
function showTravelers(s: State, d: Deal): void {
  if (s.offerSize === 0) return;
  for (const p of s.all.slice(0, s.players)) {
    become(s, d, p.seat, p.chosen);
    p.chosen = 0;
    for (let i = 0; i < s.offerSize; i++) s.m[tilesAt(p.seat) + i] = 0;
  }
}

/** The line at the first inn, drawn at random; place 1, nearest the road, leaves last. */
// ruling start-order
const depart = automatic({
  name: 'depart',
  run(s, d) {
    showTravelers(s, d);
    let waiting = (1 << s.travelers) - 1;
    const order: number[] = [];
    for (let place = s.travelers; place >= 1; place--) {
      const seat = draw(s, d, LINE, waiting);
      waiting &= ~(1 << seat);
      order.push(seat);
      const p = s.all[seat];
      p.place = place;
      const change = seat < s.players ? Math.max(-p.coins, preparedCoins(s, place)) : 0;
      if (change !== 0) gainCoins(p, d, change, 'preparations');
    }
    d.tell?.({ type: 'line', order }, EVERYBODY);
    setOut(s);
    // Later frames are answered first: what the boxes ask comes before the travelers leave.
    for (const box of boxesIn(s)) box.beforeJourney(s, d);
    for (let seat = 0; seat < s.players; seat++) travelerOf(s.all[seat]).beforeJourney(s, s.all[seat], d);
  },
});

/** Until all travelers are known: other tiles for the other seats, and one of them chosen by those who have. */
export function redealTiles(s: State, seat: number, rng: Rng): void {
  const [first] = s.all;
  if (s.offerSize === 0 || first.place !== 0) return;
  const own = seat < 0 ? [] : s.m.slice(tilesAt(seat), tilesAt(seat) + s.offerSize);
  const pool = tilesLeft(s).filter((tile) => !own.includes(tile));
  for (const p of s.all.slice(0, s.players)) {
    if (p.seat === seat) continue;
    for (let i = 0; i < s.offerSize; i++) {
      s.m[tilesAt(p.seat) + i] = pool.splice(rng.below(pool.length), 1)[0];
    }
    p.chosen = hasChosen(s, p.seat) ? s.m[tilesAt(p.seat) + rng.below(s.offerSize)] : 0;
  }
}

export const setupParts: Parts = {
  steps: [
    [CHOOSE_TRAVELER, chooseTraveler],
    [DEPART, depart],
  ],
};
