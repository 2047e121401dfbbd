/** The example bot, which uses nothing but the documented API, plays a whole game. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playOn, TestServer } from './kit.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));
const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

function run(...args: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [BOT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  child.stderr.on('data', (data: Buffer) => (text += data.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}

it.each([
  ['tokaido', []],
  ['duo', ['duo']],
])('plays a whole game of %s at a table of its own', async (_, args) => {
  const { code, text } = await run(server.url, ...args);
  expect(text).toMatch(/\nresult \d+ \d+\n$/);
  expect(code).toBe(0);
});

it.each(['tokaido', 'duo'])('sits down at a table of %s with a person and plays with them', async (game) => {
  const host = await server.open({ game, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const aki = await server.peer(host.table, host.secret);
  const bot = run(server.url, host.table);
  await aki.until(() => aki.info?.seats[1]?.kind === 'person');
  await aki.do({ t: 'start' });
  await playOn([aki]);
  expect((await bot).code).toBe(0);
});

it('reports an error where nothing can be played', async () => {
  const { code, text } = await run(server.url, 'nosuchtable');
  expect(code).toBe(1);
  expect(text).toContain('no-table');
});
