/** What version 0.0 saved on a device is listed, opened and played on; see the test of the logs in packages/table. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { handOver, settled, TestDevice } from '../table/testkit/device.ts';
import { memoryStore } from './store.ts';

it.each(['base', 'crossroads-matsuri'])('a game of 0.0 goes on (%s)', async (name) => {
  const fixtures = new URL('../../../table/test/fixtures/', import.meta.url);
  const file = new URL(`browser-game-0.0-${name}.json`, fixtures);
  const { row, entries, pending } = JSON.parse(readFileSync(file, 'utf8'));
  const store = memoryStore();
  await store.append(1, entries, row);
  const device = new TestDevice({ seed: 1, store });
  expect(await device.host.ask('list', {})).toEqual([row]);
  const model = await device.open(row.id);
  await settled(model);
  if (model.curtain.peek() !== null) await handOver(model);
  expect(model.seen.peek()?.turn).toMatchObject(pending);
  const [action = ''] = model.seen.peek()?.legal ?? [];
  expect(await model.act(action)).toBeNull();
  expect((await store.read(row.id)).length).toBeGreaterThan(entries.length);
});
