/** What a player has on the three boards, read from a position as everybody sees it: nothing in Duo is hidden. */

import type { State } from '@tokaido/duo';
import { CHARACTERS, commerce, culture, faith, stored, WARES, wareLimit } from '@tokaido/duo';
import type { View } from '@tokaido/kernel';

export interface Holdings {
  readonly seat: number;
  /** Slots of the two pegs, from 1. */
  readonly temple: number;
  readonly garden: number;
  readonly coins: number;
  readonly slabs: number;
  /** Wares by kind, and how many places there are for them. */
  readonly wares: readonly number[];
  readonly places: number;
  /** The icon of each painting tile in reading order; −1 while it is face down. */
  readonly tiles: readonly number[];
  readonly revealed: number;
  readonly gifted: number;
  /** The characters whose wave tile lies here. */
  readonly waves: readonly number[];
  readonly hasToken: boolean;
  /** Points of Pilgrim, Merchant and Artist if the game ended now. */
  readonly points: readonly number[];
  readonly total: number;
}

/** A position, and what is public of it. */
export interface Position {
  readonly s: State;
  readonly view: View;
}

const row = (value: unknown): readonly number[] => (Array.isArray(value) ? (value as number[]) : []);

export function holdingsOf({ s, view }: Position, seat: number): Holdings {
  const p = s.players[seat];
  if (p === undefined) throw new RangeError(`nobody sits at ${seat}`);
  const holders = row(view.table.waveHolders);
  const points = [faith(s, p), commerce(s, p), culture(s, p)];
  return {
    seat,
    temple: p.temple,
    garden: p.garden,
    coins: p.coins,
    slabs: p.slabs,
    wares: WARES.map((_, ware) => stored(s, seat, ware)),
    places: wareLimit(s, seat),
    tiles: row(view.seats[seat]?.tiles).map((tile) => tile - 1),
    revealed: p.revealed,
    gifted: p.gifted,
    waves: CHARACTERS.flatMap((_, character) => (holders[character] === 1 + seat ? [character] : [])),
    hasToken: s.spring === 1 + seat,
    points,
    total: points.reduce((sum, part) => sum + part, 0),
  };
}

/** The wave tiles that lie on the board. */
export function wavesOnBoard({ view }: Position): readonly number[] {
  const holders = row(view.table.waveHolders);
  return CHARACTERS.flatMap((_, character) => (holders[character] === 0 ? [character] : []));
}

/** The side that is up of each wave tile. */
export function waveSides({ view }: Position): readonly number[] {
  return row(view.table.waveSides);
}

/** What the dice show; 0 for one that is taken. */
export function diceOf({ view }: Position): readonly number[] {
  return row(view.table.dice);
}

/** The boutique of a coastal town; null in the mountains. */
export function boutiqueAt({ view }: Position, town: number): { ware: number; value: number } | null {
  const packed = row(view.table.boutiques)[town];
  return packed === undefined ? null : { ware: packed >> 4, value: packed & 15 };
}
