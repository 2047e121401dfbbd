/** What this device remembers of the tables where it holds a seat, beside the secrets of the seats. */

import type { Look } from './api.ts';
import { noteSeat, seatAt } from './seat-secrets.ts';

/** Who walks there, what is played, and how it ended. */
export interface TableNote {
  readonly game: string;
  /** In words, see `Plan`. */
  readonly options: string;
  /** The other people by name. */
  readonly people: readonly string[];
  readonly bots: number;
  /** `gone`: the server no longer has it. */
  readonly phase: 'lobby' | 'playing' | 'over' | 'gone';
  /** My own result, once it is over. */
  readonly result?: { readonly place: number; readonly points: number; readonly players: number };
}

/** What is remembered of a table; undefined where nothing is, or nothing that this version can read. */
export function noteAt(table: string): TableNote | undefined {
  const note = seatAt(table)?.note;
  return isNote(note) ? note : undefined;
}

/** It is written only where it is news: pages are told of every move. */
export function noteTable(table: string, note: TableNote): void {
  if (JSON.stringify(noteAt(table)) !== JSON.stringify(note)) noteSeat(table, note);
}

export function noteOf({ info, you }: Pick<Look, 'info' | 'you'>): TableNote {
  const { game, options, phase, seats } = info;
  const others = seats.filter((_, seat) => seat !== you);
  const result = info.result?.[you];
  return {
    game,
    options,
    people: others.filter(({ kind }) => kind === 'person').map(({ name }) => name),
    bots: others.filter(({ kind }) => kind === 'bot').length,
    phase,
    ...(result && { result: { ...result, players: seats.length } }),
  };
}

/** Of a table that the server no longer has: what was known of it stays. */
export function noteOfGone(known: TableNote | undefined): TableNote {
  if (known?.phase === 'over') return known;
  return { game: '', options: '', people: [], bots: 0, ...known, phase: 'gone' };
}

function isNote(value: unknown): value is TableNote {
  if (typeof value !== 'object' || value === null) return false;
  const { game, options, people, bots, phase } = value as Partial<Record<keyof TableNote, unknown>>;
  return (
    typeof game === 'string' &&
    typeof options === 'string' &&
    Array.isArray(people) &&
    people.every((name) => typeof name === 'string') &&
    typeof bots === 'number' &&
    (phase === 'lobby' || phase === 'playing' || phase === 'over' || phase === 'gone')
  );
}
