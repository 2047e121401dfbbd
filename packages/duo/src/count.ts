/** Counts the end of a game that was played with the box, from what lies before the two players. */

import type { Score } from '@tokaido/kernel';
import type { Board } from './data/board.ts';
import { RECONSTRUCTED } from './data/board.ts';
import { COINS_PER_SLAB, GARDEN_SLOTS, SLABS, TEMPLE_SLOTS, TILES } from './data/components.ts';
import { chart } from './island.ts';
import { scores } from './scoring.ts';
import type { State } from './state.ts';
import { layout, SEATS, wrap } from './state.ts';

export interface CountedPlayer {
  /** Slots of the two pegs, from 1. */
  readonly temple: number;
  readonly garden: number;
  readonly slabs: number;
  /** Paintings given away. */
  readonly gifted: number;
  /** Loose coins: they decide between equals. */
  readonly coins: number;
}

export type CountedField = keyof CountedPlayer;

/** Before anything has happened. */
export const START: CountedPlayer = { temple: 1, garden: 1, slabs: 0, gifted: 0, coins: 0 };

const MANY = 99;

/** What each field can be, on any board. */
export const COUNTED: Readonly<Record<CountedField, { readonly least: number; readonly most: number }>> = {
  temple: { least: 1, most: TEMPLE_SLOTS },
  garden: { least: 1, most: GARDEN_SLOTS },
  slabs: { least: 0, most: SLABS },
  gifted: { least: 0, most: TILES },
  coins: { least: 0, most: MANY },
};

/** Ten coins become a slab, as long as there is a place for one. */
// ruling R13, R14
function limitsOf(player: CountedPlayer, field: CountedField): (typeof COUNTED)[CountedField] {
  if (field !== 'coins' || player.slabs >= SLABS) return COUNTED[field];
  return { least: 0, most: COINS_PER_SLAB - 1 };
}

export type DuoCountProblem = {
  readonly seat: number;
  readonly field: CountedField;
  readonly least: number;
  readonly most: number;
};

export function problemsOf(players: readonly CountedPlayer[]): readonly DuoCountProblem[] {
  return players.flatMap((player, seat) =>
    (Object.keys(COUNTED) as CountedField[]).flatMap((field) => {
      const { least, most } = limitsOf(player, field);
      const n = player[field];
      return Number.isInteger(n) && n >= least && n <= most ? [] : [{ seat, field, least, most }];
    }),
  );
}

/** Both players as they stand. What cannot be is counted as the nearest that can. */
export function countedState(players: readonly CountedPlayer[], board: Board = RECONSTRUCTED): State {
  const s = wrap(new Array(layout.size).fill(0), chart(board));
  for (const [seat, player] of players.slice(0, SEATS).entries()) {
    for (const field of Object.keys(COUNTED) as CountedField[]) {
      const { least, most } = COUNTED[field];
      s.players[seat][field] = Math.max(least, Math.min(most, Math.floor(player[field]) || 0));
    }
  }
  return s;
}

export function countedScores(players: readonly CountedPlayer[], board?: Board): readonly Score[] {
  return scores(countedState(players, board));
}

/** What lies before both in a finished game. */
export function playersOf(s: State): readonly CountedPlayer[] {
  return s.players.map(({ temple, garden, slabs, gifted, coins }) => ({
    temple,
    garden,
    slabs,
    gifted,
    coins,
  }));
}
