/** A room over a slow log, and over one that fails: whatever anybody learns is committed. */

import { FastChance } from '@tokaido/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { infoOf, legalWords, pendingOf, recordText, sitDown } from '../src/index.ts';
import { Gate, LateLog, MemoryLog, settled, TroubledLog } from './log-stores.ts';
import {
  AKI,
  act,
  BEN,
  beginning,
  expectAgreement,
  nextAct,
  Person,
  roomOf,
  secondRoom,
  stored,
  wholeGame,
} from './room-kit.ts';

const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

let memory: MemoryLog;
let log: TroubledLog;

beforeEach(() => {
  memory = new MemoryLog();
  log = new TroubledLog(memory);
});

describe('a slow store', () => {
  let gate: Gate;

  beforeEach(() => {
    gate = new Gate();
  });

  const slow = () => {
    log.before = (call) => (call === 'append' ? gate.pass() : Promise.resolve());
  };

  it('lets nobody see, hear or join an entry before it is committed', async () => {
    const room = await roomOf(log);
    const { n } = room.table;
    const [aki, ben] = [new Person(AKI), new Person(BEN)];
    await room.join(aki);
    let woken = 0;
    room.watch(() => woken++);
    slow();
    let answered = false;
    const done = act(room, 'c').finally(() => {
      answered = true;
    });
    await settled();
    expect(gate.held).toBe(1);
    await room.join(ben);
    expect((await room.read())?.n).toBe(n);
    expect([room.table.n, aki.n, ben.n, woken, answered]).toEqual([n, n, n, 0, false]);
    gate.open();
    expect(await done).toEqual({ ok: true, n: n + 1 });
    expect(woken).toBe(1);
    await expectAgreement(memory, room, aki, ben);
  });

  it('gives neither seed nor record of a game whose end is not committed', async () => {
    const entries = await wholeGame(new MemoryLog(), 5);
    const last = entries.at(-1)!;
    const room = await roomOf(log, entries.slice(0, -1));
    if (last.kind !== 'acted') throw new Error('no last move');
    slow();
    const pending = pendingOf(room.table);
    const done = room.ask(room.table.seats[last.seat]!.key, 'last', {
      t: 'act',
      number: pending?.number ?? -1,
      action: last.action,
    });
    await settled();
    const table = await room.read();
    expect(table).toMatchObject({ phase: 'playing' });
    expect(infoOf(table!).seed).toBeNull();
    expect(recordText(table!)).not.toContain('result');
    gate.open();
    await done;
    expect(recordText(room.table)).toContain('result');
  });

  it('lets one of two racing commands win, and both be answered in their order', async () => {
    const room = await roomOf(log);
    const { key, command } = nextAct(room.table);
    slow();
    const order: string[] = [];
    const race = ['one', 'two'].map(async (id) => {
      const done = await room.ask(key, id, command);
      order.push(id);
      return done;
    });
    await settled();
    expect(order).toEqual([]);
    gate.open();
    expect(await Promise.all(race)).toMatchObject([{ ok: true }, { ok: false, refused: { code: 'stale' } }]);
    expect(order).toEqual(['one', 'two']);
    await expectAgreement(memory, room);
  });
});

