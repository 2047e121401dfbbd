/** A table: its seats before the game, commands that count once, bots that stand in. */

import { FastChance, ok } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { AKI, BEN, CHO, LoggedTable, world } from '../test/logged-table.ts';
import type { TableCommand } from './decision.ts';
import type { Table, World } from './index.ts';
import { botToMove, decide, infoOf, legalWords, pendingOf } from './index.ts';
import { rematchOpening } from './opening.ts';
import { recordOf } from './record.ts';
import { seatAt } from './table.ts';

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

  it('lets a bot play by letter only for whoever must decide and has let the deadline pass', () => {
    const pace = { kind: 'correspondence', days: 1 } as const;
    const logged = new LoggedTable({ pace, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    for (const key of [BEN, CHO]) logged.sit(key);
    logged.ask(AKI, { t: 'start' }, { ...world, now: 0 });
    // Aki is the host and must not decide first: the bot is for another person.
    while (pendingOf(logged.table)?.seat === 0) logged.step(new FastChance(1), 0);
    const seat = pendingOf(logged.table)?.seat ?? -1;
    const other = 3 - seat;
    const at = (now: number, away = 86_400_000) => ({ now, awayFor: () => away });
    const ask = (about: number, when: World) => logged.ask(AKI, { t: 'stand-in', seat: about }, when);
    const { deadline } = logged.table;
    if (deadline === null) throw new Error('no clock runs');
    expect(ask(seat, at(200_000))).toBe('before-deadline');
    expect(ask(seat, at(deadline - 1))).toBe('before-deadline');
    expect(ask(other, at(deadline))).toBe('before-deadline');
    // Who is there needs no bot.
    expect(ask(seat, at(deadline, 0))).toBe('not-away');
    expect(ask(seat, at(deadline))).toBe('ok');
    expect(seatAt(logged.table, seat).standIn).toBe(true);
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
