/** Tables under random play: a log folds to what was live, undo is the way back, the record can be checked. */

import { FastChance, recordFromText, verify } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import type { Plan, Table } from '../src/index.ts';
import {
  applyPatch,
  diff,
  foldTable,
  gameAt,
  infoOf,
  matchOf,
  mayUndo,
  pendingOf,
  recordText,
  snapshotOf,
  tableFromSnapshot,
  turnOf,
  viewOf,
} from '../src/index.ts';
import { seatAt } from '../src/table.ts';
import { AKI, BEN, LoggedTable, PLAN } from './logged-table.ts';

function looks(table: Table): unknown[] {
  return [...views(table), ...table.seats.map((_, who) => turnOf(table, who)), infoOf(table)];
}

function views(table: Table): unknown[] {
  return [-1, ...table.seats.keys()].map((who) => viewOf(table, who));
}

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
