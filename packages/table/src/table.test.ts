/** Tables under random play: a log folds to what was live, undo is the way back, a command counts once. */

import { FastChance, ok, recordFromText, verify } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import type { TableCommand } from './decide.ts';
import type { Entry, Plan, Table, World } from './index.ts';
import {
  addGame,
  applyEntry,
  applyPatch,
  botEntry,
  botToMove,
  decide,
  decideSit,
  diff,
  duoTable,
  foldTable,
  gameAt,
  infoOf,
  isLate,
  legalWords,
  matchOf,
  mayUndo,
  openedTable,
  pendingOf,
  recordText,
  snapshotOf,
  tableFromSnapshot,
  tokaidoTable,
  turnOf,
  viewOf,
} from './index.ts';
import { rematchOpening } from './opening.ts';
import { recordOf } from './record.ts';
import { seatAt } from './table.ts';

addGame(tokaidoTable);
addGame(duoTable);

const PLAN: Plan = {
  game: 'tokaido',
  options: '',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'porter' }, { kind: 'closed' }],
  pace: { kind: 'none' },
  listed: false,
  chat: false,
  takeover: true,
  level: 'innkeeper',
};
const AKI = 'a'.repeat(64);
const BEN = 'b'.repeat(64);
const CHO = 'c'.repeat(64);
const world: World = { now: 1000, awayFor: () => 0 };

/** A table with its log, as the program that runs it would have both. */
class LoggedTable {
  readonly log: Entry[] = [];
  readonly table: Table;
  private commands = 0;

  constructor(plan: Partial<Plan> = {}) {
    const host = { key: AKI, name: 'Aki', bytes: '00'.repeat(16) };
    const first: Entry = {
      kind: 'opened',
      at: 0,
      id: 't',
      plan: { ...PLAN, ...plan },
      secret: '5'.repeat(64),
      host,
    };
    this.table = openedTable(first);
    this.log.push(first);
  }

  add(entry: Entry): void {
    this.log.push(entry);
    applyEntry(this.table, entry);
  }

  ask(key: string, command: TableCommand, at = world): string {
    const answer = decide(this.table, key, `c${this.commands++}`, command, at);
    if (!answer.ok) return answer.error.code;
    for (const entry of answer.value.entries) this.add(entry);
    return 'ok';
  }

  sit(key: string, seat?: number, now = 0): string {
    const answer = decideSit(this.table, seat, { key, name: key.charAt(0), bytes: 'ff'.repeat(16) }, now);
    if (!answer.ok) return answer.error.code;
    this.add(answer.value.entry);
    return 'ok';
  }

  /** The seat whose turn it is decides at random; a bot seat by a bot's entry. */
  step(rng: FastChance, now = 1000): void {
    const { table } = this;
    const pending = pendingOf(table);
    if (pending === null) throw new Error('nothing is pending');
    const words = legalWords(table);
    const action = words[rng.below(words.length)]!;
    const bot = botToMove(table);
    if (bot >= 0) {
      const entry = botEntry(table, bot, pending.number, action, now, false);
      if (entry === null) throw new Error('a legal action was refused');
      this.add(entry);
    } else {
      const { key } = seatAt(table, pending.seat);
      expect(this.ask(key, { t: 'act', number: pending.number, action }, { ...world, now })).toBe('ok');
    }
  }
}

function looks(table: Table): unknown[] {
  return [...views(table), ...table.seats.map((_, who) => turnOf(table, who)), infoOf(table)];
}

function views(table: Table): unknown[] {
  return [-1, ...table.seats.keys()].map((who) => viewOf(table, who));
}

/** The table, and its host's commands. */
function asking(logged: LoggedTable): { table: Table; ask: (command: TableCommand) => string } {
  return { table: logged.table, ask: (command) => logged.ask(AKI, command) };
}

