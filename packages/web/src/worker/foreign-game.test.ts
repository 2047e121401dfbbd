import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { settled, TestDevice } from '../table/testkit/device.ts';
import { playOut, SOLO, step } from './testkit/local-games.ts';

let id = '';
let device: TestDevice;

beforeAll(async () => {
  device = new TestDevice({ seed: 3 });
  id = await device.host.ask('create', { setup: SOLO });
  const model = await device.open(id);
  await playOut(model);
  model.close();
});

const other = () => new TestDevice({ seed: 4 });
const rowOn = async (on: TestDevice) => (await on.host.ask('list', {})).find((row) => row.id === id);

describe('a game from another device', () => {
  it('is there as it was', async () => {
    const here = other();
    const entries = await device.host.ask('log', { id });
    expect(await here.host.ask('take', { game: { id, row: null, entries } })).toBe('added');
    expect(await rowOn(here)).toEqual(await rowOn(device));
    expect(await here.host.ask('record', { id })).toBe(await device.host.ask('record', { id }));
    expect(await here.host.ask('take', { game: { id, row: null, entries } })).toBe('here');
  });

  it('goes on where it had not come as far, and never goes back', async () => {
    const here = other();
    const entries = await device.host.ask('log', { id });
    const half = entries.slice(0, entries.length / 2);
    expect(await here.host.ask('take', { game: { id, row: null, entries: half } })).toBe('added');
    expect(await here.host.ask('take', { game: { id, row: null, entries } })).toBe('longer');
    expect(await here.host.ask('take', { game: { id, row: null, entries: half } })).toBe('here');
    expect(await here.host.ask('log', { id })).toEqual(entries);
  });

  it('takes the place of one that went another way and not as far', async () => {
    const here = other();
    const entries = await device.host.ask('log', { id });
    await here.host.ask('take', { game: { id, row: null, entries: entries.slice(0, 8) } });
    const model = await here.open(id);
    await settled(model);
    await step(model, 7);
    await settled(model);
    model.close();
    expect(await here.host.ask('take', { game: { id, row: null, entries } })).toBe('longer');
    expect(await here.host.ask('log', { id })).toEqual(entries);
  });

  it('is refused where it is broken, of another rules version, or under another name', async () => {
    const here = other();
    const entries = await device.host.ask('log', { id });
    const take = (game: { id: string; row: null; entries: readonly unknown[] }) =>
      here.host.ask('take', { game });
    expect(await take({ id, row: null, entries: [] })).toBe('broken');
    expect(await take({ id, row: null, entries: entries.toSpliced(9, 1) })).toBe('broken');
    expect(await take({ id: 'dother', row: null, entries })).toBe('broken');
    const newer = entries.map((entry) =>
      (entry as { kind?: string }).kind === 'began' ? { ...(entry as object), rules: 99 } : entry,
    );
    expect(await take({ id, row: null, entries: newer })).toBe('newer-rules');
    expect(await here.host.ask('list', {})).toEqual([]);
  });

  it('is made of its record, where that is of a finished game', async () => {
    const here = other();
    const row = await rowOn(device);
    const record = await device.host.ask('record', { id });
    expect(await here.host.ask('take', { game: { id, row, record } })).toBe('added');
    expect(await here.host.ask('record', { id })).toBe(record);
    expect(await rowOn(here)).toEqual(row);
    const unfinished = record.replace(/^seed .*\n/m, '').replace(/^result .*\n/m, '');
    expect(await other().host.ask('take', { game: { id, row, record: unfinished } })).toBe('unfinished');
    const forged = record.replace(/^result .*$/m, 'result 99 1 1');
    expect(await other().host.ask('take', { game: { id, row, record: forged } })).toBe('broken');
    expect(await other().host.ask('take', { game: { id, row, record: 'nothing' } })).toBe('broken');
  });

  it('is made of the record of every finished game of a release', async () => {
    const path = new URL('../../../../fixtures/0.1.0/browser/finished.json', import.meta.url);
    const { row, entries } = JSON.parse(readFileSync(path, 'utf8')) as {
      row: { id: string };
      entries: unknown[];
    };
    const there = other();
    expect(await there.host.ask('take', { game: { id: row.id, row, entries } })).toBe('added');
    const record = await there.host.ask('record', { id: row.id });
    const here = other();
    expect(await here.host.ask('take', { game: { id: row.id, row, record } })).toBe('added');
    expect(await here.host.ask('record', { id: row.id })).toBe(record);
  });
});

describe('the outcome of a game', () => {
  it('has the scores by source, and the record', async () => {
    const { scores, record } = await device.host.ask('outcome', { id });
    expect(scores.map(({ points }) => points)).toEqual((await rowOn(device))?.points);
    for (const { by, points } of scores)
      expect(Object.values(by).reduce((sum, n) => sum + n, 0)).toBe(points);
    expect(record).toBe(await device.host.ask('record', { id }));
  });

  it('is refused as long as there is none', async () => {
    const open = await device.host.ask('create', { setup: SOLO });
    await expect(device.host.ask('outcome', { id: open })).rejects.toThrow();
    await device.host.ask('remove', { id: open });
  });
});
