/** Amulets that can bring nothing where they are open, found by playing on with the engine. */

import { HiddenFamily, only } from '@tokaido/kernel';
import { BOXES, tokaido } from '@tokaido/tokaido';
import { describe, expect, test } from 'vitest';
import { sayAction } from './actions.ts';
import { isIdleUse } from './idle-amulet.ts';
import { TestTable, walkTo } from './testkit.ts';

const SUPPLY = 0;
const HANDS = 2;

/** The first to move holds Health, and has this many coins. */
function withHealth(coins: number): TestTable {
  const table = new TestTable({ players: 3, boxes: ['crossroads'], variations: [], tiles: 'any' }, 1);
  for (let seen = table.seen(table.turn); seen.turn?.decision !== 'travel'; seen = table.seen(table.turn))
    table.act(seen.legal.at(-1) ?? '');
  const p = table.s.all[table.turn];
  const amulets = tokaido.rules.layout.families.find(({ name }) => name === 'amulets');
  if (p === undefined || !(amulets instanceof HiddenFamily)) throw new Error('no place for an amulet');
  p.traveler = 0;
  p.coins = coins;
  const health = BOXES.get('crossroads')?.cards['amulet']?.indexOf('health') ?? -1;
  amulets.move(table.s.m, SUPPLY, HANDS + p.seat, health, only(p.seat));
  return table;
}

const USE = 'use health';

describe('Health', () => {
  test('brings nothing at a hot spring to a traveler without coins, for whom the bathhouse is closed', () => {
    const table = withHealth(0);
    walkTo(table, 'hot-spring');
    const seen = table.seen(table.turn);
    expect(seen.legal).toContain(USE);
    expect(isIdleUse(seen, USE)).toBe(true);
    expect(sayAction(USE, seen, table.info).note).toBe('It can bring nothing here.');
  });
  test('brings the bathhouse as well to one with a coin', () => {
    const table = withHealth(1);
    walkTo(table, 'hot-spring');
    const seen = table.seen(table.turn);
    expect(isIdleUse(seen, USE)).toBe(false);
    expect(sayAction(USE, seen, table.info).note).not.toContain('nothing');
  });
  test('brings the gaming room to one who has nothing yet: the wages can be staked', () => {
    const table = withHealth(0);
    walkTo(table, 'farm');
    expect(isIdleUse(table.seen(table.turn), USE)).toBe(false);
  });
});

test('what is not open, or no amulet, brings nothing to say', () => {
  const table = withHealth(3);
  const seen = table.seen(table.turn);
  expect(seen.legal).not.toContain(USE);
  for (const action of [USE, ...seen.legal]) expect(isIdleUse(seen, action)).toBe(false);
});
