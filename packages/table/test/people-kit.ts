/** A table whose people come, go and ask. The clock and who is away are up to the test. */

import type { Command, Entry, Opening, Plan, Presence, Room } from '../src/index.ts';
import { addSharedTableRules, entryByItself, openingEntries, sitDown } from '../src/index.ts';
import { MemoryLog } from './log-stores.ts';
import { MemoryTalk } from './memory-talk.ts';
import { AKI, BEN, PLAN, roomOf } from './room-kit.ts';

addSharedTableRules();

export const CHO = 'c'.repeat(64);
const NAMES = new Map([
  [AKI, 'Aki'],
  [BEN, 'Ben'],
  [CHO, 'Cho'],
]);
export const SEATS: Plan['seats'] = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];

interface Scene {
  log: MemoryLog;
  now: number;
  /** For how long each seat has been away. */
  away: number[];
}

/** Of the test that runs: each begins with `newScene`. */
export const scene: Scene = { log: new MemoryLog(), now: 0, away: [] };
let commands = 0;

/** For `beforeEach`. */
export function newScene(): void {
  Object.assign(scene, { log: new MemoryLog(), now: 1000, away: [] });
}

const awayFor = (seat: number) => scene.away[seat] ?? 0;

export const presence: Presence = {
  come() {},
  go() {},
  isHere: (seat) => awayFor(seat) === 0,
  awayFor,
};

/** A lobby where these people sit; the first is the host. */
export async function lobby(people: readonly string[], plan: Partial<Plan> = {}): Promise<Room> {
  return openedBy({
    plan: { ...PLAN, seats: SEATS, ...plan },
    host: { key: people[0] ?? '', name: '', bytes: '' },
    places: people.map((key) => ({ key, name: NAMES.get(key) ?? '' })),
  });
}

export async function openedBy(opening: Opening): Promise<Room> {
  const entries = openingEntries(opening, { id: 't', secret: '5'.repeat(64), at: 0 });
  return roomOf(scene.log, entries, { presence, now: () => scene.now, talk: new MemoryTalk() });
}

/** 'ok', or the code of the refusal. */
export async function ask(room: Room, key: string, command: Command): Promise<string> {
  const done = await room.ask(key, `c${commands++}`, command);
  return done.ok ? 'ok' : done.error.code;
}

/** Somebody sits down on the first free seat; `before` is the key of the seat that they had. */
export async function sit(room: Room, key: string, before = ''): Promise<string> {
  const done = await sitDown(room, undefined, { key, name: 'x', bytes: '' }, () => scene.now, before);
  return done.ok ? 'ok' : done.error.code;
}

/** What the table does by itself now. */
export function byItself(room: Room): Entry | null {
  return entryByItself(room.table, { now: scene.now, awayFor });
}

/** Does what the table does by itself, until it does nothing. */
export async function settle(room: Room): Promise<void> {
  const next = () => byItself(room);
  while (next() !== null) await room.add(next);
}
