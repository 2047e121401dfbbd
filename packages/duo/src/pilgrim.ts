/** The Pilgrim: clockwise round the coast, and what each station offers. */

import type { Actions } from '@tokaido/kernel';
import { act, EVERYBODY, objectOf, verbOf } from '@tokaido/kernel';
import { PASS, VISIT, WAVE } from './actions.ts';
import {
  COASTAL_TOWN,
  GARDEN,
  GARDEN_SLOTS,
  HASTY,
  HOT_SPRINGS,
  PILGRIM,
  SEASHORE,
  TEMPLE,
  TEMPLE_SLOTS,
  TRANQUIL,
} from './data/components.ts';
import { decision } from './decisions.ts';
import { BY_GARDEN, BY_TEMPLE, triggerEnd } from './ending.ts';
import { canTakeToken, takeToken } from './hot-spring.ts';
import { gainCoins } from './purse.ts';
import type { Reason } from './reasons.ts';
import { OTHER_DECISION } from './reasons.ts';
import type { Deal, State } from './state.ts';
import { AT, frames, otherSeat, STEP } from './state.ts';
import { addWaves, explainWave, hasWave, takeWave } from './waves.ts';

/** The seat with a character on a station, the Pilgrim of `seat` left out; −1 if there is none. */
function occupant(s: State, station: number, seat: number): number {
  const { stationOf } = s.island;
  const other = otherSeat(seat);
  if (s.players[other].pilgrim === station || stationOf[s.players[other].merchant] === station) return other;
  return stationOf[s.players[seat].merchant] === station ? seat : -1;
}

/** Where that many steps end: an occupied station sends the Pilgrim on to the next empty one. */
// ruling R05
function landing(s: State, seat: number, steps: number): number {
  const stations = s.island.ring.length;
  let at = (s.players[seat].pilgrim + steps) % stations;
  while (occupant(s, at, seat) >= 0) at = (at + 1) % stations;
  return at;
}

/** The other number of steps that the Pilgrim's wave allows; the die itself if it allows none. */
// ruling R06
function wavedSteps(s: State, seat: number, die: number): number {
  if (hasWave(s, seat, PILGRIM, HASTY)) return die + 1;
  return die > 1 && hasWave(s, seat, PILGRIM, TRANQUIL) ? die - 1 : die;
}

/** Adds `base` + station for each station where the die may take the Pilgrim. */
export function addPilgrimMoves(s: State, out: Actions, seat: number, die: number, base: number): void {
  const plain = landing(s, seat, die);
  const waved = landing(s, seat, wavedSteps(s, seat, die));
  out.add(base + Math.min(plain, waved));
  if (plain !== waved) out.add(base + Math.max(plain, waved));
}

export function explainPilgrimMove(s: State, seat: number, die: number, to: number): Reason {
  const by = occupant(s, to, seat);
  if (by >= 0) return { why: 'occupied', by };
  const open = [landing(s, seat, die), landing(s, seat, wavedSteps(s, seat, die))];
  return { why: 'wrong-distance', die, to: [...new Set(open)] };
}

export function movePilgrim(s: State, d: Deal, seat: number, to: number): void {
  const p = s.players[seat];
  d.tell?.({ type: 'moved', seat, character: PILGRIM, from: p.pilgrim, to }, EVERYBODY);
  p.pilgrim = to;
  frames.push(s, STEP.visit, seat);
}

/** Whether the station under the Pilgrim has an effect now. Seashores are looked after in `waves.ts`. */
// ruling R07
function hasEffect(s: State, seat: number): boolean {
  const p = s.players[seat];
  switch (s.island.ring[p.pilgrim]) {
    case COASTAL_TOWN:
      return true;
    case TEMPLE:
      return p.temple < TEMPLE_SLOTS;
    case GARDEN:
      return p.garden < GARDEN_SLOTS;
    default:
      return canTakeToken(s, seat);
  }
}

function useStation(s: State, d: Deal, seat: number): void {
  const p = s.players[seat];
  switch (s.island.ring[p.pilgrim]) {
    case COASTAL_TOWN:
      gainCoins(s, d, seat, s.m[AT.boutiques + s.island.townAt[p.pilgrim]] & 15, 'town');
      return;
    case TEMPLE:
      p.temple++;
      d.tell?.({ type: 'temple', seat, slot: p.temple }, EVERYBODY);
      if (p.temple === TEMPLE_SLOTS) triggerEnd(s, d, seat, BY_TEMPLE);
      return;
    case GARDEN:
      p.garden++;
      d.tell?.({ type: 'garden', seat, slot: p.garden }, EVERYBODY);
      if (p.garden === GARDEN_SLOTS) triggerEnd(s, d, seat, BY_GARDEN);
      return;
    case HOT_SPRINGS:
      takeToken(s, d, seat);
  }
}

/** The effect of a station may always be left alone. */
// ruling R03
export const visit = decision({
  name: 'visit',
  quiet: true,

  legal(s, out, seat) {
    out.add(act(PASS));
    if (s.island.ring[s.players[seat].pilgrim] === SEASHORE) addWaves(s, out, seat);
    else if (hasEffect(s, seat)) out.add(act(VISIT));
  },

  play(s, action, d, seat) {
    if (verbOf(action) === VISIT) useStation(s, d, seat);
    else if (verbOf(action) === WAVE) takeWave(s, d, seat, objectOf(action));
  },

  explain(s, action, seat): Reason {
    // A station without effect asks nothing, so `visit` is closed at seashores only.
    const isShore = s.island.ring[s.players[seat].pilgrim] === SEASHORE;
    if (verbOf(action) === VISIT && isShore) return { why: 'choose-wave' };
    if (verbOf(action) !== WAVE) return OTHER_DECISION;
    return isShore ? explainWave(s, seat, objectOf(action)) : { why: 'no-seashore' };
  },
});
