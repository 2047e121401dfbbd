/** What the shipped net of Duo was trained on; goes away once a net of the task `duo-2` is shipped. */

import type { Player, State } from '@tokaido/duo';
import { commerce, culture, DEFAULT_OPTIONS, duo, faith, stored, WARES } from '@tokaido/duo';
import { FastChance, silent } from '@tokaido/kernel';
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

const at = (name: string) => layout.table.find((field) => field.name === name)?.at ?? 0;
const DICE = at('dice');
const BOUTIQUES = at('boutiques');
const SIDES = at('waveSides');
const HOLDERS = at('waveHolders');
const tiles = layout.seat.find((field) => field.name === 'tiles');
const [{ at: SEAT, stride: SEAT_SIZE }] = layout.seat;

/** What is noted: the fields of both seats with what each holds of the table's, and the boutiques. */
const SEAT_NOTES = SEAT_SIZE + 1;
const TABLE_NOTES = 2 * SEAT_NOTES;

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
function writeChanges(out: FeatureWriter, s: State, p: Player): void {
  const { at: start, notes } = out;
  const note = p.seat * SEAT_NOTES;
  const held = 2 * waves(s, p) + (s.spring === 1 + p.seat ? 1 : 0);
  const isSame = out.isNoted(s.m, SEAT + p.seat * SEAT_SIZE, SEAT_SIZE, note);
  if (isSame && notes[note + SEAT_SIZE] === held) {
    out.skip(sizes.player);
    return;
  }
  notes[note + SEAT_SIZE] = held;
  writePlayer(out, s, p, held);
  sizes.player = out.at - start;
}

function writePlayer(out: FeatureWriter, s: State, p: Player, held: number): void {
  out.oneOf('pilgrim', STATIONS, p.pilgrim);
  out.oneOf('merchant', TOWNS, p.merchant);
  out.oneOf('artist', AREAS, p.artist);
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

function writeTable(out: FeatureWriter, s: State, seat: number, draw: number): void {
  const top = frames.topStep(s);
  const halted = draw >= 0 || top < 0;
  out.oneOf('step', STEPS, top);
  out.oneOf('decider', 2, halted ? -1 : (frames.seat(s) - seat + 2) % 2);
  out.oneOf('detail', DETAILS, halted ? -1 : frames.detail(s, 0));
  out.oneOf('second detail', DETAILS, halted ? -1 : frames.detail(s, 1));
  out.oneOf('draw', streams.length, draw);
  out.scaled('mine', s.roller === seat ? 1 : 0, 1);
  out.scaled('ending', s.ending > 0 ? 1 : 0, 1);
  for (let i = 0; i < 3; i++) out.scaled('side', s.m[SIDES + i], 1);
  for (let die = 0; die < 3; die++) out.oneOf('die', 5, s.m[DICE + die]);
  writeBoutiques(out, s);
}

function writeBoutiques(out: FeatureWriter, s: State): void {
  if (out.isNoted(s.m, BOUTIQUES, COASTAL_TOWNS, TABLE_NOTES)) {
    out.skip(sizes.boutiques);
    return;
  }
  const { at: start } = out;
  for (let town = 0; town < COASTAL_TOWNS; town++) {
    out.oneOf('boutique', WARES.length, s.m[BOUTIQUES + town] >> 4);
    out.scaled('price', s.m[BOUTIQUES + town] & 15, 4);
  }
  sizes.boutiques = out.at - start;
}

export function firstDuoFeatures(): Features<State> {
  const example = duo.setup(DEFAULT_OPTIONS, silent(new FastChance(1)));
  return new Features((out, s, seat, _known, draw) => {
    writeTable(out, s, seat, draw);
    writeChanges(out, s, s.players[seat]);
    writeChanges(out, s, s.players[1 - seat]);
  }, example);
}
