/** Who counts as present or away after a restart and across processes, with a clock of our own. */

import { GRACE } from '@tokaido/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMemory } from '../src/store/testkit/memory.ts';
import type { TableRegistry } from '../src/tables/table-registry.ts';
import { nth } from './kit.ts';
import { begunTable, Guest, KEYS, newRegistry, settle } from './registry-kit.ts';
import { TestProcesses } from './test-processes.ts';

const [AKI = '', BEN = ''] = KEYS;
const SILENCE = 45_000;

const processes = new TestProcesses();
beforeEach(() => processes.begin());
afterEach(() => processes.end());

/** Lets time pass by the clock of the tables, and a second by that of the registries. */
async function pass(ms: number): Promise<void> {
  processes.now += ms;
  vi.advanceTimersByTime(1_000);
  await settle();
}

/** Whether Aki, the host, may now let a bot play for Ben. */
async function mayStandIn(registry: TableRegistry, table: string): Promise<boolean> {
  const room = await registry.find(table);
  const done = await room?.ask(AKI, `stand-in-${processes.now}`, { t: 'stand-in', seat: 1 });
  if (done?.ok === false) expect(done.error.code).toBe('not-away');
  return done?.ok === true;
}

it('gives everybody the grace to come back after a restart', async () => {
  const store = openMemory(processes.data);
  const before = await processes.start('before', store);
  const { id } = (await begunTable(before, { people: 2 })).table;
  await Guest.at(before, id, BEN);
  await before.stop();
  await store.close();
  processes.now += 5_000;
  const after = await processes.start('after');
  await Guest.at(after, id, AKI);
  expect(await mayStandIn(after, id)).toBe(false);
  await pass(GRACE - 1);
  expect(await mayStandIn(after, id)).toBe(false);
  await pass(1);
  expect(await mayStandIn(after, id)).toBe(true);
});

it('asks other processes who is there when it opens a table, and counts nobody as away who is', async () => {
  const there = await processes.start('there');
  const { id } = (await begunTable(there, { people: 2 })).table;
  await Guest.at(there, id, BEN);
  await pass(2_000);
  const here = await processes.start('here');
  const aki = await Guest.at(here, id, AKI);
  await settle();
  expect(aki.present).toEqual([true, true]);
  for (let passed = 0; passed < GRACE * 2; passed += 1_000) await pass(1_000);
  expect(await mayStandIn(here, id)).toBe(false);
  expect(aki.present).toEqual([true, true]);
});

it('learns at once that somebody left elsewhere, and that a process stops', async () => {
  const there = await processes.start('there');
  const here = await processes.start('here');
  const { id } = (await begunTable(here, { people: 2 })).table;
  const aki = await Guest.at(here, id, AKI);
  const ben = await Guest.at(there, id, BEN);
  await settle();
  expect(aki.present).toEqual([true, true]);
  ben.leave();
  await settle();
  expect(aki.present).toEqual([true, false]);
  await Guest.at(there, id, BEN);
  await settle();
  expect(aki.present).toEqual([true, true]);
  await nth(processes.running, 0).stop();
  await settle();
  expect(aki.present).toEqual([true, false]);
});

it('counts those who watch, here and elsewhere', async () => {
  const there = await processes.start('there');
  const here = await processes.start('here');
  const { id } = (await begunTable(here, { people: 2 })).table;
  const aki = await Guest.at(here, id, AKI);
  expect(aki.watching).toBe(0);
  const watchers = [
    await Guest.at(here, id, ''),
    await Guest.at(there, id, ''),
    await Guest.at(there, id, ''),
  ];
  const ben = await Guest.at(there, id, BEN);
  await settle();
  expect([aki, ben, ...watchers].map(({ watching }) => watching)).toEqual([3, 3, 3, 3, 3]);
  expect(aki.present).toEqual([true, true]);
  nth(watchers, 1).leave();
  await settle();
  expect([aki.watching, ben.watching]).toEqual([2, 2]);
  // A process that has just read the table asks the others.
  const late = await Guest.at(await processes.start('late'), id, '');
  await settle();
  expect([late.watching, aki.watching]).toEqual([3, 3]);
  await nth(processes.running, 0).stop();
  await settle();
  expect(aki.watching).toBe(2);
});

it('counts the people of a process that fell silent as gone since it was last heard', async () => {
  const there = openMemory(processes.data);
  const silent = newRegistry(there, { name: 'there', now: () => processes.now });
  await silent.start();
  const here = await processes.start('here');
  const { id } = (await begunTable(here, { people: 2 })).table;
  const aki = await Guest.at(here, id, AKI);
  await Guest.at(silent, id, BEN);
  await settle();
  // Killed: it neither says anything nor beats.
  there.tell = () => {};
  there.heartbeat = async () => [];
  await pass(SILENCE);
  expect(aki.present).toEqual([true, true]);
  await pass(1);
  expect(aki.present).toEqual([true, false]);
  await pass(GRACE - SILENCE - 2);
  expect(await mayStandIn(here, id)).toBe(false);
  await pass(1);
  expect(await mayStandIn(here, id)).toBe(true);
  await silent.stop();
});
