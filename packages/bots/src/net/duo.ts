/** What a net sees of Tokaido Duo: the decider first, then the opponent. The board is the default one. */

import type { Player, State } from '@tokaido/duo';
import {
  COINS_PER_SLAB,
  commerce,
  culture,
  DEFAULT_OPTIONS,
  duo,
  faith,
  hasWave,
  stored,
  WARES,
} from '@tokaido/duo';
import { FastChance, silent } from '@tokaido/kernel';
import {
  CRAFTY,
  forgetReach,
  gardenStep,
  MERCHANT,
  nextGift,
  nextSlab,
  templeStep,
  writeDice,
  writeReach,
} from './duo-reach.ts';
import type { FeatureWriter } from './features.ts';
import { Features } from './features.ts';

const { frames, layout, streams } = duo.rules;

const STATIONS = 24;
const TOWNS = 12;
const AREAS = 8;
const COASTAL_TOWNS = 8;
const ICONS = 4;
const DETAILS = 12;
/** The steps at which a game can wait: all but the last, which runs by itself. */
const STEPS = 8;
/** The most things that are drawn at once. */
const DRAWS = 6;
/** Leads in points, in steps; the middle one begins at 0. */
const LEADS = 13;
const LEAD_STEP = 5;

const at = (name: string) => layout.table.find((field) => field.name === name)?.at ?? 0;
const DICE = at('dice');
const BOUTIQUES = at('boutiques');
const SIDES = at('waveSides');
const HOLDERS = at('waveHolders');
const tiles = layout.seat.find((field) => field.name === 'tiles');
const [{ at: SEAT, stride: SEAT_SIZE }] = layout.seat;

/** The first fields of a seat are where its characters are. */
const PLACES = 3;

/** What is noted: the other fields of both seats with what each holds of the table's, and the boutiques. */
const SEAT_NOTES = SEAT_SIZE + 1;
const TABLE_NOTES = 2 * SEAT_NOTES;
const PRICES = TABLE_NOTES + COASTAL_TOWNS;

/** The icon of the i-th tile that waits to be given, or −1. */
function waitingIcon(s: State, p: Player, i: number): number {
  const place = p.gifted + i;
  if (tiles === undefined || place >= p.revealed) return -1;
  return s.m[tiles.at + p.seat * tiles.stride + place] - 1;
}

/** The wave tiles of a player, a bit for each character and side. */
function waves(s: State, p: Player): number {
  let held = 0;
  for (let tile = 0; tile < 3; tile++) {
    if (s.m[HOLDERS + tile] === 1 + p.seat) held |= 1 << (2 * tile + (s.m[SIDES + tile] & 1));
  }
  return held;
}

/** The features of a player, and of the boutiques. */
const sizes = { player: 0, boutiques: 0 };

/** Writes what has changed since the last position. */
function writeChanges(out: FeatureWriter, s: State, p: Player, held: number): void {
  out.oneOf('pilgrim', STATIONS, p.pilgrim);
  out.oneOf('merchant', TOWNS, p.merchant);
  out.oneOf('artist', AREAS, p.artist);
  const { at: start, notes } = out;
  const note = p.seat * SEAT_NOTES;
  const isSame = out.isNoted(s.m, SEAT + PLACES + p.seat * SEAT_SIZE, SEAT_SIZE - PLACES, note);
  if (isSame && notes[note + SEAT_SIZE] === held) {
    out.skip(sizes.player);
    return;
  }
  notes[note + SEAT_SIZE] = held;
  writePlayer(out, s, p, held);
  writeProspects(out, s, p);
  sizes.player = out.at - start;
}

function writePlayer(out: FeatureWriter, s: State, p: Player, held: number): void {
  out.upTo('temple', 9, p.temple);
  out.upTo('garden', 6, p.garden);
  out.upTo('coins', 9, p.coins);
  out.upTo('slabs', 6, p.slabs);
  out.upTo('revealed', 10, p.revealed);
  out.upTo('gifted', 10, p.gifted);
  out.scaled('faith', faith(s, p), 40);
  out.scaled('commerce', commerce(s, p), 40);
  out.scaled('culture', culture(s, p), 40);
  for (let ware = 0; ware < WARES.length; ware++) out.upTo('wares', 4, stored(s, p.seat, ware));
  for (let i = 0; i < 3; i++) out.oneOf('tile', ICONS, waitingIcon(s, p, i));
  out.bits('waves', 6, held >> 1);
  out.scaled('spring', held & 1, 1);
}

