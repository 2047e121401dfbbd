/** Bots and clocks: when they move, what they are asked, and what happens to an answer that comes too late. */

import { beforeEach, describe, expect, it } from 'vitest';
import { botSeed } from '../src/bot-seed.ts';
import type { Plan, Room, Table } from '../src/index.ts';
import { legalWords, Mover, matchOf, pendingOf } from '../src/index.ts';
import { Gate, settled, UnreliableLog } from './log-stores.ts';
import { AKI, act, beginning, nextAct, Person, PLAN, roomOf, secondRoom } from './room-kit.ts';

const SOLO: Plan = { ...PLAN, seats: [{ kind: 'open' }, { kind: 'bot', level: 'porter' }] };
const WAIT = 1400;

let log: UnreliableLog;
let timers: { ms: number; ring: () => void }[];
let thoughts: { readonly table: Table; readonly bot: string; readonly seed: number }[];
let think: (table: Table) => Promise<string | null>;
let failures: unknown[];
let isWatched: boolean;
let now: number;

beforeEach(() => {
  log = new UnreliableLog();
  timers = [];
  thoughts = [];
  failures = [];
  think = async (table) => legalWords(table)[0]!;
  isWatched = true;
  now = 1000;
});

async function begin(plan: Plan = SOLO): Promise<{ readonly room: Room; readonly mover: Mover }> {
  const mover = new Mover({
    now: () => now,
    later: (ms, then) => void timers.push({ ms, ring: then }),
    think: (table, _seat, bot, seed) => {
      thoughts.push({ table, bot, seed });
      return think(table);
    },
    undoWait: () => WAIT,
    mayMove: () => isWatched,
    failed: (error) => void failures.push(error),
  });
  const changed = (room: Room, _: Table, own: boolean) => mover.changed(room, own);
  const room = await roomOf(log, beginning(plan), { changed, now: () => now });
  await room.join(new Person(AKI));
  mover.changed(room, true);
  return { room, mover };
}

/** Rings every timer that waits now, and lets follow what does. */
async function ring(): Promise<void> {
  for (const timer of timers.splice(0)) timer.ring();
  await settled();
}

const lastMove = ({ table }: Room) => matchOf(table).moves.at(-1);

/** Plays on until a bot has a choice. */
async function untilBotMustChoose(room: Room): Promise<void> {
  for (let i = 0; ; i++) {
    const isBot = pendingOf(room.table)?.seat === 1;
    if (isBot && legalWords(room.table).length > 1) return;
    if (isBot) await ring();
    else await act(room, `until${i}`);
  }
}

