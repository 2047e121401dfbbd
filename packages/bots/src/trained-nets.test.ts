/** After new nets: `UPDATE=1 npx vitest run packages/bots/src/trained-nets.test.ts` writes down what is known of them. */

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NET_WEIGHTS } from './net/nets-at-start.ts';
import { NETS_ABOUT, netAbout, taskOf } from './trained-nets.ts';

const FILE = new URL('../weights/about.json', import.meta.url);

it('what is known of the nets is what they say themselves', () => {
  const said = [...NET_WEIGHTS]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([id, { about }]) => {
      // A net may have been trained in several runs, one after another.
      const games = [...about.matchAll(/\((\d+) games/g)].reduce((sum, [, count]) => sum + Number(count), 0);
      return [id, { games }];
    });
  const text = `${JSON.stringify(Object.fromEntries(said), null, 2)}\n`;
  if (process.env['UPDATE'] !== undefined) writeFileSync(FILE, text);
  expect(readFileSync(FILE, 'utf8')).toBe(text);
});

it('each net has learned from games, and is asked at some table', () => {
  for (const { games } of Object.values(NETS_ABOUT)) expect(games).toBeGreaterThan(1000);
  const tables = [2, 3, 4, 5].flatMap((n) => [`players=${n}`, `players=${n} boxes=crossroads,matsuri`]);
  const tasks = [taskOf('duo', 'board=any'), ...tables.map((words) => taskOf('tokaido', words))];
  const asked = new Set(tasks.map((task) => (task.ok ? task.value : '')));
  expect(Object.keys(NETS_ABOUT).filter((id) => !asked.has(id))).toEqual([]);
});

it('no net plays on a board of somebody', () => {
  expect(netAbout('duo', 'board=mine hash=12345678')).toBeNull();
});
