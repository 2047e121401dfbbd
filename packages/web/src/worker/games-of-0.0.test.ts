/** What version 0.0 saved on a device is of older rules: it is listed as such, and nothing of it is lost. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TestDevice } from '../table/testkit/device.ts';
import { memoryStore } from './store.ts';

it.each(['base', 'crossroads-matsuri'])(
  'a game of 0.0 can be saved as a file and removed (%s)',
  async (name) => {
    const fixtures = new URL('../../../table/test/fixtures/', import.meta.url);
    const file = new URL(`browser-game-0.0-${name}.json`, fixtures);
    const { row, entries } = JSON.parse(readFileSync(file, 'utf8'));
    const store = memoryStore();
    await store.append(1, entries, row);
    const device = new TestDevice({ seed: 1, store });
    const { host } = device;
    await expect(device.open(row.id)).rejects.toMatchObject({ code: 'damaged' });
    expect(await host.ask('list', {})).toEqual([{ ...row, damaged: 'older-rules' }]);
    expect(JSON.parse(await host.ask('record', { id: row.id }))).toEqual(entries);
    // It stays as it was: the version that wrote it can still open it.
    expect([await store.list(), await store.read(row.id)]).toEqual([[[row.id, row]], entries]);
    await host.ask('remove', { id: row.id });
    expect(await host.ask('list', {})).toEqual([]);
  },
);