describe('a table', () => {
  it('seats people before the game, fills open seats with bots and drops closed ones', () => {
    const logged = new LoggedTable();
    expect(logged.sit(BEN)).toBe('ok');
    expect(logged.sit(BEN)).toBe('seat-taken');
    expect(logged.sit(CHO)).toBe('no-seat');
    expect(logged.ask(BEN, { t: 'start' })).toBe('not-host');
    expect(logged.ask(AKI, { t: 'seat', seat: 3, kind: 'open' })).toBe('ok');
    expect(logged.ask(AKI, { t: 'start' })).toBe('ok');
    expect(logged.table.seats.map(({ kind, level }) => [kind, level])).toEqual([
      ['person', ''],
      ['person', ''],
      ['bot', 'porter'],
      ['bot', 'innkeeper'],
    ]);
    expect(logged.table.phase).toBe('playing');
  });

  it('keeps the temper of a bot, tells it, writes it into the record and takes it to the rematch', () => {
    const bot = { kind: 'bot', level: 'porter' } as const;
    const seats = [{ kind: 'me' } as const, { ...bot, temper: 'devout' }, bot, bot];
    const { table, ask } = asking(new LoggedTable({ seats }));
    expect(ask({ t: 'seat', seat: 2, kind: 'bot', level: 'daimyo', temper: 'stroller' })).toBe('ok');
    expect(ask({ t: 'start' })).toBe('ok');
    const tempers = [undefined, 'devout', 'stroller', undefined];
    expect(table.seats.map(({ temper }) => temper)).toEqual(tempers);
    expect(infoOf(table).seats.map(({ temper }) => temper)).toEqual(tempers);
    expect(infoOf(table).seats.map((seat) => 'temper' in seat)).toEqual([false, true, true, false]);
    expect(recordOf(table).seats).toEqual(['Aki', 'porter+devout', 'daimyo+stroller', 'porter']);
    const again = rematchOpening(table).plan.seats.map((seat) =>
      seat.kind === 'bot' ? seat.temper : seat.kind,
    );
    expect(again).toEqual(['devout', 'stroller', undefined, 'open']);
  });

  it('forgets the temper of a bot whose seat is opened', () => {
    const { table, ask } = asking(new LoggedTable());
    ask({ t: 'seat', seat: 2, kind: 'bot', temper: 'devout' });
    ask({ t: 'seat', seat: 2, kind: 'open' });
    ask({ t: 'seat', seat: 2, kind: 'bot' });
    expect(table.seats[2]).toMatchObject({ kind: 'bot', level: 'innkeeper' });
    expect(table.seats[2]).not.toHaveProperty('temper');
  });

  it('refuses a plan that the game refuses', () => {
    const logged = new LoggedTable({ options: 'boxes=matsuri' });
    expect(logged.ask(AKI, { t: 'start' })).toBe('bad-plan');
    expect(logged.table.phase).toBe('lobby');
  });

  it('carries a command out once, however often it is sent', () => {
    const logged = new LoggedTable();
    logged.sit(BEN);
    logged.ask(AKI, { t: 'start' });
    const pending = pendingOf(logged.table);
    const action = legalWords(logged.table)[0]!;
    const command: TableCommand = { t: 'act', number: pending?.number ?? -1, action };
    const { key } = seatAt(logged.table, pending?.seat ?? 0);
    const first = decide(logged.table, key, 'same', command, world);
    if (!first.ok) throw new Error(first.error.message);
    for (const entry of first.value.entries) logged.add(entry);
    expect(decide(logged.table, key, 'same', command, world)).toEqual(ok({ entries: [], n: logged.table.n }));
  });

  it('lets a bot play for somebody who is away, and gives the seat back', () => {
    const logged = new LoggedTable();
    logged.sit(BEN);
    logged.ask(AKI, { t: 'start' });
    expect(logged.ask(AKI, { t: 'stand-in', seat: 1 })).toBe('not-away');
    const later = { now: 1000, awayFor: (seat: number) => (seat === 1 ? 200_000 : 0) };
    expect(logged.ask(AKI, { t: 'stand-in', seat: 1 }, later)).toBe('ok');
    expect(seatAt(logged.table, 1).standIn).toBe(true);
    expect(logged.ask(BEN, { t: 'back' })).toBe('ok');
    expect(seatAt(logged.table, 1).standIn).toBe(false);
  });

  it('plays on for nobody: with every person stood in for, no bot moves', () => {
    const logged = new LoggedTable();
    logged.ask(AKI, { t: 'start' });
    logged.ask(AKI, { t: 'leave' });
    expect(botToMove(logged.table)).toBe(-1);
  });

  it('lets a guest take over a bot at an inn, if the host allows it', () => {
    const logged = new LoggedTable();
    logged.ask(AKI, { t: 'start' });
    expect(logged.sit(CHO, 2)).toBe('ok');
    const strict = new LoggedTable({ takeover: false });
    strict.ask(AKI, { t: 'start' });
    expect(strict.sit(CHO, 2)).toBe('seat-taken');
  });
});

