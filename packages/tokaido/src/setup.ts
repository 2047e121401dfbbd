/** Before the journey: tiles are dealt and chosen, the line at the first inn is drawn. */

import type { Rng } from '@tokaido/kernel';
import { only } from '@tokaido/kernel';
import { act, CHOOSE, objectOf, verbOf } from './actions.ts';
import { draw, LINE, TILE } from './chance.ts';
import { ALL_SOUVENIRS } from './data/souvenirs.ts';
import { SPRING_COPIES } from './data/springs.ts';
import { BASE_ENCOUNTERS } from './encounters/index.ts';
import { setOut } from './flow.ts';
import type { Deal } from './moments.ts';
import { TRAVELERS } from './moments.ts';
import type { Options } from './options.ts';
import { boxBits, variationBits } from './options.ts';
import { NOT_OFFERED, OTHER_DECISION } from './reasons.ts';
import { shuffleEncounters } from './spaces/encounter.ts';
import { shuffleMeals } from './spaces/inn.ts';
import type { State } from './state.ts';
import { AT, frames, layout, OWN_AT, wrap } from './state.ts';
import { BASE_TRAVELERS } from './travelers/index.ts';
import { isInitiation } from './variations/initiation.ts';
import { preparedCoins } from './variations/preparations.ts';

const TILES_DEALT = 2;

export function begin(options: Options, d: Deal): State {
  const s = wrap(new Array(layout.size).fill(0));
  s.players = options.players;
  s.travelers = options.players === 2 ? 3 : options.players;
  s.boxes = boxBits(options);
  s.variations = variationBits(options);
  s.souvenirs = ALL_SOUVENIRS;
  s.m[AT.springs] = SPRING_COPIES;
  s.m[AT.springs + 1] = SPRING_COPIES;
  shuffleEncounters(s, BASE_ENCOUNTERS);
  shuffleMeals(s);
  frames.push(s, DEPART, 0);
  if (isInitiation(s)) {
    for (let seat = 0; seat < s.players; seat++) become(s, d, seat, 0);
  } else {
    s.offerSize = TILES_DEALT;
    dealTiles(s, d);
    for (let seat = s.players - 1; seat >= 0; seat--) frames.push(s, CHOOSE_TRAVELER, seat);
  }
  return s;
}

function dealTiles(s: State, d: Deal): void {
  let left = BASE_TRAVELERS;
  for (let seat = 0; seat < s.players; seat++) {
    const tiles: number[] = [];
    for (let i = 0; i < s.offerSize; i++) {
      const tile = draw(s, d, TILE, left);
      left &= ~(1 << tile);
      s.m[tilesAt(seat) + i] = tile;
      tiles.push(tile);
    }
    d.tell?.({ type: 'tiles', seat, tiles }, only(seat));
  }
}

function tilesAt(seat: number): number {
  return OWN_AT.tiles + seat * OWN_AT.stride;
}

function become(s: State, d: Deal, seat: number, traveler: number): void {
  const p = s.all[seat];
  p.traveler = traveler;
  p.coins = TRAVELERS[traveler].coins;
  d.tell?.({ type: 'traveler', seat, traveler, coins: p.coins }, -1);
}

// ruling traveler-choice
const CHOOSE_TRAVELER = frames.add({
  name: 'choose',

  legal(s, out, seat) {
    const tiles = s.m.slice(tilesAt(seat), tilesAt(seat) + s.offerSize).sort((a, b) => a - b);
    for (const tile of tiles) out.add(act(CHOOSE, tile));
  },

  play(s, action, d, seat) {
    // The tile not chosen goes back into the box, unseen by the others.
    for (let i = 0; i < s.offerSize; i++) s.m[tilesAt(seat) + i] = 0;
    become(s, d, seat, objectOf(action));
  },

  explain: (_s, action) => (verbOf(action) === CHOOSE ? NOT_OFFERED : OTHER_DECISION),
});

/** The line at the first inn, drawn at random; place 1, nearest the road, leaves last. */
const DEPART = frames.add({
  name: 'depart',
  run(s, d) {
    let waiting = (1 << s.travelers) - 1;
    const order: number[] = [];
    for (let place = s.travelers; place >= 1; place--) {
      const seat = draw(s, d, LINE, waiting);
      waiting &= ~(1 << seat);
      order.push(seat);
      const p = s.all[seat];
      p.place = place;
      if (seat < s.players) p.coins += preparedCoins(s, place);
    }
    d.tell?.({ type: 'line', order }, -1);
    setOut(s);
  },
});

/** Deals other tiles to the seats that have still to choose, as `seat` can imagine them. */
export function redealTiles(s: State, seat: number, rng: Rng): void {
  let left = BASE_TRAVELERS;
  const waiting: number[] = [];
  for (let other = 0; other < s.players; other++) {
    if (s.all[other].traveler !== 0) left &= ~(1 << s.all[other].traveler);
    else if (s.offerSize > 0 && other !== seat) waiting.push(other);
  }
  if (waiting.length === 0) return;
  if (seat >= 0) {
    for (let i = 0; i < s.offerSize; i++) {
      const tile = s.m[tilesAt(seat) + i];
      if (tile !== 0) left &= ~(1 << tile);
    }
  }
  const pool: number[] = [];
  for (let tile = 1; tile < TRAVELERS.length; tile++) if ((left >> tile) & 1) pool.push(tile);
  for (const other of waiting) {
    for (let i = 0; i < s.offerSize; i++) {
      const at = rng.below(pool.length);
      s.m[tilesAt(other) + i] = pool.splice(at, 1)[0];
    }
  }
}
