/** `tokaido tables` beside a running server: what is stored, what is damaged, and how a table comes back. */

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, tableHash } from '@tokaido/server';
import type { Plan } from '@tokaido/table';
import { addGame, openingEntries, tokaidoTable } from '@tokaido/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BAD, FAILED, OK } from '../exit.ts';
import { listTables, retryTable, showTable } from './tables.ts';

const PLAN: Plan = {
  game: 'tokaido',
  options: '',
  seats: [{ kind: 'open' }, { kind: 'open' }],
  pace: { kind: 'none' },
  listed: false,
  chat: false,
  takeover: false,
  level: 'pilgrim',
};
const HEAD = {
  phase: 'lobby',
  listed: false,
  game: 'tokaido',
  rules: 2,
  summary: '',
  deadline: null,
} as const;
const SECRET = '5'.repeat(64);

addGame(tokaidoTable);

let folder = '';
let store: Awaited<ReturnType<typeof openStore>>;
let [stdout, stderr]: [string[], string[]] = [[], []];

/** Runs a command; what it has printed is afterwards in `stdout` and `stderr`. */
async function run(command: (flags: { data: string }) => Promise<number>): Promise<number> {
  [stdout, stderr] = [[], []];
  return command({ data: folder });
}

async function append(table: string, entries: readonly string[]): Promise<void> {
  await store.append({ table, from: 1, entries, head: { ...HEAD, touched: 0, expires: 2e12 } });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tokaido-tables-'));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => stdout.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => stderr.push(String(text)) > 0);
  // It stays open, as that of a running server does.
  store = await openStore(folder);
  const opening = { plan: PLAN, host: { key: '', name: '', bytes: '' }, places: [] };
  const entries = openingEntries(opening, { id: 'good', secret: SECRET, at: 1_700_000_000_000 });
  await append(
    'good',
    entries.map((entry) => JSON.stringify(entry)),
  );
  await append('bad', ['{"kind":"opened","secret":"planted']);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('tells what is stored and which tables are set aside', async () => {
  expect(await run(listTables)).toBe(OK);
  expect(stdout.join('')).toMatch(
    /^Tables: 2\. Entries: 2\. On the disk: \d+ KiB\.\nNo table is set aside\.\n$/,
  );
  await store.setAside('bad', 'entry 1 is not JSON', 1_700_000_000_000);
  expect(await run(listTables)).toBe(OK);
  expect(stdout.slice(1)).toEqual([
    '1 set aside, since they cannot be read:\n',
    `bad  since 2023-11-14T22:13:20.000Z, in the log as ${tableHash('bad')}: entry 1 is not JSON\n`,
  ]);
});

it('counts the games by their rules, and says which are refused', async () => {
  const begun = { ...HEAD, phase: 'playing', touched: 0, expires: 2e12 } as const;
  await store.append({ table: 'one', from: 1, entries: ['{}'], head: begun });
  await store.append({ table: 'two', from: 1, entries: ['{}'], head: { ...begun, rules: 99 } });
  expect(await run(listTables)).toBe(OK);
  expect(stdout.slice(1, 3)).toEqual([
    'Games of tokaido by rules version 2: 1.\n',
    expect.stringMatching(
      /^Games of tokaido by rules version 99: 1\. Each is refused: .*update the program\.\n$/,
    ),
  ]);
});

it('shows one table, and fails for one that is damaged', async () => {
  expect(await run((flags) => showTable('good', flags))).toBe(OK);
  expect(stdout.map((line) => line.trimEnd().split(/ {2,}/))).toEqual([
    ['table', 'good'],
    ['in the log', tableHash('good')],
    ['entries', '1'],
    ['log', 'can be read'],
    ['snapshot', 'none'],
    ['phase', 'lobby'],
    ['last entry', '2023-11-14T22:13:20.000Z'],
    ['set aside', 'no'],
  ]);
  await store.setAside('bad', 'entry 1 is not JSON', 1_700_000_000_000);
  expect(await run((flags) => showTable('bad', flags))).toBe(FAILED);
  expect(stdout.join('')).toContain('log         entry 1 is not JSON\n');
  expect(stdout.join('')).toContain('set aside   since 2023-11-14T22:13:20.000Z: entry 1 is not JSON\n');
  expect(stdout.join('')).not.toContain('planted');
});

it('takes a table back that can be read, and no other', async () => {
  await store.setAside('good', 'entry 1 is not JSON', 1);
  await store.setAside('bad', 'entry 1 is not JSON', 2);
  expect(await run((flags) => retryTable('good', flags))).toBe(OK);
  expect(stdout).toEqual(['Table good is in service again.\n']);
  expect((await store.asideTables()).map(({ table }) => table)).toEqual(['bad']);
  expect(await run((flags) => retryTable('bad', flags))).toBe(FAILED);
  expect(stderr).toEqual([
    'tokaido: table bad still cannot be read (entry 1 is not JSON): put its rows back from a backup first\n',
  ]);
  expect(await run((flags) => retryTable('good', flags))).toBe(BAD);
  expect(stderr).toEqual(['tokaido: table good is not set aside; see tokaido tables\n']);
});

it('says what is wrong where there is nothing to tell of, and creates nothing', async () => {
  for (const command of [showTable, retryTable]) {
    expect(await run((flags) => command('nowhere', flags))).toBe(BAD);
    expect(stderr).toEqual(['tokaido: there is no table nowhere; its id is the end of its link\n']);
  }
  const empty = join(folder, 'empty');
  expect(await run(() => listTables({ data: empty }))).toBe(FAILED);
  expect(stderr).toEqual([`tokaido: There is no data in ${empty}.\n`]);
  expect(readdirSync(folder)).not.toContain('empty');
  expect(await run(() => listTables({ database: 'mysql://localhost' }))).toBe(BAD);
});
