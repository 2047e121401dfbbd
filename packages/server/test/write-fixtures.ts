/** Writes what a server of this version stores, with games in all phases; see scripts/fixtures.mjs. */

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastChance } from '@tokaido/kernel';
import type { Plan } from '@tokaido/table';
import { gameAt, matchOf } from '@tokaido/table';
import pg from 'pg';
import { afterAll, it } from 'vitest';
import { POSTGRES, pendingSteps } from '../src/store/migrations.ts';
import { openStore } from '../src/store/open.ts';
import { backupSqlite } from '../src/store/sqlite.ts';
import { dataFile } from '../src/store/sqlite-files.ts';
import { entriesOf, foldRows } from '../src/tables/stored-table.ts';
import type { Peer } from './kit.ts';
import { nth, playOn, TestServer } from './kit.ts';
import { ask, databases } from './store-kit.ts';
import type { StoredTableFixture } from './stored-fixture.ts';

const FOLDER = process.env['FIXTURES'] ?? '';
/** Nothing is deleted because a test runs years later. */
const KEPT = { keepDays: 36_500 };

type Begun = Omit<StoredTableFixture, 'rest' | 'points'>;

interface Scene {
  readonly plan: Partial<Plan>;
  /** How many decisions people take; none at all for a table where nobody starts. */
  readonly decisions: number;
}

const TWO: Plan['seats'] = [{ kind: 'me' }, { kind: 'open' }];

const SCENES: Readonly<Record<string, Scene>> = {
  // Long enough for a snapshot.
  running: {
    plan: {
      options: 'boxes=crossroads',
      seats: [...TWO, { kind: 'open' }, { kind: 'bot', level: 'pilgrim' }],
      chat: true,
    },
    decisions: 75,
  },
  finished: { plan: { seats: [...TWO, { kind: 'bot', level: 'pilgrim' }] }, decisions: 2_000 },
  duo: { plan: { game: 'duo', seats: TWO }, decisions: 20 },
  lobby: { plan: { listed: true }, decisions: 0 },
};

const rng = new FastChance(5);

/** Travelers who walk far at a time meet little; in Duo somebody who always does the same never ends. */
function choose(legal: readonly string[]): string {
  const isTravel = legal.every((action) => action.startsWith('travel '));
  return nth(legal, isTravel ? Math.floor(legal.length / 3) : rng.below(legal.length));
}

async function playScene(server: TestServer, { plan, decisions }: Scene): Promise<Begun> {
  const host = await server.open(plan);
  const guests = [];
  const open = (plan.seats ?? TWO).filter(({ kind }) => kind === 'open').length;
  for (let i = 0; i < open; i++) guests.push(await server.sit(host.table, `Guest ${i + 1}`));
  const seats = [host, ...guests];
  const peers: Peer[] = [];
  for (const { secret } of seats) peers.push(await server.peer(host.table, secret));
  const first = nth(peers, 0);
  await first.do({ t: 'say', phrase: 'hello' });
  if (plan.chat) await first.do({ t: 'say', text: 'May your road be long.' });
  if (decisions > 0) await first.do({ t: 'start' });
  await playOn(peers, choose, decisions);
  // Bots have moved where somebody can decide, or nothing is left.
  await first.until(() => first.turn === null || peers.some(({ you }) => you === first.turn?.seat));
  const turn = first.turn && {
    seat: first.turn.seat,
    decision: first.turn.decision,
    number: first.turn.number,
  };
  const begun = {
    id: host.table,
    phase: first.info?.phase ?? 'lobby',
    secrets: seats.map(({ secret }) => secret),
    n: first.n,
    turn,
    said: plan.chat ? 2 : 1,
  };
  for (const peer of peers) peer.close();
  return begun;
}

async function playScenes(server: TestServer): Promise<Record<string, Begun>> {
  const begun: Record<string, Begun> = {};
  for (const [name, scene] of Object.entries(SCENES)) begun[name] = await playScene(server, scene);
  return begun;
}

/** Plays what is running to its end, on a copy of the data. */
async function ends(
  server: TestServer,
  address: string,
  begun: Readonly<Record<string, Begun>>,
): Promise<Record<string, StoredTableFixture>> {
  for (const { id, phase, secrets } of Object.values(begun)) {
    if (phase !== 'playing') continue;
    const peers: Peer[] = [];
    for (const secret of secrets) peers.push(await server.peer(id, secret));
    await playOn(peers, choose);
    for (const peer of peers) peer.close();
  }
  await server.stop();
  const store = await openStore(address);
  const all: Record<string, StoredTableFixture> = {};
  for (const [name, table] of Object.entries(begun)) {
    const rows = await store.read(table.id, 1);
    const { table: end } = foldRows(table.id, rows);
    const points =
      end.match === null
        ? []
        : gameAt(end)
            .game.scores(matchOf(end).state)
            .map((score) => score.points);
    all[name] = { ...table, rest: entriesOf(rows, 1).slice(table.n), points };
  }
  await store.close();
  return all;
}

function writeTables(folder: string, tables: Readonly<Record<string, StoredTableFixture>>): void {
  writeFileSync(join(folder, 'tables.json'), `${JSON.stringify(tables, null, 1)}\n`);
}

it('SQLite', async () => {
  const folder = join(FOLDER, 'sqlite');
  mkdirSync(folder, { recursive: true });
  const server = await new TestServer(KEPT).start();
  const begun = await playScenes(server);
  await backupSqlite(server.data, join(folder, 'backup.db'));
  await server.stop();
  copyFileSync(dataFile(server.data), join(folder, 'tokaido.db'));
  const later = await new TestServer({ ...KEPT, data: server.data }).start();
  writeTables(folder, await ends(later, server.data, begun));
  await later.end();
  await server.end();
});

let postgres: Awaited<ReturnType<typeof databases>> | undefined;
afterAll(() => postgres?.stop());

/** Everything but heartbeats, in an order in which it can be stored. */
const TABLES = ['table_heads', 'table_entries', 'table_snapshots', 'table_talk', 'table_aside', 'store_kept'];

/** The schema of this version and all rows, as statements. */
async function dump(url: string): Promise<string> {
  const rows: string[] = [];
  for (const table of TABLES) {
    for (const row of await ask(url, `SELECT * FROM ${table} ORDER BY 1, 2`)) {
      const values = Object.values(row).map((value) =>
        value === null ? 'NULL' : pg.escapeLiteral(`${value as string | number}`),
      );
      rows.push(`INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${values.join(', ')})`);
    }
  }
  return [...pendingSteps(null, POSTGRES), ...rows].map((statement) => `${statement};\n`).join('');
}

it('PostgreSQL', async () => {
  const folder = join(FOLDER, 'postgres');
  mkdirSync(folder, { recursive: true });
  postgres = await databases();
  const url = await postgres.fresh();
  const server = await new TestServer({ ...KEPT, database: url }).start();
  const begun = await playScenes(server);
  await server.end();
  writeFileSync(join(folder, 'dump.sql'), await dump(url));
  const later = await new TestServer({ ...KEPT, database: url }).start();
  writeTables(folder, await ends(later, url, begun));
  await later.end();
});