describe('a bot', () => {
  it('waits while a person may take the last decision back', async () => {
    const { room } = await begin();
    await untilBotMustChoose(room);
    expect(timers.at(-1)?.ms).toBe(WAIT);
    const { n } = room.table;
    await ring();
    expect(room.table.n).toBeGreaterThan(n);
    expect(lastMove(room)).toMatchObject({ by: 'bot' });
  });

  it('moves at once, and once, when it is told that nobody will take the last decision back', async () => {
    const { room, mover } = await begin();
    await untilBotMustChoose(room);
    const { n } = room.table;
    const asked = thoughts.length;
    mover.hurry(room);
    mover.hurry(room);
    await settled();
    expect(room.table.n).toBeGreaterThan(n);
    // The timer that it did not wait for finds nothing left to do.
    await ring();
    expect(thoughts.slice(asked).filter(({ table }) => table.n === n)).toHaveLength(1);
  });

  it('does not wait longer because somebody changes their name', async () => {
    const { room } = await begin();
    await untilBotMustChoose(room);
    const { length } = timers;
    await room.ask(AKI, 'name', { t: 'name', name: 'Akiko' });
    expect(timers).toHaveLength(length);
  });

  it('forgets a decision that was taken back, and drops the answer to it', async () => {
    const { room } = await begin();
    await untilBotMustChoose(room);
    const [first, second] = [new Gate(), new Gate()] as const;
    const thought: string[] = [];
    think = async (table) => {
      const words = legalWords(table);
      const action = words[thought.length % words.length]!;
      await (thought.push(action) === 1 ? first : second).pass();
      return action;
    };
    await ring();
    const { length } = matchOf(room.table).moves;
    const number = pendingOf(room.table)?.number ?? -1;
    expect(await room.ask(AKI, 'undo', { t: 'undo', number })).toMatchObject({ ok: true });
    await act(room, 'again', 1);
    await ring();
    expect(thought).toHaveLength(2);
    first.open();
    await settled();
    expect(matchOf(room.table).moves).toHaveLength(length);
    second.open();
    await settled();
    expect(matchOf(room.table).moves[length]?.action).toBe(thought[1]);
  });

  it('decides by a seed that is the same for the same decision', async () => {
    const { room } = await begin();
    await untilBotMustChoose(room);
    const pending = pendingOf(room.table)!;
    const seed = botSeed(room.table, pending);
    await ring();
    expect(thoughts.at(-1)).toMatchObject({ seed, bot: 'porter' });
    expect(botSeed(room.table, { ...pending, number: pending.number + 1 })).not.toBe(seed);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no thought'))],
    ['gives up', async () => null],
    ['suggests what is not legal', async () => 'fly 3'],
  ])('that %s takes a legal action by its seed', async (_, fail) => {
    const { room } = await begin();
    await untilBotMustChoose(room);
    think = fail;
    const words = legalWords(room.table);
    const seed = botSeed(room.table, pendingOf(room.table)!);
    const { length } = matchOf(room.table).moves;
    await ring();
    expect(matchOf(room.table).moves[length]?.action).toBe(words[seed % words.length]);
  });

  it('stands still while it may not move', async () => {
    const { room, mover } = await begin();
    await untilBotMustChoose(room);
    isWatched = false;
    const { n } = room.table;
    await ring();
    expect(room.table.n).toBe(n);
    isWatched = true;
    mover.changed(room, true);
    await ring();
    expect(room.table.n).toBeGreaterThan(n);
  });

  it('tries again when its decision could not be stored', async () => {
    const { room } = await begin();
    await untilBotMustChoose(room);
    const { n } = room.table;
    log.before = () => Promise.reject(new Error('full'));
    await ring();
    expect(failures).toHaveLength(1);
    expect(room.table.n).toBe(n);
    log.works();
    await ring();
    await ring();
    expect(lastMove(room)).toMatchObject({ by: 'bot' });
  });

  it('is left for a moment to the program that moved last', async () => {
    const { room } = await begin();
    const other = await secondRoom(log, room);
    for (let i = 0; pendingOf(other.table)?.seat === 0; i++) await act(other, `other${i}`);
    timers = [];
    await room.refresh();
    expect(timers.map(({ ms }) => ms)).toEqual([1500]);
  });
});

describe('a clock that has run out', () => {
  const LIVE: Plan = { ...PLAN, pace: { kind: 'live', seconds: 5, bank: 0 } };

  it('lets a bot take the decision, once', async () => {
    const { room, mover } = await begin(LIVE);
    const { n } = room.table;
    expect(timers.map(({ ms }) => ms)).toEqual([4000]);
    await ring();
    expect(room.table.n).toBe(n);
    now = 5000;
    mover.runOut(room);
    mover.runOut(room);
    await ring();
    expect(room.table.n).toBe(n + 1);
    expect(lastMove(room)).toMatchObject({ by: 'stand-in' });
  });

  it.each([
    ['meanwhile', false],
    ['just now', true],
  ])('is not heeded when the person was given more time %s', async (_, isBeingStored) => {
    const { room, mover } = await begin(LIVE);
    const [thinking, storing] = [new Gate(), new Gate()];
    think = async (table) => {
      await thinking.pass();
      return legalWords(table)[0]!;
    };
    now = 5000;
    mover.runOut(room);
    await ring();
    const { key } = nextAct(room.table);
    if (isBeingStored) log.before = () => storing.pass();
    const more = room.ask(key, 'more', { t: 'extend' });
    await settled();
    thinking.open();
    await settled();
    storing.open();
    expect(await more).toMatchObject({ ok: true });
    await settled();
    expect(matchOf(room.table).moves).toEqual([]);
  });
});
