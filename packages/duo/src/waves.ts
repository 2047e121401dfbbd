/** Wave tiles: who holds which, taking one at a seashore, and what losing Robust costs. */

import type { Actions } from '@tokaido/kernel';
import { act, EVERYBODY, objectOf, verbOf } from '@tokaido/kernel';
import { RETURN, WAVE } from './actions.ts';
import { CHARACTERS, MERCHANT, ROBUST, WARE_LIMIT, WARES } from './data/components.ts';
import { decision } from './decisions.ts';
import type { Reason } from './reasons.ts';
import { OTHER_DECISION } from './reasons.ts';
import type { Deal, State } from './state.ts';
import { AT, frames, otherSeat, rowAt, SEAT_AT, STEP, stored, totalStored } from './state.ts';

/** Whether a tile with this side up lies on the seat's own character board. */
// ruling R26
export function hasWave(s: State, seat: number, character: number, side: number): boolean {
  return s.m[AT.waveHolders + character] === 1 + seat && s.m[AT.waveSides + character] === side;
}

/** How many wares fit on the seat's Merchant board. */
export function wareLimit(s: State, seat: number): number {
  return hasWave(s, seat, MERCHANT, ROBUST) ? WARE_LIMIT + 1 : WARE_LIMIT;
}

/** Why a seat at a seashore cannot take a tile; null when it can. */
// ruling R24
function closedWave(s: State, seat: number, character: number): Reason | null {
  const holder = s.m[AT.waveHolders + character];
  if (holder === 1 + seat) return { why: 'already-yours' };
  return holder !== 0 && waveOnBoard(s) ? { why: 'board-first' } : null;
}

function waveOnBoard(s: State): boolean {
  for (let i = 0; i < CHARACTERS.length; i++) if (s.m[AT.waveHolders + i] === 0) return true;
  return false;
}

export function addWaves(s: State, out: Actions, seat: number): void {
  for (let character = 0; character < CHARACTERS.length; character++) {
    if (closedWave(s, seat, character) === null) out.add(act(WAVE, character));
  }
}

export function explainWave(s: State, seat: number, character: number): Reason {
  return closedWave(s, seat, character) ?? OTHER_DECISION;
}

export function takeWave(s: State, d: Deal, seat: number, character: number): void {
  const from = s.m[AT.waveHolders + character] - 1;
  const losesRobust = character === MERCHANT && from >= 0 && hasWave(s, from, MERCHANT, ROBUST);
  s.m[AT.waveHolders + character] = 1 + seat;
  d.tell?.({ type: 'wave-taken', seat, character, from }, EVERYBODY);
  // ruling R25
  if (losesRobust && totalStored(s, from) > WARE_LIMIT) frames.push(s, STEP.giveBack, otherSeat(seat));
}

/** Without Robust there is no room for a sixth ware, so one is given back. */
export const giveBack = decision({
  name: 'return',
  quiet: true,

  legal(s, out, seat) {
    for (let ware = 0; ware < WARES.length; ware++) {
      if (stored(s, seat, ware) > 0) out.add(act(RETURN, ware));
    }
  },

  play(s, action, d, seat) {
    const ware = objectOf(action);
    s.m[rowAt(SEAT_AT.wares, seat) + ware]--;
    d.tell?.({ type: 'returned', seat, wares: WARES.map((_, kind) => (kind === ware ? 1 : 0)) }, EVERYBODY);
  },

  explain: (_s, action): Reason => (verbOf(action) === RETURN ? { why: 'wares', have: 0 } : OTHER_DECISION),
});
