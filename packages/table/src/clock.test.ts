/** How long a decision may take, and what the clock does when it has run out. */

import { FastChance } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { AKI, BEN, LoggedTable, world } from '../test/logged-table.ts';
import { botEntry, isLate, legalWords, pendingOf } from './index.ts';
import { seatAt } from './table.ts';

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
