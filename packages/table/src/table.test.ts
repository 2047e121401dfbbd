/** Tables under random play: a log folds to what was live, undo is the way back, a command counts once. */

import { FastChance, recordFromText, verify } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import type { Command, Entry, Plan, Table, World } from './index.ts';
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
const [AKI, BEN, CHO] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
const world: World = { now: 1000, awayFor: () => 0 };

/** A table with its log, as whoever keeps it would have both. */
class Kept {
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

  ask(key: string, command: Command, at = world): string {
    const answer = decide(this.table, key, `c${this.commands++}`, command, at);
    if (!answer.ok) return answer.refused.code;
    for (const entry of answer.entries) this.add(entry);
    return 'ok';
  }

  sit(key: string, seat?: number, now = 0): string {
    const answer = decideSit(this.table, seat, { key, name: key[0], bytes: 'ff'.repeat(16) }, now);
    if (!answer.ok) return answer.refused.code;
    this.add(answer.entry);
    return 'ok';
  }

  /** Whoever must decide does so at random; a bot seat by a bot's entry. */
  step(rng: FastChance, now = 1000): void {
    const { table } = this;
    const pending = pendingOf(table);
    if (pending === null) throw new Error('nothing is pending');
    const words = legalWords(table);
    const action = words[rng.below(words.length)];
    const bot = botToMove(table);
    if (bot >= 0) {
      const entry = botEntry(table, bot, pending.number, action, now, false);
      if (entry === null) throw new Error('a legal action was refused');
      this.add(entry);
    } else {
      const { key } = table.seats[pending.seat];
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

describe('a table', () => {
  it('seats people before the game, fills open seats with bots and drops closed ones', () => {
    const kept = new Kept();
    expect(kept.sit(BEN)).toBe('ok');
    expect(kept.sit(BEN)).toBe('seat-taken');
    expect(kept.sit(CHO)).toBe('no-seat');
    expect(kept.ask(BEN, { t: 'start' })).toBe('not-host');
    expect(kept.ask(AKI, { t: 'seat', seat: 3, kind: 'open' })).toBe('ok');
    expect(kept.ask(AKI, { t: 'start' })).toBe('ok');
    expect(kept.table.seats.map(({ kind, level }) => [kind, level])).toEqual([
      ['person', ''],
      ['person', ''],
      ['bot', 'porter'],
      ['bot', 'innkeeper'],
    ]);
    expect(kept.table.phase).toBe('playing');
  });

  it('refuses a plan that the game refuses', () => {
    const kept = new Kept({ options: 'boxes=matsuri' });
    expect(kept.ask(AKI, { t: 'start' })).toBe('bad-plan');
    expect(kept.table.phase).toBe('lobby');
  });

  it('carries a command out once, however often it is sent', () => {
    const kept = new Kept();
    kept.sit(BEN);
    kept.ask(AKI, { t: 'start' });
    const pending = pendingOf(kept.table);
    const [action] = legalWords(kept.table);
    const command: Command = { t: 'act', number: pending?.number ?? -1, action };
    const { key } = kept.table.seats[pending?.seat ?? 0];
    const first = decide(kept.table, key, 'same', command, world);
    if (!first.ok) throw new Error(first.refused.says);
    for (const entry of first.entries) kept.add(entry);
    expect(decide(kept.table, key, 'same', command, world)).toEqual({
      ok: true,
      entries: [],
      n: kept.table.n,
    });
  });

  it('lets a bot play for whoever is away, and gives the seat back', () => {
    const kept = new Kept();
    kept.sit(BEN);
    kept.ask(AKI, { t: 'start' });
    expect(kept.ask(AKI, { t: 'stand-in', seat: 1 })).toBe('not-away');
    const later = { now: 1000, awayFor: (seat: number) => (seat === 1 ? 200_000 : 0) };
    expect(kept.ask(AKI, { t: 'stand-in', seat: 1 }, later)).toBe('ok');
    expect(kept.table.seats[1].standIn).toBe(true);
    expect(kept.ask(BEN, { t: 'back' })).toBe('ok');
    expect(kept.table.seats[1].standIn).toBe(false);
  });

  it('plays on for nobody: with every person stood in for, no bot moves', () => {
    const kept = new Kept();
    kept.ask(AKI, { t: 'start' });
    kept.ask(AKI, { t: 'leave' });
    expect(botToMove(kept.table)).toBe(-1);
  });

  it('lets a guest take over a bot at an inn, if the host allows it', () => {
    const kept = new Kept();
    kept.ask(AKI, { t: 'start' });
    expect(kept.sit(CHO, 2)).toBe('ok');
    const strict = new Kept({ takeover: false });
    strict.ask(AKI, { t: 'start' });
    expect(strict.sit(CHO, 2)).toBe('seat-taken');
  });
});

describe('the clock of a live table', () => {
  const pace = { kind: 'live', seconds: 10, bank: 30 } as const;
  const decideAt = (kept: Kept, now: number) => kept.step(new FastChance(1), now);

  function playing(): Kept {
    const kept = new Kept({ pace, seats: [{ kind: 'me' }, { kind: 'open' }] });
    kept.sit(BEN);
    kept.ask(AKI, { t: 'start' }, { ...world, now: 0 });
    return kept;
  }

  it('takes from the bank only what a decision needs beyond its own time', () => {
    const kept = playing();
    expect(kept.table.deadline).toBe(40_000);
    decideAt(kept, 9_000);
    expect(kept.table.seats.map(({ bank }) => bank)).toEqual([30_000, 30_000]);
    decideAt(kept, 9_000 + 25_000);
    expect(Math.min(...kept.table.seats.map(({ bank }) => bank))).toBe(15_000);
  });

  it('can be extended, and is set back by the time nobody was served', () => {
    const kept = playing();
    const { key } = kept.table.seats[pendingOf(kept.table)?.seat ?? 0];
    expect(kept.ask(key, { t: 'extend' })).toBe('ok');
    expect(kept.table.deadline).toBe(60_000);
    kept.add({ kind: 'paused', at: 50_000, ms: 45_000 });
    expect(kept.table.deadline).toBe(105_000);
    expect(isLate(kept.table, 104_999)).toBe(false);
    expect(isLate(kept.table, 105_000)).toBe(true);
  });

  it('gives the seat to a bot after two decisions in a row that it took', () => {
    const kept = playing();
    const [action] = legalWords(kept.table);
    const pending = pendingOf(kept.table);
    const seat = pending?.seat ?? 0;
    const late = botEntry(kept.table, seat, pending?.number ?? 0, action, 50_000, true);
    if (late === null) throw new Error('refused');
    kept.add(late);
    expect(kept.table.seats[seat]).toMatchObject({ lapses: 1, standIn: false });
    for (let i = 0; pendingOf(kept.table)?.seat !== seat; i++) decideAt(kept, 60_000 + i);
    const next = pendingOf(kept.table);
    const second = botEntry(kept.table, seat, next?.number ?? 0, legalWords(kept.table)[0], 99_000, true);
    if (second === null) throw new Error('refused');
    kept.add(second);
    expect(kept.table.seats[seat].standIn).toBe(true);
  });
});

const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const MIXES = ['', 'boxes=crossroads', 'boxes=crossroads,matsuri', 'boxes=promos', 'variations=return-trip'];

describe(`whole games at a table (repeat with SEED=${SEED})`, () => {
  it.each([...MIXES.map((options) => ['tokaido', options]), ['duo', '']])('%s %s', (game, options) => {
    const rng = new FastChance(SEED);
    const seats: Plan['seats'] = [{ kind: 'me' }, { kind: 'open' }];
    const kept = new Kept({
      game,
      options,
      seats: game === 'duo' ? seats : [...PLAN.seats, { kind: 'open' }],
    });
    kept.sit(BEN);
    expect(kept.ask(AKI, { t: 'start' })).toBe('ok');
    const { table } = kept;
    let seen = viewOf(table, 0);
    let undone = 0;
    while (table.phase === 'playing') {
      const before = views(table);
      const pending = pendingOf(table);
      const hash = gameAt(table).game.hash(matchOf(table).state);
      kept.step(rng);
      const next = viewOf(table, 0);
      expect(applyPatch(seen, diff(seen, next))).toEqual(next);
      seen = next;
      const mover = pending?.seat ?? 0;
      if (mayUndo(table, mover) && rng.below(2) === 0) {
        const number = pendingOf(table)?.number ?? 0;
        expect(kept.ask(table.seats[mover].key, { t: 'undo', number })).toBe('ok');
        expect(gameAt(table).game.hash(matchOf(table).state)).toBe(hash);
        expect(views(table)).toEqual(before);
        seen = viewOf(table, 0);
        undone++;
      }
      if (rng.below(16) === 0) {
        expect(looks(foldTable(kept.log))).toEqual(looks(table));
        const thawed = tableFromSnapshot(snapshotOf(table));
        expect(thawed).not.toBeNull();
        if (thawed !== null) expect(looks(thawed)).toEqual(looks(table));
      }
    }
    expect(looks(foldTable(kept.log))).toEqual(looks(table));
    if (game === 'tokaido' && options === '') expect(undone).toBeGreaterThan(0);
    const record = recordFromText(recordText(table));
    if (!record.ok) throw new Error(record.error);
    expect(record.value.mix).toHaveLength(2);
    expect(verify(gameAt(table).game, record.value)).toMatchObject({ ok: true, value: { sealed: true } });
    const forged = { ...record.value, mix: ['11'.repeat(16), ...record.value.mix.slice(1)] };
    expect(verify(gameAt(table).game, forged).ok).toBe(false);
  });
});
