/** Duo as the test kit sees it: every way to begin, two boards, and what must hold in every position. */

import type { Kit } from '@tokaido/kernel/testkit';
import type { Board } from '../src/data/board.ts';
import { RECONSTRUCTED } from '../src/data/board.ts';
import { COASTAL_TOWNS, PAINTINGS, TILES } from '../src/data/components.ts';
import type { Event } from '../src/events.ts';
import { createDuo, duo } from '../src/game.ts';
import { IN_USE } from '../src/hot-spring.ts';
import type { Options } from '../src/options.ts';
import { FIRST } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { AT, frames, inBag, rowAt, SEAT_AT, STEP, totalStored } from '../src/state.ts';
import { wareLimit } from '../src/waves.ts';

export const TABLES: readonly Options[] = FIRST.map((first) => ({ first }));

/** Why a position cannot occur; null for one that can. */
export function broken(s: State): string | null {
  const dice = s.m[AT.dice] + s.m[AT.dice + 1] + s.m[AT.dice + 2];
  if (frames.isEmpty(s) && (s.ending === 0 || dice > 0)) return 'the game ends in the middle of a turn';
  for (let ware = 0; ware < 4; ware++)
    if (inBag(s, ware) < 0) return `more wares of kind ${ware} than there are`;
  return (
    brokenPlaces(s) ??
    brokenEnd(s) ??
    brokenToken(s) ??
    s.players.map((p) => brokenBoards(s, p.seat)).find((problem) => problem !== null) ??
    null
  );
}

/** One character on a station or coastal town. */
function brokenPlaces(s: State): string | null {
  const { ring, stationOf } = s.island;
  const stations = new Set<number>();
  for (const p of s.players) {
    for (const station of [p.pilgrim, p.merchant < COASTAL_TOWNS ? stationOf[p.merchant] : -1]) {
      if (station >= ring.length) return `no station ${station}`;
      if (station >= 0 && stations.has(station)) return `two characters on station ${station}`;
      stations.add(station);
    }
  }
  return null;
}

/** What ends the game is noted when it happens. */
function brokenEnd(s: State): string | null {
  const isEnding = s.players.some(
    (p) => p.temple === 9 || p.garden === 6 || p.slabs === 6 || p.gifted === 10,
  );
  return isEnding === s.ending > 0 ? null : 'the end is not noted';
}

/** The token is in use exactly as long as something waits to put it back. */
function brokenToken(s: State): string | null {
  const steps = frames.dump(s).filter((_, i) => i % 4 === 0);
  const returns = steps.filter((step) => step === STEP.springBack).length;
  return returns === (s.spring === IN_USE ? 1 : 0) && s.spring <= IN_USE
    ? null
    : `the token is with ${s.spring}`;
}

/** The boards of a player: pegs, coins, wares and paintings. */
function brokenBoards(s: State, seat: number): string | null {
  const p = s.players[seat];
  if (p.temple < 1 || p.temple > 9 || p.garden < 1 || p.garden > 6)
    return `seat ${seat}: a peg is off its track`;
  if (p.coins < 0 || p.slabs > 6 || (p.coins >= 10 && p.slabs < 6)) return `seat ${seat}: ${p.coins} coins`;
  if (totalStored(s, seat) > mostWares(s, seat)) return `seat ${seat}: ${totalStored(s, seat)} wares`;
  if (p.gifted > p.revealed || p.revealed > TILES) return `seat ${seat}: ${p.gifted} gifts of ${p.revealed}`;
  const icons = [0, 0, 0, 0];
  for (let i = 0; i < TILES; i++) {
    const tile = s.m[rowAt(SEAT_AT.tiles, seat) + i];
    if (tile > 0 !== i < p.revealed) return `seat ${seat}: tile ${i} is turned out of order`;
    if (tile > 0) icons[tile - 1]++;
  }
  if (icons.some((count, icon) => count > PAINTINGS[seat][icon])) return `seat ${seat}: too many of an icon`;
  return null;
}

/** More wares than fit only while their owner is asked which to keep, or to return. */
function mostWares(s: State, seat: number): number {
  const pending = duo.pending(s);
  if (pending?.seat !== seat) return wareLimit(s, seat);
  if (pending.decision === 'keep') return wareLimit(s, seat) === 6 ? 11 : 9;
  return pending.decision === 'return' ? 6 : wareLimit(s, seat);
}

/** A board with a way through a coastal town, more stations and longer dice. */
const WIDER: Board = {
  ...withoutDrawing(RECONSTRUCTED),
  id: 'wider',
  dice: { pilgrim: [1, 2, 3, 4, 5, 6], merchant: [1, 2, 3, 4, 5, 6], artist: [1, 2, 2, 3, 3, 4] },
  ring: RECONSTRUCTED.ring.flatMap((entry) => (entry.type === 'temple' ? [entry, entry] : [entry])),
  routes: [
    { from: 'c0', to: 'm1', between: ['a0', 'a7'] },
    { from: 'c7', to: 'm1', between: ['a0', 'a7'] },
    { from: 'c0', to: 'm2', between: ['a1', 'a7'] },
    ...RECONSTRUCTED.routes.filter(({ from, to }) => from !== 'm1' && to !== 'm1'),
  ],
};

function withoutDrawing(board: Board): Board {
  const { drawing: _, ...rest } = board;
  return rest;
}

// Nothing in Duo is hidden; wares drawn and put back at once leave no trace in a view.
const common = {
  tables: TABLES,
  broken,
  longest: 3000,
  passing: (event: Event) => event.type === 'drew',
};

export const kit: Kit<State, Options, Event> = { game: duo, ...common };
export const widerKit: Kit<State, Options, Event> = { game: createDuo(WIDER), ...common };
