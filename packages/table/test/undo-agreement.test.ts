/** Undo by agreement: who is asked, what ends the question, and that the same moves bring the same game again. */

import { FastChance, recordFromText, verify } from '@tokaido/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Plan, Room } from '../src/index.ts';
import {
  addGame,
  botEntry,
  botToMove,
  duoTable,
  foldTable,
  GRACE,
  gameAt,
  infoOf,
  legalWords,
  matchOf,
  mayUndo,
  pendingOf,
  recordText,
  ServerMessage as Schema,
  snapshotOf,
  tableFromSnapshot,
  UNDO_ANSWER,
  viewOf,
} from '../src/index.ts';
import { seatAt } from '../src/table.ts';
import { ask, byItself, CHO, lobby, newScene, scene } from './people-kit.ts';
import { AKI, BEN, expectAgreement, Person, stored } from './room-kit.ts';

beforeEach(newScene);

addGame(duoTable);

const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

/** A game of so many people and bots. */
async function play(people: number, plan: Partial<Plan> = {}, bots = 0): Promise<Room> {
  const keys = [AKI, BEN, CHO].slice(0, people);
  const seats: Plan['seats'] = [
    ...keys.map(() => ({ kind: 'open' }) as const),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'porter' }) as const),
  ];
  const room = await lobby(keys, { seats, ...plan });
  await ask(room, AKI, { t: 'start' });
  return room;
}

const keyAt = (room: Room, seat: number) => seatAt(room.table, seat).key;
const pendingNumber = (room: Room) => pendingOf(room.table)?.number ?? -1;
const askUndo = (room: Room, seat: number) =>
  ask(room, keyAt(room, seat), { t: 'ask-undo', number: pendingNumber(room) });
const answer = (room: Room, seat: number, agree: boolean) =>
  ask(room, keyAt(room, seat), { t: 'answer-undo', agree });
const stateOf = (room: Room) => gameAt(room.table).game.hash(matchOf(room.table).state);

/** One decision, of a person or a bot. */
async function step(room: Room, pick: (legal: readonly string[]) => string): Promise<number> {
  const pending = pendingOf(room.table);
  if (pending === null) throw new Error('nobody must decide');
  const { seat, number } = pending;
  const action = pick(legalWords(room.table));
  if (botToMove(room.table) >= 0)
    await room.add((table, at) => botEntry(table, seat, number, action, at, false));
  else expect(await ask(room, keyAt(room, seat), { t: 'act', number, action })).toBe('ok');
  return seat;
}

const first = (legal: readonly string[]) => legal[0] ?? '';

/** Until a person has decided something that they cannot take back alone; their seat. */
async function revealed(room: Room): Promise<number> {
  for (;;) {
    const seat = await step(room, first);
    if (seatAt(room.table, seat).kind === 'person' && !mayUndo(room.table, seat)) return seat;
  }
}

const undoOf = (room: Room) => infoOf(room.table).undo;

