/** Rooms for tests, and people who listen to them. */

import { FastChance } from '@tokaido/kernel';
import { expect } from 'vitest';
import type {
  Command,
  Done,
  Entry,
  Happened,
  Listener,
  LogStore,
  News,
  Opening,
  Perspective,
  Plan,
  Presence,
  RoomOptions,
  ServerMessage,
  Table,
} from '../src/index.ts';
import {
  addGame,
  applyPatch,
  beganEntry,
  foldLog,
  infoOf,
  keyListener,
  legalWords,
  matchOf,
  openingEntries,
  pendingOf,
  Room,
  tokaidoTable,
  viewOf,
} from '../src/index.ts';
import { seatAt } from '../src/table.ts';

addGame(tokaidoTable);

export const AKI = 'a'.repeat(64);
export const BEN = 'b'.repeat(64);
export const PLAN: Plan = {
  game: 'tokaido',
  options: '',
  seats: [{ kind: 'open' }, { kind: 'open' }],
  pace: { kind: 'none' },
  listed: false,
  chat: false,
  takeover: false,
  level: 'innkeeper',
};
const SECRET = '5'.repeat(64);

export const ALL_HERE: Presence = {
  come() {},
  go() {},
  isHere: () => true,
  awayFor: () => 0,
};

let opened = 0;

/** The first entries of a table where Aki and Ben have begun to play. */
export function beginning(plan: Plan = PLAN): Entry[] {
  const people = [
    { key: AKI, name: 'Aki' },
    { key: BEN, name: 'Ben' },
  ];
  const places = plan.seats.map(({ kind }, i) => (kind === 'open' && people[i]) || { key: '', name: '' });
  const opening: Opening = { plan, host: { key: AKI, name: '', bytes: '' }, places };
  const id = `t${++opened}`;
  const began = beganEntry(
    plan,
    plan.seats.map(() => ''),
    0,
  );
  return [...openingEntries(opening, { id, secret: SECRET, at: 0 }), began];
}

/** Stores a log and makes a room of it. */
export async function roomOf(
  log: LogStore,
  entries: readonly Entry[] = beginning(),
  options: Partial<RoomOptions> = {},
): Promise<Room> {
  const { table, past } = foldLog(entries);
  await log.append({ table: table.id, from: 1, entries, after: table });
  return roomAt(log, table, past, options);
}

/** Another room for a table that is stored already, as another process would have it. */
export function roomAt(
  log: LogStore,
  table: Table,
  past: readonly Happened[],
  options: Partial<RoomOptions> = {},
): Room {
  let now = 1000;
  const around: RoomOptions = {
    log,
    presence: ALL_HERE,
    recent: 8,
    now: () => now++,
    changed() {},
    presenceChanged() {},
    closed() {},
    openNext: () => Promise.reject(new Error('no rematch in this test')),
    talk: null,
    ...options,
  };
  return new Room(table, around, past);
}

/** One who must decide takes this of their legal actions. */
export function act(room: Room, id: string, pick = 0): Promise<Done> {
  const { key, command } = nextAct(room.table, pick);
  return room.ask(key, id, command);
}

export function nextAct(table: Table, pick = 0): { readonly key: string; readonly command: Command } {
  const pending = pendingOf(table);
  if (pending === null) throw new Error('nobody must decide');
  const words = legalWords(table);
  const action = words[pick % words.length];
  if (action === undefined) throw new Error('nothing is legal');
  const { key } = seatAt(table, pending.seat);
  return { key, command: { t: 'act', number: pending.number, action } };
}

/** Somebody who draws what they are told, as a client does. */
export class Person implements Listener {
  readonly heard: ServerMessage[] = [];
  n = 0;
  view: unknown = null;
  news: News[] = [];
  private readonly listener: Listener;

  constructor(key = '') {
    this.listener = keyListener(key, () => undefined);
  }

  perspective(table: Table): Perspective {
    return this.listener.perspective(table);
  }

  send(message: ServerMessage): void {
    this.heard.push(message);
    if (message.t === 'welcome') {
      const [first] = message.news;
      this.news = first === undefined ? this.news : this.news.filter(({ n }) => n < first.n);
      this.news.push(...message.news);
      this.view = message.view;
      this.n = message.n;
    } else if (message.t === 'update') {
      if (message.n !== this.n + 1) throw new Error(`update ${message.n} follows ${this.n}`);
      this.n = message.n;
      this.news.push(message.news);
      if (message.view !== undefined) this.view = message.view;
      if (message.patch !== undefined) this.view = applyPatch(this.view, message.patch);
    }
  }
}

/** What is in the log of a room's table. */
export const stored = (log: LogStore, room: Room) => log.read(room.table.id, 1);

/** Another process at the same table. */
export async function secondRoom(log: LogStore, room: Room): Promise<Room> {
  const { table, past } = foldLog(await stored(log, room));
  return roomAt(log, table, past);
}

/** The room, and everybody who has listened to it from the start, have what the log has. */
export async function expectAgreement(log: LogStore, room: Room, ...people: Person[]): Promise<void> {
  const { table } = foldLog(await stored(log, room));
  expect(room.table.n).toBe(table.n);
  expect(infoOf(room.table)).toEqual(infoOf(table));
  expect(viewOf(room.table, 0)).toEqual(viewOf(table, 0));
  for (const person of people) {
    expect(person.n).toBe(table.n);
    expect(person.view).toEqual(viewOf(table, person.perspective(table).view));
    expect(person.news.map(({ n }) => n)).toEqual(Array.from({ length: table.n }, (_, i) => i + 1));
  }
}

/** The log of a whole game; what Aki and Ben do is up to chance. */
export async function wholeGame(log: LogStore, seed: number): Promise<readonly Entry[]> {
  const room = await roomOf(log);
  const rng = new FastChance(seed);
  const entries: Entry[] = [...beginning()];
  for (let i = 0; room.table.phase === 'playing'; i++) {
    const { key, command } = nextAct(room.table, rng.below(5));
    await room.ask(key, `c${i}`, command);
    const move = matchOf(room.table).moves.at(-1);
    if (move === undefined) throw new Error('a move was refused');
    entries.push({ kind: 'acted', at: i, seat: move.seat, action: move.action, by: 'person' });
  }
  return entries;
}
