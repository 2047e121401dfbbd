/**
 * What people say at a table. It has a small log of its own, beside that of the game: the last lines only, and a few at
 * a time for each person, so that no amount of talk can make a table slow.
 */

import type { Result } from '@tokaido/kernel';
import { ok } from '@tokaido/kernel';
import type { Command } from './command.ts';
import { askedBy } from './decide.ts';
import type { Said } from './messages.ts';
import { NOT_SEATED, refuse, SHUT } from './refuse.ts';
import type { Refused } from './refused.ts';
import type { Table } from './table.ts';
import { seatAt, seatOfKey } from './table.ts';

/** The lines of a table as text, and the number of the last one. */
export interface StoredTalk {
  readonly seq: number;
  readonly body: string;
}

export interface TalkStore {
  /** Null where nobody has said anything. */
  read(table: string): Promise<StoredTalk | null>;
  /** `taken`: somebody else has stored a line of that number. After a rejection the outcome is unknown. */
  save(table: string, seq: number, body: string): Promise<'stored' | 'taken'>;
}

/** A line as it is stored. */
interface Line extends Said {
  readonly at: number;
  /** The command that asked for it, so that it is carried out once. */
  readonly asked: string;
}

type Say = Extract<Command, { readonly t: 'say' }>;

/** How many lines are kept. */
export const LINES_KEPT = 40;
/** A person may say so many lines in so many milliseconds. */
const LINES_AT_ONCE = 5;
const AT_ONCE = 15_000;
/** How often a line is tried again because others spoke first. More than this is a bug. */
const ATTEMPTS = 50;

const TOO_FAST = refuse('too-fast', `at most ${LINES_AT_ONCE} lines in ${AT_ONCE / 1000} seconds`);

export class Talk {
  private readonly table: string;
  private readonly store: TalkStore;
  private readonly tell: (said: Said) => void;
  /** Null until they have been read, and when it is not known whether more were stored. */
  private lines: readonly Line[] | null = null;
  /** The number of the last line that listeners know; null before any was read. */
  private told: number | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  /** `tell` is called with each new line. */
  constructor(table: string, store: TalkStore, tell: (said: Said) => void) {
    this.table = table;
    this.store = store;
    this.tell = tell;
  }

  /** The last lines that are known. */
  get said(): Said[] {
    return (this.lines ?? []).map(saidOf);
  }

  /** Reads the lines if they are not known yet. A table whose talk cannot be read now is shown without it. */
  async read(): Promise<void> {
    if (this.lines === null) await this.inTurn(() => this.known()).catch(() => undefined);
  }

  /** Another process has stored lines up to a number. */
  async heard(seq: number): Promise<void> {
    await this.inTurn(async () => {
      if (this.lines !== null && seq <= (this.told ?? 0)) return;
      this.lines = null;
      await this.known();
    });
  }

  say(table: Table, key: string, id: string, words: Say, now: () => number): Promise<Result<null, Refused>> {
    return this.inTurn(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const lines = await this.known();
        const line = nextLine(lines, (this.told ?? 0) + 1, table, key, id, words, now());
        if (!line.ok || line.value === null) return line.ok ? ok(null) : line;
        if (await this.add(line.value)) return ok(null);
      }
      throw new Error('a line could not be added to the talk of a table');
    });
  }

  private async add(line: Line): Promise<boolean> {
    const lines = [...(this.lines ?? []), line].slice(-LINES_KEPT);
    // Until the outcome is known, so are the lines not.
    this.lines = null;
    const outcome = await this.store.save(this.table, line.n, JSON.stringify(lines));
    if (outcome === 'stored') this.learn(lines, line.n);
    return outcome === 'stored';
  }

  private async known(): Promise<readonly Line[]> {
    if (this.lines !== null) return this.lines;
    const stored = await this.store.read(this.table);
    return stored === null ? this.learn([], 0) : this.learn(readLines(stored.body), stored.seq);
  }

  private learn(lines: readonly Line[], last: number): readonly Line[] {
    const { told } = this;
    this.lines = lines;
    this.told = last;
    if (told !== null) for (const line of lines) if (line.n > told) this.tell(saidOf(line));
    return lines;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    // A failure is the caller's alone.
    this.queue = done.catch(() => undefined);
    return done;
  }
}

/** The line that a command becomes; null where it was said already. */
function nextLine(
  lines: readonly Line[],
  n: number,
  table: Table,
  key: string,
  id: string,
  { phrase, text }: Say,
  now: number,
): Result<Line | null, Refused> {
  const seat = seatOfKey(table, key);
  if (table.closed) return SHUT;
  if (seat < 0) return NOT_SEATED;
  if ((phrase === undefined) === (text === undefined)) return refuse('unreadable', 'say a phrase or a text');
  if (text !== undefined && !table.plan.chat) return refuse('chat-off', 'this table allows only phrases');
  const asked = askedBy(key, id);
  if (lines.some((line) => line.asked === asked)) return ok(null);
  const mine = lines.filter((line) => line.asked.startsWith(askedBy(key, '')));
  if (mine.filter(({ at }) => Math.abs(now - at) < AT_ONCE).length >= LINES_AT_ONCE) return TOO_FAST;
  const words = phrase === undefined ? { text: text ?? '' } : { phrase };
  return ok({ n, seat, name: seatAt(table, seat).name, ...words, at: now, asked });
}

/** Talk that cannot be read is lost; what is said next follows it all the same. */
function readLines(body: string): readonly Line[] {
  try {
    return JSON.parse(body) as Line[];
  } catch {
    return [];
  }
}

function saidOf({ n, seat, name, phrase, text }: Line): Said {
  return { n, seat, name, ...(phrase === undefined ? { text: text ?? '' } : { phrase }) };
}
