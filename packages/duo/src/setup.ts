/** Before the first turn: boutiques, waves, start spaces, and who sits beside the compass. */

import { EVERYBODY } from '@tokaido/kernel';
import { BOUTIQUE, COMPASS, draw, WAVE_SIDE } from './chance.ts';
import { BOUTIQUES, CHARACTERS, COASTAL_TOWNS } from './data/components.ts';
import type { Island } from './island.ts';
import type { Options } from './options.ts';
import { FIRST } from './options.ts';
import type { Deal, State } from './state.ts';
import { AT, frames, layout, otherSeat, SEATS, STEP, wrap } from './state.ts';

export function begin(island: Island, options: Options, d: Deal, version: number): State {
  const s = wrap(new Array(layout.size).fill(0), island);
  s.rules = version;
  s.board = island.mark;
  s.first = FIRST.indexOf(options.first);
  s.compass = options.first === 'drawn' ? draw(s, d, COMPASS, (1 << SEATS) - 1) : s.first;
  placeBoutiques(s, d);
  for (let character = 0; character < CHARACTERS.length; character++) {
    s.m[AT.waveSides + character] = draw(s, d, WAVE_SIDE, 3 << (2 * character)) & 1;
  }
  takePlaces(s, s.compass, 0);
  takePlaces(s, otherSeat(s.compass), 1);
  tellSetup(s, d);
  // ruling R02
  frames.push(s, STEP.turn, s.compass);
  return s;
}

/** Equal tokens must be indistinguishable, so the state holds what a token shows and not which one it is. */
function placeBoutiques(s: State, d: Deal): void {
  let left = (1 << BOUTIQUES) - 1;
  for (let town = 0; town < COASTAL_TOWNS; town++) {
    const token = draw(s, d, BOUTIQUE, left);
    left &= ~(1 << token);
    const { ware, value } = s.island.boutiques[token];
    s.m[AT.boutiques + town] = 16 * ware + value;
  }
}

function takePlaces(s: State, seat: number, side: number): void {
  const p = s.players[seat];
  const start = s.island.starts[side];
  p.pilgrim = start.station;
  p.merchant = start.town;
  p.artist = start.area;
  p.temple = 1;
  p.garden = 1;
}

function tellSetup(s: State, d: Deal): void {
  if (d.tell === null) return;
  const boutiques = s.m.slice(AT.boutiques, AT.boutiques + COASTAL_TOWNS);
  const waves = s.m.slice(AT.waveSides, AT.waveSides + CHARACTERS.length);
  d.tell({ type: 'setup', compass: s.compass, boutiques, waves }, EVERYBODY);
}
