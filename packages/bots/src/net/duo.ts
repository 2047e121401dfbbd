/** What a net sees of Tokaido Duo: the decider first, then the opponent. The board is the default one. */

import type { Player, State } from '@tokaido/duo';
import { commerce, culture, DEFAULT_OPTIONS, duo, faith, stored, WARES } from '@tokaido/duo';
import { FastChance, silent } from '@tokaido/kernel';
import type { Pen } from './features.ts';
import { Features } from './features.ts';

const { frames, layout, streams } = duo.rules;

const STATIONS = 24;
const TOWNS = 12;
const AREAS = 8;
const COASTAL_TOWNS = 8;
const ICONS = 4;
const DETAILS = 12;

const at = (name: string) => layout.table.find((field) => field.name === name)?.at ?? 0;
const DICE = at('dice');
const BOUTIQUES = at('boutiques');
const SIDES = at('waveSides');
const HOLDERS = at('waveHolders');
const tiles = layout.seat.find((field) => field.name === 'tiles');

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

function writePlayer(pen: Pen, s: State, p: Player): void {
  pen.oneOf('pilgrim', STATIONS, p.pilgrim);
  pen.oneOf('merchant', TOWNS, p.merchant);
  pen.oneOf('artist', AREAS, p.artist);
  pen.upTo('temple', 9, p.temple);
  pen.upTo('garden', 6, p.garden);
  pen.upTo('coins', 9, p.coins);
  pen.upTo('slabs', 6, p.slabs);
  pen.upTo('revealed', 10, p.revealed);
  pen.upTo('gifted', 10, p.gifted);
  pen.scaled('faith', faith(s, p), 40);
  pen.scaled('commerce', commerce(s, p), 40);
  pen.scaled('culture', culture(s, p), 40);
  for (let ware = 0; ware < WARES.length; ware++) pen.upTo('wares', 4, stored(s, p.seat, ware));
  for (let i = 0; i < 3; i++) pen.oneOf('tile', ICONS, waitingIcon(s, p, i));
  pen.bits('waves', 6, waves(s, p));
  pen.scaled('spring', s.spring === 1 + p.seat ? 1 : 0, 1);
}

function writeTable(pen: Pen, s: State, seat: number, draw: number): void {
  const top = frames.topStep(s);
  const halted = draw >= 0 || top < 0;
  pen.oneOf('step', frames.steps.length, top);
  pen.oneOf('decider', 2, halted ? -1 : (frames.seat(s) - seat + 2) % 2);
  const [a, b] = frames.dump(s).slice(-2);
  pen.oneOf('detail', DETAILS, halted ? -1 : a);
  pen.oneOf('second detail', DETAILS, halted ? -1 : b);
  pen.oneOf('draw', streams.length, draw);
  pen.scaled('mine', s.roller === seat ? 1 : 0, 1);
  pen.scaled('ending', s.ending > 0 ? 1 : 0, 1);
  for (let i = 0; i < 3; i++) pen.scaled('side', s.m[SIDES + i], 1);
  for (let die = 0; die < 3; die++) pen.oneOf('die', 5, s.m[DICE + die]);
  for (let town = 0; town < COASTAL_TOWNS; town++) {
    pen.oneOf('boutique', WARES.length, s.m[BOUTIQUES + town] >> 4);
    pen.scaled('price', s.m[BOUTIQUES + town] & 15, 4);
  }
}

export function duoFeatures(): Features<State> {
  const example = duo.setup(DEFAULT_OPTIONS, silent(new FastChance(1)));
  return new Features((pen, s, seat, _known, draw) => {
    writeTable(pen, s, seat, draw);
    writePlayer(pen, s, s.players[seat]);
    writePlayer(pen, s, s.players[1 - seat]);
  }, example);
}