describe('a store that fails', () => {
  const broken = () => Promise.reject(new Error('the disk is full'));
  const failing =
    (...calls: string[]) =>
    async (call: string) => {
      if (calls.includes(call)) await broken();
    };

  it('before the write: nothing has happened, and the same command works later', async () => {
    const room = await roomOf(log);
    const aki = new Person(AKI);
    await room.join(aki);
    const { n } = room.table;
    const { key, command } = nextAct(room.table);
    log.before = failing('append');
    await expect(room.ask(key, 'c', command)).rejects.toThrow('full');
    expect((await room.read())?.n).toBe(n);
    await expectAgreement(memory, room, aki);
    log.works();
    expect(await room.ask(key, 'c', command)).toEqual({ ok: true, n: n + 1 });
    await expectAgreement(memory, room, aki);
  });

  it('after the write: the log says that it happened, and so does the answer', async () => {
    const room = await roomOf(log);
    const aki = new Person(AKI);
    await room.join(aki);
    const { key, command } = nextAct(room.table);
    log.after = failing('append');
    const done = await room.ask(key, 'c', command);
    expect(done).toEqual({ ok: true, n: room.table.n });
    expect(await room.ask(key, 'c', command)).toEqual(done);
    await expectAgreement(memory, room, aki);
  });

  it('after the write, with a log that cannot be read: nobody is told anything until it can', async () => {
    const room = await roomOf(log);
    const aki = new Person(AKI);
    await room.join(aki);
    const { n } = room.table;
    const { key, command } = nextAct(room.table);
    log.after = failing('append', 'read');
    await expect(room.ask(key, 'c', command)).rejects.toThrow('full');
    expect(room.isDoubtful).toBe(true);
    await expect(room.read()).rejects.toThrow('full');
    await expect(room.join(new Person(BEN))).rejects.toThrow('full');
    await expect(room.ask(key, 'c', command)).rejects.toThrow('full');
    expect(aki.n).toBe(n);
    log.works();
    expect((await room.read())?.n).toBe(n + 1);
    expect(room.isDoubtful).toBe(false);
    expect(await room.ask(key, 'c', command)).toEqual({ ok: true, n: n + 1 });
    await expectAgreement(memory, room, aki);
  });

  it('after the write: whoever asks next is answered by what is in the log', async () => {
    const room = await roomOf(log);
    const two = await secondRoom(memory, room);
    const { key, command } = nextAct(room.table);
    log.after = failing('append', 'read');
    await expect(room.ask(key, 'c', command)).rejects.toThrow('full');
    log.works();
    await two.refresh();
    const next = nextAct(two.table);
    expect(await room.ask(next.key, 'd', next.command)).toMatchObject({ ok: true });
    await expectAgreement(memory, room);
  });

  it('when another room was faster: nothing is read from memory until the log can be', async () => {
    const room = await roomOf(log);
    const two = await secondRoom(memory, room);
    await act(two, 'other');
    log.before = failing('read');
    await expect(act(room, 'c', 1)).rejects.toThrow('full');
    await expect(room.read()).rejects.toThrow('full');
    log.works();
    expect((await room.read())?.n).toBe(two.table.n);
  });

  it('while another room writes: the command is decided on what is in the log', async () => {
    const room = await roomOf(log);
    const two = await secondRoom(log, room);
    const { key, command } = nextAct(room.table, 1);
    log.before = failing('append', 'read');
    await expect(room.ask(key, 'c', command)).rejects.toThrow('full');
    log.works();
    await act(two, 'other', 0);
    expect(await room.ask(key, 'c', command)).toMatchObject({ ok: false, refused: { code: 'stale' } });
    await expectAgreement(memory, room);
  });

  it('with a write that arrives late: the command sent again is the one that arrived', async () => {
    const slow = new LateLog();
    const room = await roomOf(slow);
    const { key, command } = nextAct(room.table);
    slow.isLate = true;
    await expect(room.ask(key, 'c', command)).rejects.toThrow('no answer');
    slow.isLate = false;
    await slow.arrive();
    expect(await room.ask(key, 'c', command)).toEqual({ ok: true, n: room.table.n });
    await expectAgreement(slow, room);
  });

  it('when somebody sits down: the seat is theirs if the log says so, and free if not', async () => {
    const room = await roomOf(log, beginning().slice(0, 2));
    const who = { key: BEN, name: 'Ben', bytes: '' };
    log.before = failing('append');
    await expect(sitDown(room, 1, who, () => 0)).rejects.toThrow('full');
    expect(room.table.seats[1]?.kind).toBe('open');
    log.works();
    log.after = failing('append');
    expect(await sitDown(room, 1, who, () => 0)).toMatchObject({ ok: true, seat: 1 });
    await expectAgreement(memory, room);
  });

  it(`at random, and two rooms on it agree in the end (repeat with SEED=${SEED})`, async () => {
    const rng = new FastChance(SEED);
    const one = await roomOf(log);
    const two = await secondRoom(log, one);
    const [aki, ben] = [new Person(AKI), new Person(BEN)];
    await Promise.all([one.join(aki), two.join(ben)]);
    const mayFail = async () => {
      if (rng.below(5) === 0) await broken();
    };
    Object.assign(log, { before: mayFail, after: mayFail });
    const acknowledged = new Map<string, number>();
    for (let i = 0; i < 300 && [one, two].every(({ table }) => table.phase === 'playing'); i++) {
      const room = rng.below(2) === 0 ? one : two;
      const { key, command } = nextAct(room.table, rng.below(legalWords(room.table).length));
      const id = `c${i}`;
      for (let tries = 0; tries < 3 && !acknowledged.has(id); tries++) {
        const done = await room.ask(key, id, command).catch(() => null);
        if (done?.ok) acknowledged.set(id, done.n);
      }
    }
    log.works();
    await Promise.all([one.refresh(), two.refresh()]);
    await expectAgreement(memory, one, aki);
    await expectAgreement(memory, two, ben);
    const entries = await stored(memory, one);
    const askedAt = entries.map(({ asked }) => asked?.split(':')[1]);
    for (const [id, n] of acknowledged) expect(askedAt[n - 1]).toBe(id);
    const asked = askedAt.filter((id) => id !== undefined);
    expect(new Set(asked).size).toBe(asked.length);
  });
});
