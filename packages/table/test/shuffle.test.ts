/** The shuffle can be checked after every honest game, whoever left, came back or joined late; a forged one cannot. */

import { FastChance, recordFromText, verify } from '@tokaido/kernel';
import { expect, it } from 'vitest';
import type { TableCommand } from '../src/decision.ts';
import type { Entry, Plan, Table } from '../src/index.ts';
import {
  addGame,
  applyEntry,
  botEntry,
  decide,
  decideSit,
  duoTable,
  foldTable,
  GRACE,
  gameAt,
  infoOf,
  legalWords,
  mixOf,
  openedTable,
  pendingOf,
  recordText,
  tokaidoTable,
} from '../src/index.ts';
import { isBotSeat } from '../src/seat.ts';
import { seatAt } from '../src/table.ts';

addGame(tokaidoTable);
addGame(duoTable);

const SCALE = Number(process.env['SCALE'] ?? 1);
const TABLES = Math.ceil(1000 * SCALE);
const SEED = Number(process.env['SEED'] ?? Date.now() % 1e6);
const OPTIONS = ['', 'boxes=crossroads', 'boxes=crossroads,matsuri'];

/** One table, at which people come and go as they please. */
class RestlessTable {
  readonly log: Entry[] = [];
  readonly table: Table;
  /** How often somebody left for good, came back after a bot had played for them, and joined late. */
  left = 0;
  returned = 0;
  late = 0;
  private readonly rng: FastChance;
  private people = 0;
  private count = 0;

  constructor(rng: FastChance) {
    this.rng = rng;
    const isDuo = rng.below(5) === 0;
    const plan: Plan = {
      game: isDuo ? 'duo' : 'tokaido',
      options: isDuo ? '' : this.pick(OPTIONS),
      seats: Array.from(
        { length: isDuo ? 2 : 2 + rng.below(4) },
        (_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const,
      ),
      pace: { kind: 'none' },
      listed: false,
      chat: false,
      takeover: true,
      level: 'porter',
    };
    const opened: Entry = { kind: 'opened', at: 0, id: 't', plan, secret: this.hex(64), host: this.person() };
    this.table = openedTable(opened);
    this.log.push(opened);
  }

  play(): void {
    const { rng, table } = this;
    const host = table.host;
    for (let i = 0; i < 6; i++) this.sit();
    if (rng.below(4) === 0) this.ask(seatAt(table, rng.below(table.seats.length)).key, { t: 'leave' });
    this.sit();
    this.ask(host, { t: 'start' });
    while (table.phase === 'playing') {
      if (rng.below(40) === 0) this.leave();
      if (rng.below(15) === 0) this.sit();
      if (rng.below(15) === 0) this.goAway();
      if (rng.below(8) === 0) this.comeBack();
      this.move();
    }
  }

  private leave(): void {
    const people = this.table.seats.filter(({ key }) => key !== '');
    if (people.length === 0) return;
    const { key } = this.pick(people);
    if (this.ask(key, { t: 'leave' })) this.left++;
  }

  /** The host lets a bot play for somebody who has been away for long. */
  private goAway(): void {
    this.ask(this.table.host, { t: 'stand-in', seat: this.rng.below(this.table.seats.length) });
  }

  private comeBack(): void {
    const away = this.table.seats.find(({ standIn }) => standIn);
    if (away !== undefined && this.ask(away.key, { t: 'back' })) this.returned++;
  }

  private sit(): void {
    const answer = decideSit(this.table, undefined, this.person(), 0);
    if (!answer.ok) return;
    if (this.table.phase === 'playing') this.late++;
    this.add(answer.value.entry);
  }

  private move(): void {
    const { table } = this;
    const pending = pendingOf(table);
    if (pending === null) throw new Error('nobody must decide');
    const seat = seatAt(table, pending.seat);
    const action = this.pick(legalWords(table));
    const { number } = pending;
    if (!isBotSeat(seat)) this.ask(seat.key, { t: 'act', number, action });
    else {
      const entry = botEntry(table, pending.seat, number, action, 0, false);
      if (entry !== null) this.add(entry);
    }
  }

  private ask(key: string, command: TableCommand): boolean {
    const answer = decide(this.table, key, `${this.count++}`, command, { now: 0, awayFor: () => GRACE });
    if (answer.ok) for (const entry of answer.value.entries) this.add(entry);
    return answer.ok;
  }

  private add(entry: Entry): void {
    this.log.push(entry);
    applyEntry(this.table, entry);
  }

  private person() {
    const name = `P${this.people++}`;
    return { key: this.hex(64), name, bytes: this.people > 1 && this.rng.below(6) === 0 ? '' : this.hex(32) };
  }

  private hex(digits: number): string {
    return Array.from({ length: digits }, () => this.rng.below(16).toString(16)).join('');
  }

  private pick<T>(items: readonly T[]): T {
    const item = items[this.rng.below(items.length)];
    if (item === undefined) throw new Error('there is nothing to choose from');
    return item;
  }
}

const otherDigits = (hex: string) => hex.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));

function verified(table: Table, text: string) {
  const record = recordFromText(text);
  return record.ok ? verify(gameAt(table).game, record.value) : record;
}

it(`fits at ${TABLES} tables with people who leave, return and join late (seed ${SEED})`, {
  timeout: 600_000,
}, () => {
  const rng = new FastChance(SEED);
  let left = 0;
  let returned = 0;
  let late = 0;
  for (let i = 0; i < TABLES; i++) {
    const played = new RestlessTable(rng);
    played.play();
    const { table } = played;
    left += played.left;
    returned += played.returned;
    late += played.late;
    expect(verified(table, recordText(table))).toMatchObject({ ok: true, value: { sealed: true } });
    expect(recordText(foldTable(played.log))).toBe(recordText(table));
    // What clients were told is what went in.
    expect(infoOf(table).bytes.filter((bytes) => bytes !== '')).toEqual(mixOf(table));
    const [began] = played.log.filter(({ kind }) => kind === 'began');
    expect(began).toMatchObject({ mix: infoOf(table).bytes });
  }
  // Most of what this is about did happen.
  expect(left).toBeGreaterThan(TABLES / 4);
  expect(returned).toBeGreaterThan(TABLES / 4);
  expect(late).toBeGreaterThan(TABLES / 10);
});

it(`names what was forged (seed ${SEED})`, () => {
  const played = new RestlessTable(new FastChance(SEED));
  played.play();
  const { table } = played;
  const [mix = 'no bytes'] = mixOf(table);
  const text = recordText(table);
  const forged = text.replace(mix, otherDigits);
  expect(verified(table, forged)).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^draw \d+ of ".*" is not what the seed gives/),
  });
  const seed = text.replace(table.secret, otherDigits);
  expect(verified(table, seed)).toMatchObject({ ok: false, error: expect.stringContaining('committed') });
});