describe('whoever asks to take a decision back', () => {
  it('gets it when everybody else agrees, and not before', async () => {
    const room = await play(3);
    const people = [new Person(AKI), new Person(BEN), new Person(CHO), new Person()];
    for (const person of people) await room.join(person);
    const before = stateOf(room);
    const seat = await revealed(room);
    const others = [0, 1, 2].filter((i) => i !== seat);
    expect(await askUndo(room, seat)).toBe('ok');
    expect(undoOf(room)).toEqual({ seat, of: others, agreed: [], state: 'asked' });
    expect(await answer(room, others[0]!, true)).toBe('ok');
    expect(undoOf(room)).toMatchObject({ agreed: [others[0]], state: 'asked' });
    expect(await answer(room, others[1]!, true)).toBe('ok');
    expect(undoOf(room)?.state).toBe('granted');
    expect(stateOf(room)).toBe(before);
    await expectAgreement(scene.log, room, ...people);
    for (const { heard } of people) {
      for (const message of heard) expect(Schema.safeParse(message).error).toBeUndefined();
      expect(heard.at(-1)).toMatchObject({ t: 'update', news: { kind: 'undo', all: true } });
    }
    await step(room, first);
    expect(undoOf(room)).toBeUndefined();
    expect(people[0]!.heard.at(-1)).toMatchObject({ info: { seats: {} } });
  });

  it('does not get it when one refuses, and cannot ask for the same again', async () => {
    const room = await play(3);
    const seat = await revealed(room);
    const [one, two] = [0, 1, 2].filter((i) => i !== seat);
    const after = stateOf(room);
    await askUndo(room, seat);
    await answer(room, one!, true);
    expect(await answer(room, two!, false)).toBe('ok');
    expect(undoOf(room)).toMatchObject({ state: 'refused', by: two });
    expect(stateOf(room)).toBe(after);
    expect(await askUndo(room, seat)).toBe('declined');
    expect(await answer(room, one!, true)).toBe('not-now');
  });

  it('may withdraw the question, and ask again', async () => {
    const room = await play(2);
    const seat = await revealed(room);
    await askUndo(room, seat);
    expect(await askUndo(room, seat)).toBe('not-now');
    expect(await answer(room, seat, true)).toBe('not-now');
    expect(await answer(room, seat, false)).toBe('ok');
    expect(undoOf(room)).toBeUndefined();
    expect(await askUndo(room, seat)).toBe('ok');
  });

  it('waits a minute, and no longer than until the next decision of a person', async () => {
    const room = await play(2);
    let seat = await revealed(room);
    await askUndo(room, seat);
    scene.now += UNDO_ANSWER - 1;
    expect(byItself(room)).toBeNull();
    scene.now += 1;
    expect(await answer(room, 1 - seat, true)).toBe('not-now');
    await room.add(() => byItself(room));
    expect(undoOf(room)?.state).toBe('lapsed');
    expect(await askUndo(room, seat)).toBe('declined');
    seat = await revealed(room);
    await askUndo(room, seat);
    await step(room, first);
    expect(undoOf(room)).toBeUndefined();
    expect(await answer(room, 1 - seat, true)).toBe('not-now');
  });

  it('needs no answer of bots, of those a bot plays for, nor of those who are long away', async () => {
    const room = await play(3, {}, 1);
    const seat = await revealed(room);
    const [one, two] = [0, 1, 2].filter((i) => i !== seat);
    scene.away[one!] = GRACE;
    await ask(room, keyAt(room, seat), { t: 'stand-in', seat: one! });
    for (const key of [AKI, BEN, CHO]) await ask(room, key, { t: 'stand-in', seat: one! });
    expect(seatAt(room.table, one!).standIn).toBe(true);
    scene.away[two!] = GRACE - 1;
    expect(await askUndo(room, seat)).toBe('ok');
    expect(undoOf(room)?.of).toEqual([two]);
    // Bots wait for the answer.
    expect(botToMove(room.table)).toBe(-1);
    await answer(room, seat, false);
    // Nobody agrees by being away.
    scene.away[two!] = GRACE;
    expect(await askUndo(room, seat)).toBe('not-now');
  });

  it('asks everybody for a day where a move takes days', async () => {
    const room = await play(2, { pace: { kind: 'correspondence', days: 3 } });
    const seat = await revealed(room);
    scene.away[1 - seat] = GRACE * 9;
    expect(await askUndo(room, seat)).toBe('ok');
    scene.now += 86_400_000 - 1;
    expect(byItself(room)).toBeNull();
    expect(await answer(room, 1 - seat, true)).toBe('ok');
    expect(undoOf(room)?.state).toBe('granted');
  });

  it('is alone with bots: it is granted at once, whatever bots did since', async () => {
    const room = await play(1, {}, 2);
    const seat = await revealed(room);
    const { length } = matchOf(room.table).moves;
    while (botToMove(room.table) >= 0) await step(room, first);
    expect(matchOf(room.table).moves.length).toBeGreaterThanOrEqual(length);
    expect(await askUndo(room, seat)).toBe('ok');
    expect(matchOf(room.table).moves).toHaveLength(length - 1);
    expect(pendingOf(room.table)?.seat).toBe(seat);
  });

  it('is granted when those who had not answered have left', async () => {
    const room = await play(3);
    const seat = await revealed(room);
    const [one, two] = [0, 1, 2].filter((i) => i !== seat);
    await askUndo(room, seat);
    await answer(room, one!, true);
    await ask(room, keyAt(room, two!), { t: 'leave' });
    expect(byItself(room)).toMatchObject({ kind: 'undone', seat });
  });

  it('must have decided something, sit at the table and know where the game stands', async () => {
    const room = await play(2);
    const seat = pendingOf(room.table)?.seat ?? 0;
    expect(await askUndo(room, 1 - seat)).toBe('no-undo');
    expect(await ask(room, CHO, { t: 'ask-undo', number: 0 })).toBe('not-seated');
    expect(await ask(room, CHO, { t: 'answer-undo', agree: true })).toBe('not-seated');
    expect(await ask(room, AKI, { t: 'ask-undo', number: 99 })).toBe('stale');
    expect(await answer(room, 0, false)).toBe('not-now');
  });
});

