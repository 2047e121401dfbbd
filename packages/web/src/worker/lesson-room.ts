/**
 * The table of a lesson: the real rules and the real room, a log that is stored nowhere, and others who do what the
 * lesson says. It is in no list of games.
 */

import type { Append, Entry, LogStore, Plan, Presence, RoomOptions, Table } from '@tokaido/table';
import {
  applyEntry,
  beganEntry,
  foldLog,
  legalWords,
  Mover,
  openingEntries,
  pendingOf,
  Room,
} from '@tokaido/table';
import type { LessonGame } from '../learn/lesson.ts';
import type { Environment } from './environment.ts';
import { loadRules } from './load-rules.ts';
import type { Asks } from './messages.ts';

/** The seat of whoever learns. */
const ME = 0;
const KEY = 'device-0';
const LEVEL = 'porter';

/** What a lesson holds may be lost: it begins again. */
class MemoryLog implements LogStore {
  private readonly entries: Entry[];

  constructor(entries: readonly Entry[]) {
    this.entries = [...entries];
  }

  append({ entries }: Append): Promise<'stored'> {
    this.entries.push(...entries);
    return Promise.resolve('stored');
  }

  read(_table: string, from: number): Promise<readonly Entry[]> {
    return Promise.resolve(this.entries.slice(from - 1));
  }
}

function planOf({ game, options, seats }: LessonGame): Plan {
  return {
    game,
    options,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === ME ? { kind: 'open' } : { kind: 'bot', level: LEVEL },
    ),
    pace: { kind: 'none' },
    listed: false,
    chat: false,
    takeover: false,
    level: LEVEL,
  };
}

/** What a lesson lets somebody do for the `count`th time; where that cannot be done, the last that can: to go far. */
function scripted({ others }: LessonGame, seat: number, count: number, open: readonly string[]) {
  const line = others.filter((each) => each.startsWith(`${seat} `))[count]?.slice(2);
  return line !== undefined && open.includes(line) ? line : (open.at(-1) ?? null);
}

/**
 * The log up to the first position of a lesson, whose rules must be here, or beyond it with what I have `taken` before;
 * throws where a decision of the lesson cannot be taken.
 */
export function lessonEntries(lesson: LessonGame, id: string, taken: readonly string[]): readonly Entry[] {
  const plan = planOf(lesson);
  const places = plan.seats.map((_, seat) => ({ key: seat === ME ? KEY : '', name: '' }));
  const opening = { plan, host: { key: KEY, name: '', bytes: '' }, places };
  const secret = lesson.seed.toString(16).padStart(64, '0');
  const mix = places.map(() => '');
  const entries: Entry[] = [...openingEntries(opening, { id, secret, at: 0 }), beganEntry(plan, mix, 0)];
  const { table } = foldLog(entries);
  const add = (action: string) => {
    const seat = pendingOf(table)?.seat ?? -1;
    const entry: Entry = { kind: 'acted', at: 0, seat, action, by: seat === ME ? 'person' : 'bot' };
    applyEntry(table, entry);
    entries.push(entry);
  };
  for (const action of lesson.before) {
    if (!legalWords(table).includes(action)) throw new Error(`lesson ${lesson.id}: "${action}" is closed`);
    add(action);
  }
  const waiting = [...taken];
  while (waiting.length > 0) {
    const seat = pendingOf(table)?.seat ?? -1;
    const open = legalWords(table);
    const count = decisionsOf(lesson, table, seat).length;
    const action = seat === ME ? waiting.shift() : scripted(lesson, seat, count, open);
    // Of an older edition of the lesson: it goes on from here.
    if (action === undefined || action === null || !open.includes(action)) break;
    add(action);
  }
  return entries;
}

/** What somebody has decided since the lesson began. */
export function decisionsOf(lesson: LessonGame, { match }: Table, seat: number): readonly string[] {
  const moves = (match?.moves ?? []).slice(lesson.before.length);
  return moves.filter((move) => move.seat === seat).map(({ action }) => action);
}

const HERE: Presence = { come() {}, go() {}, isHere: () => true, awayFor: () => 0 };

/** Opens the table of a lesson among the rooms of the device; answers with its id. */
export async function openLesson(
  { lesson, taken }: Asks['lesson']['ask'],
  environment: Pick<Environment, 'now' | 'later' | 'random'>,
  rooms: Map<string, Promise<Room>>,
): Promise<string> {
  await loadRules(lesson);
  const id = `l${environment.random(6)}`;
  rooms.set(id, Promise.resolve(openRoom(lesson, taken, id, environment)));
  return id;
}

/** `taken` is what I decided before the page was loaded again. */
function openRoom(
  lesson: LessonGame,
  taken: readonly string[],
  id: string,
  { now, later }: Pick<Environment, 'now' | 'later'>,
): Room {
  const entries = lessonEntries(lesson, id, taken);
  const { table, past } = foldLog(entries);
  const mover = new Mover({
    now: () => now(),
    later: (ms, then) => later(ms, then),
    think: (at, seat) =>
      Promise.resolve(scripted(lesson, seat, decisionsOf(lesson, at, seat).length, legalWords(at))),
    // A decision can be taken back until the others have moved; nobody waits for it.
    undoWait: () => 0,
    mayMove: (room) => room.isWatched,
    failed: () => {},
  });
  const around: RoomOptions = {
    log: new MemoryLog(entries),
    presence: HERE,
    recent: Number.POSITIVE_INFINITY,
    now: () => now(),
    changed: (room) => mover.changed(room, true),
    presenceChanged: (room) => mover.changed(room, true),
    closed: () => {},
    openNext: () => Promise.reject(new Error('a lesson has no rematch')),
    talk: null,
  };
  return new Room(table, around, past);
}
