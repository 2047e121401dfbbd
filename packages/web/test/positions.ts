/** Games at a position one wants to see: played by chance with the real table until a condition holds. */

import { FastChance } from '@tokaido/kernel';
import type { Entry, Table } from '@tokaido/table';
import {
  addGame,
  applyEntry,
  botEntry,
  botToMove,
  duoTable,
  foldTable,
  legalWords,
  pendingOf,
  tokaidoTable,
} from '@tokaido/table';
import type { State } from '@tokaido/tokaido';
import type { LocalGame, LocalSetup } from '../src/worker/games.ts';
import { firstEntries, openingOf, rowOf } from '../src/worker/games.ts';

addGame(tokaidoTable);
addGame(duoTable);

/** A game as it lies on a device. */
export interface Kept {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly row: LocalGame;
}

export interface Wish {
  /** By default `tokaido`. */
  readonly game?: 'tokaido' | 'duo';
  /** The text of a board's file, for Duo. */
  readonly board?: string;
  readonly options?: string;
  /** People on this device; the rest are bots. */
  readonly people?: number;
  readonly players?: number;
  /** The first seed that is tried. */
  readonly seed?: number;
  /** Whether this is the position; by default the first decision of the person. */
  readonly until?: (table: Table) => boolean;
  /** An action that must be taken wherever it is open, for positions that random play rarely reaches. */
  readonly prefer?: (words: readonly string[]) => string | undefined;
}

const TRIES = 400;

/** The decision that a person is asked, by its name; '' when nobody is. */
export function asked(table: Table): string {
  const pending = pendingOf(table);
  return pending === null || botToMove(table) >= 0 ? '' : pending.decision;
}

export function stateOf(table: Table): State {
  if (table.match === null) throw new Error('no game');
  return table.match.state as State;
}

export function positionWhere({
  game = 'tokaido',
  board = '',
  options = '',
  people = 1,
  players = game === 'duo' ? 2 : 4,
  seed = 1,
  until = (table) => asked(table) === (game === 'duo' ? 'die' : 'travel'),
  prefer = () => undefined,
}: Wish): Kept {
  for (let i = 0; i < TRIES; i++) {
    const found = play({ game, board, options, people, players, seed: seed + i, until, prefer });
    if (found !== null) return found;
  }
  throw new Error(`no such position in ${TRIES} games`);
}

/** In Duo the seats are purple and green. */
const COLORS = { tokaido: [0, 1, 2, 3, 4], duo: [4, 2] } as const;

function play({ game, board, options, people, players, seed, until, prefer }: Required<Wish>): Kept | null {
  const setup: LocalSetup = {
    game,
    ...(board === '' ? {} : { board }),
    options,
    seats: Array.from({ length: players }, (_, i) =>
      i < people
        ? { kind: 'me' as const, name: people > 1 ? `P${i + 1}` : '', color: COLORS[game][i] ?? i }
        : { kind: 'bot' as const, level: 'pilgrim', name: '', color: COLORS[game][i] ?? i },
    ),
  };
  const id = `fixture${seed}`;
  const secret = seed.toString(16).padStart(64, '0');
  const entries = firstEntries(openingOf(setup), { id, secret, at: 1_760_000_000_000 });
  const table = foldTable(entries);
  const rng = new FastChance(seed);
  for (let i = 0; i < 3000 && !until(table); i++) {
    const entry = nextEntry(table, rng, prefer, i);
    if (entry === null) return null;
    applyEntry(table, entry);
    entries.push(entry);
  }
  return until(table) ? { id, entries, row: rowOf(table) } : null;
}

/** Somebody's decision: near stops more often than far ones, so that games are long. */
function nextEntry(table: Table, rng: FastChance, prefer: Required<Wish>['prefer'], i: number): Entry | null {
  const pending = pendingOf(table);
  if (pending === null) return null;
  const words = legalWords(table);
  const near = Math.min(rng.below(words.length), rng.below(words.length), rng.below(words.length));
  const action = prefer(words) ?? words[near]!;
  const at = 1_760_000_000_000 + i * 1000;
  const { seat, number } = pending;
  if (botToMove(table) >= 0) return botEntry(table, seat, number, action, at, false);
  return { kind: 'acted', at, seat, action, by: 'person' };
}