describe(`games with undo by agreement (repeat with SEED=${SEED})`, () => {
  it.each([
    ['tokaido', '', 1],
    ['tokaido', 'boxes=crossroads,matsuri', 1],
    ['duo', '', 0],
  ])('%s %s', async (game, options, bots) => {
    const rng = new FastChance(SEED);
    const any = (legal: readonly string[]) => legal[rng.below(legal.length)] ?? '';
    const room = await play(2, { game, options }, bots);
    const people = [new Person(AKI), new Person(BEN), new Person()];
    for (const person of people) await room.join(person);
    let taken = 0;
    while (room.table.phase === 'playing') {
      await step(room, any);
      if (room.table.phase !== 'playing' || rng.below(12) > 0) continue;
      const seat = rng.below(2);
      const before = matchOf(room.table);
      const keep = before.moves.map((move) => move.seat === seat).lastIndexOf(true);
      const looks = [-1, 0, 1].map((who) => viewOf(room.table, who));
      const hash = stateOf(room);
      if ((await askUndo(room, seat)) !== 'ok') continue;
      if (undoOf(room)?.state === 'asked') expect(await answer(room, 1 - seat, true)).toBe('ok');
      expect(matchOf(room.table).moves).toEqual(before.moves.slice(0, keep));
      taken++;
      await expectAgreement(scene.log, room, ...people);
      // The same moves again: the same cards, the same position, and the same for everybody's eyes.
      for (const { action } of before.moves.slice(keep)) await step(room, () => action);
      expect(stateOf(room)).toBe(hash);
      expect([-1, 0, 1].map((who) => viewOf(room.table, who))).toEqual(looks);
      expect(matchOf(room.table).moves.map(({ outcomes }) => outcomes)).toEqual(
        before.moves.map(({ outcomes }) => outcomes),
      );
      const thawed = tableFromSnapshot(snapshotOf(room.table));
      expect(thawed && infoOf(thawed)).toEqual(infoOf(room.table));
    }
    expect(taken).toBeGreaterThan(0);
    await expectAgreement(scene.log, room, ...people);
    const text = recordText(room.table);
    const comments = text.split('\n').filter((line) => line.includes('by agreement'));
    expect(comments).toHaveLength(matchOf(room.table).rewound?.length ?? 0);
    const record = recordFromText(text);
    if (!record.ok) throw new Error(record.error);
    expect(verify(gameAt(room.table).game, record.value)).toMatchObject({ ok: true });
    expect(recordText(foldTable(await stored(scene.log, room)))).toBe(text);
  });
});