describe('the clock of a live table', () => {
  const pace = { kind: 'live', seconds: 10, bank: 30 } as const;
  const decideAt = (logged: LoggedTable, now: number) => logged.step(new FastChance(1), now);

  function playing(): LoggedTable {
    const logged = new LoggedTable({ pace, seats: [{ kind: 'me' }, { kind: 'open' }] });
    logged.sit(BEN);
    logged.ask(AKI, { t: 'start' }, { ...world, now: 0 });
    return logged;
  }

  it('takes from the bank only what a decision needs beyond its own time', () => {
    const logged = playing();
    expect(logged.table.deadline).toBe(40_000);
    decideAt(logged, 9_000);
    expect(logged.table.seats.map(({ bank }) => bank)).toEqual([30_000, 30_000]);
    decideAt(logged, 9_000 + 25_000);
    expect(Math.min(...logged.table.seats.map(({ bank }) => bank))).toBe(15_000);
  });

  it('can be extended, and is set back by the time nobody was served', () => {
    const logged = playing();
    const { key } = seatAt(logged.table, pendingOf(logged.table)?.seat ?? 0);
    expect(logged.ask(key, { t: 'extend' })).toBe('ok');
    expect(logged.table.deadline).toBe(60_000);
    logged.add({ kind: 'paused', at: 50_000, ms: 45_000 });
    expect(logged.table.deadline).toBe(105_000);
    expect(isLate(logged.table, 104_999)).toBe(false);
    expect(isLate(logged.table, 105_000)).toBe(true);
  });

  it('gives the seat to a bot after two decisions in a row that it took', () => {
    const logged = playing();
    const action = legalWords(logged.table)[0]!;
    const pending = pendingOf(logged.table);
    const seat = pending?.seat ?? 0;
    const late = botEntry(logged.table, seat, pending?.number ?? 0, action, 50_000, true);
    if (late === null) throw new Error('refused');
    logged.add(late);
    expect(logged.table.seats[seat]).toMatchObject({ lapses: 1, standIn: false });
    for (let i = 0; pendingOf(logged.table)?.seat !== seat; i++) decideAt(logged, 60_000 + i);
    const next = pendingOf(logged.table);
    const second = botEntry(
      logged.table,
      seat,
      next?.number ?? 0,
      legalWords(logged.table)[0]!,
      99_000,
      true,
    );
    if (second === null) throw new Error('refused');
    logged.add(second);
    expect(seatAt(logged.table, seat).standIn).toBe(true);
  });
});

const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const MIXES = [
  '',
  'boxes=crossroads',
  'boxes=crossroads,matsuri',
  'boxes=new-encounters',
  'boxes=promo-travelers',
  'variations=return-trip',
];

describe(`whole games at a table (repeat with SEED=${SEED})`, () => {
  it.each([...MIXES.map((options) => ['tokaido', options]), ['duo', '']])('%s %s', (game, options) => {
    const rng = new FastChance(SEED);
    const seats: Plan['seats'] = [{ kind: 'me' }, { kind: 'open' }];
    const logged = new LoggedTable({
      game,
      options,
      seats: game === 'duo' ? seats : [...PLAN.seats, { kind: 'open' }],
    });
    logged.sit(BEN);
    expect(logged.ask(AKI, { t: 'start' })).toBe('ok');
    const { table } = logged;
    let seen = viewOf(table, 0);
    let undone = 0;
    while (table.phase === 'playing') {
      const before = views(table);
      const pending = pendingOf(table);
      const hash = gameAt(table).game.hash(matchOf(table).state);
      logged.step(rng);
      const next = viewOf(table, 0);
      expect(applyPatch(seen, diff(seen, next))).toEqual(next);
      seen = next;
      const mover = pending?.seat ?? 0;
      if (mayUndo(table, mover) && rng.below(2) === 0) {
        const number = pendingOf(table)?.number ?? 0;
        expect(logged.ask(seatAt(table, mover).key, { t: 'undo', number })).toBe('ok');
        expect(gameAt(table).game.hash(matchOf(table).state)).toBe(hash);
        expect(views(table)).toEqual(before);
        seen = viewOf(table, 0);
        undone++;
      }
      if (rng.below(16) === 0) {
        expect(looks(foldTable(logged.log))).toEqual(looks(table));
        const thawed = tableFromSnapshot(snapshotOf(table));
        expect(thawed).not.toBeNull();
        if (thawed !== null) expect(looks(thawed)).toEqual(looks(table));
      }
    }
    expect(looks(foldTable(logged.log))).toEqual(looks(table));
    if (game === 'tokaido' && options === '') expect(undone).toBeGreaterThan(0);
    const record = recordFromText(recordText(table));
    if (!record.ok) throw new Error(record.error);
    expect(record.value.mix).toHaveLength(2);
    expect(verify(gameAt(table).game, record.value)).toMatchObject({ ok: true, value: { sealed: true } });
    const forged = { ...record.value, mix: ['11'.repeat(16), ...record.value.mix.slice(1)] };
    expect(verify(gameAt(table).game, forged).ok).toBe(false);
  });
});
