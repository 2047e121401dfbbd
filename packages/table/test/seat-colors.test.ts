/** Colors that people choose in the lobby: never two alike, seen by everybody, kept through rematches. */

import { describe, expect, it } from 'vitest';
import type { Plan, TableInfo } from '../src/index.ts';
import {
  addGame,
  duoTable,
  foldTable,
  infoOf,
  openingEntries,
  ServerMessage as Schema,
  snapshotOf,
  tableFromSnapshot,
} from '../src/index.ts';
import { rematchOpening } from '../src/opening.ts';
import { MemoryLog } from './log-stores.ts';
import { AKI, BEN, expectAgreement, Person, PLAN, roomOf, stored } from './room-kit.ts';

addGame(duoTable);

const [AI, SHU, MATSU, , FUJI] = [0, 1, 2, 3, 4] as const;
const to = (color: number) => ({ t: 'color', color }) as const;

/** A lobby: Aki, Ben, an open seat and a bot. */
async function lobby(plan: Partial<Plan> = {}) {
  const log = new MemoryLog();
  const seats: Plan['seats'] = [
    { kind: 'open' },
    { kind: 'open' },
    { kind: 'open' },
    { kind: 'bot', level: 'porter' },
  ];
  const people = [
    { key: AKI, name: 'Aki' },
    { key: BEN, name: 'Ben' },
  ];
  const whole = { ...PLAN, seats, ...plan };
  const places = people.filter((_, i) => whole.seats[i]?.kind === 'open');
  const opening = { plan: whole, host: { key: AKI, name: '', bytes: '' }, places };
  const at = { id: `colors${JSON.stringify(plan).length}`, secret: '5'.repeat(64), at: 0 };
  const room = await roomOf(log, openingEntries(opening, at));
  const colors = () => infoOf(room.table).seats.map(({ color }) => color);
  return { log, room, colors };
}

describe('a color', () => {
  it('is chosen among those that nobody has, and seen by everybody', async () => {
    const { log, room, colors } = await lobby();
    const [aki, guest] = [new Person(AKI), new Person()];
    for (const person of [aki, guest]) await room.join(person);
    expect(infoOf(room.table).colors).toEqual([0, 1, 2, 3, 4]);
    const { n } = room.table;
    expect(await room.ask(BEN, '1', to(FUJI))).toEqual({ ok: true, value: n + 1 });
    expect(colors()).toEqual([AI, FUJI, MATSU, 3]);
    for (const { heard } of [aki, guest]) {
      const last = heard.at(-1) as { readonly info?: TableInfo };
      expect(last.info?.seats[1]).toMatchObject({ name: 'Ben', color: FUJI });
      for (const message of heard) expect(Schema.safeParse(message).success).toBe(true);
    }
    await expectAgreement(log, room, aki, guest);
  });

  it('of an open seat or a bot is exchanged, so that no two are alike', async () => {
    const { log, room, colors } = await lobby();
    await room.ask(AKI, '1', to(MATSU));
    expect(colors()).toEqual([MATSU, SHU, AI, 3]);
    await room.ask(AKI, '2', to(3));
    expect(colors()).toEqual([3, SHU, AI, MATSU]);
    await expectAgreement(log, room);
    expect(infoOf(tableFromSnapshot(snapshotOf(room.table))!)).toEqual(infoOf(room.table));
  });

  it('of another person is refused, and so is one that the game does not have', async () => {
    const { room, colors } = await lobby();
    expect(await room.ask(AKI, '1', to(SHU))).toMatchObject({ ok: false, error: { code: 'color-taken' } });
    expect(await room.ask('c'.repeat(64), '2', to(FUJI))).toMatchObject({ error: { code: 'not-seated' } });
    expect(colors()).toEqual([AI, SHU, MATSU, 3]);
    const { n } = room.table;
    expect(await room.ask(AKI, '3', to(AI))).toEqual({ ok: true, value: n });
  });

  it('is for the lobby, stays in the game, and goes with its person to the rematch', async () => {
    const { room, colors } = await lobby();
    await room.ask(AKI, '1', to(FUJI));
    await room.ask(AKI, '2', { t: 'start' });
    expect(infoOf(room.table).colors).toBeUndefined();
    expect(await room.ask(AKI, '3', to(AI))).toMatchObject({ ok: false, error: { code: 'not-now' } });
    expect(colors()).toEqual([FUJI, SHU, MATSU, 3]);
    const again = rematchOpening(room.table);
    const next = foldTable(openingEntries(again, { id: 'next', secret: '6'.repeat(64), at: 0 }));
    expect(next.seats.map(({ name, color }) => [name, color])).toEqual([
      ['Ben', SHU],
      ['', MATSU],
      ['', 3],
      ['Aki', FUJI],
    ]);
  });

  it('stays with the seat when somebody stands up and somebody else sits down', async () => {
    const { room, colors } = await lobby();
    await room.ask(BEN, '1', to(FUJI));
    await room.ask(BEN, '2', { t: 'leave' });
    expect(colors()).toEqual([AI, FUJI, MATSU, 3]);
    await room.ask(AKI, '3', to(FUJI));
    expect(colors()).toEqual([FUJI, AI, MATSU, 3]);
  });

  it('is purple or green in Duo', async () => {
    const seats: Plan['seats'] = [{ kind: 'open' }, { kind: 'bot', level: 'porter' }];
    const { room, colors } = await lobby({ game: 'duo', seats });
    const { colors: offered } = infoOf(room.table);
    expect([offered, colors()]).toEqual([
      [4, 2],
      [4, 2],
    ]);
    expect(await room.ask(AKI, '1', to(AI))).toMatchObject({ ok: false, error: { code: 'not-now' } });
    await room.ask(AKI, '2', to(2));
    expect(colors()).toEqual([2, 4]);
  });
});

describe('programs of 0.1.0', () => {
  it('read the log: the entry is one that they know, and what is new in it can be left out', async () => {
    const { log, room } = await lobby();
    await room.ask(BEN, '1', to(FUJI));
    await room.ask(AKI, '2', { t: 'start' });
    const entries = await stored(log, room);
    expect(entries.at(-2)).toMatchObject({ kind: 'named', seat: 1, name: 'Ben', color: FUJI });
    const old = entries.map((entry) => {
      const { color: _, ...rest } = entry as { color?: number } & typeof entry;
      return rest;
    });
    const table = foldTable(old);
    expect(table.n).toBe(room.table.n);
    expect(table.match?.state).toEqual(room.table.match?.state);
  });
});