/** What a player's pegs, wares and paintings may still bring. */
function writeProspects(out: FeatureWriter, s: State, p: Player): void {
  const crafty = hasWave(s, p.seat, MERCHANT, CRAFTY) ? 1 : 0;
  const slab = nextSlab(s, p);
  const gift = nextGift(s, p);
  const waiting = p.revealed - p.gifted;
  let worth = 0;
  let count = 0;
  for (let ware = 0; ware < WARES.length; ware++) {
    const held = stored(s, p.seat, ware);
    const coins = held * (out.notes[PRICES + ware] + crafty);
    out.scaled('ware worth', coins, 10);
    worth += coins;
    count += held;
  }
  out.scaled('stock', worth, 10);
  out.upTo('stored', 6, count);
  out.upTo('slabs by stock', 3, Math.floor((p.coins + worth) / COINS_PER_SLAB));
  out.scaled('temple step', templeStep(s, p), 8);
  out.scaled('garden step', gardenStep(s, p), 8);
  out.scaled('next gift', gift, 6);
  out.upTo('waiting', 6, waiting);
  out.scaled('coins in points', p.coins * slab, 8 * COINS_PER_SLAB);
  out.scaled('stock in points', worth * slab, 16 * COINS_PER_SLAB);
  out.scaled('waiting in points', waiting * gift, 20);
  out.oneOf('steps left', 6, stepsLeft(s, p));
}

/** How many more steps of one kind a player needs at least to end the game. */
function stepsLeft(s: State, p: Player): number {
  const { temple, garden, slabs, gifts } = s.island.board;
  const pegs = Math.min(temple.length - p.temple, garden.length - p.garden);
  return Math.min(pegs, slabs.length - 1 - p.slabs, gifts.length - 1 - p.gifted);
}

function writeTable(out: FeatureWriter, s: State, seat: number, draw: number, draws: number): void {
  const top = frames.topStep(s);
  const halted = draw >= 0 || top < 0;
  out.oneOf('step', STEPS, top);
  out.oneOf('decider', 2, halted ? -1 : (frames.seat(s) - seat + 2) % 2);
  out.oneOf('detail', DETAILS, halted ? -1 : frames.detail(s, 0));
  out.oneOf('second detail', DETAILS, halted ? -1 : frames.detail(s, 1));
  out.oneOf('draw', streams.length, draw);
  out.oneOf('draws', DRAWS, draws - 1);
  out.scaled('mine', s.roller === seat ? 1 : 0, 1);
  out.scaled('ending', s.ending > 0 ? 1 : 0, 1);
  for (let i = 0; i < 3; i++) out.scaled('side', s.m[SIDES + i], 1);
  for (let die = 0; die < 3; die++) out.oneOf('die', 5, s.m[DICE + die]);
  writeBoutiques(out, s);
  writeLead(out, s, seat);
}

function writeBoutiques(out: FeatureWriter, s: State): void {
  if (out.isNoted(s.m, BOUTIQUES, COASTAL_TOWNS, TABLE_NOTES)) {
    out.skip(sizes.boutiques);
    return;
  }
  // What is noted of the players depends on them too.
  for (let seat = 0; seat < 2; seat++) out.notes[seat * SEAT_NOTES] = -1;
  forgetReach(out);
  for (let ware = 0; ware < WARES.length; ware++) out.notes[PRICES + ware] = bestPrice(s, ware);
  const { at: start } = out;
  for (let town = 0; town < COASTAL_TOWNS; town++) {
    out.oneOf('boutique', WARES.length, s.m[BOUTIQUES + town] >> 4);
    out.scaled('price', s.m[BOUTIQUES + town] & 15, 4);
  }
  sizes.boutiques = out.at - start;
}

/** The coins for a ware at its best boutique. */
function bestPrice(s: State, ware: number): number {
  let best = 0;
  for (let town = 0; town < COASTAL_TOWNS; town++) {
    const boutique = s.m[BOUTIQUES + town];
    if (boutique >> 4 === ware) best = Math.max(best, boutique & 15);
  }
  return best;
}

/** What would count if it ended now. */
function points(s: State, p: Player): number {
  return faith(s, p) + commerce(s, p) + culture(s, p);
}

/** The lead in points, and how the turn goes on. */
function writeLead(out: FeatureWriter, s: State, seat: number): void {
  const lead = points(s, s.players[seat]) - points(s, s.players[1 - seat]);
  const step = Math.max(0, Math.min(LEADS - 1, Math.floor(lead / LEAD_STEP) + (LEADS >> 1)));
  let left = 0;
  for (let die = 0; die < 3; die++) if (s.m[DICE + die] > 0) left++;
  out.scaled('ahead', Math.max(0, lead), 20);
  out.scaled('behind', Math.max(0, -lead), 20);
  out.oneOf('lead', LEADS, step);
  const nearest = Math.min(stepsLeft(s, s.players[0]), stepsLeft(s, s.players[1]));
  out.oneOf('lead near the end', LEADS, nearest === 1 ? step : -1);
  out.oneOf('lead at the end', LEADS, s.ending > 0 ? step : -1);
  out.oneOf('dice left', 8, (s.roller === seat ? 4 : 0) + left);
}

export function duoFeatures(): Features<State> {
  const example = duo.setup(DEFAULT_OPTIONS, silent(new FastChance(1)));
  const writeSeat = (out: FeatureWriter, s: State, p: Player) => {
    const held = waves(s, p);
    writeChanges(out, s, p, 2 * held + (s.spring === 1 + p.seat ? 1 : 0));
    writeReach(out, s, p, held);
    writeDice(out, s, p);
  };
  return new Features((out, s, seat, _known, draw, draws) => {
    writeTable(out, s, seat, draw, draws);
    writeSeat(out, s, s.players[seat]);
    writeSeat(out, s, s.players[1 - seat]);
  }, example);
}
