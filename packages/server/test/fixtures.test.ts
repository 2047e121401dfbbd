/** What a server of every released version stored is served and played on. Adding a version's folder is enough. */

import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { recordFromText } from '@tokaido/kernel';
import { addGame, duoTable, foldLog, gameAt, matchOf, tokaidoTable } from '@tokaido/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqliteBeside } from '../src/store/sqlite.ts';
import { dataFile } from '../src/store/sqlite-files.ts';
import { entriesOf } from '../src/tables/stored-table.ts';
import type { Peer } from './kit.ts';
import { nth, playOn, TestServer } from './kit.ts';
import { ask, databases } from './store-kit.ts';
import type { StoredFixture, StoredTableFixture } from './stored-fixture.ts';

addGame(tokaidoTable);
addGame(duoTable);

const FIXTURES = new URL('../../../fixtures/', import.meta.url);
const VERSIONS = readdirSync(FIXTURES).filter((name) => /^\d/.test(name));

let postgres: Awaited<ReturnType<typeof databases>>;
beforeAll(async () => {
  postgres = await databases();
});
afterAll(() => postgres.stop());

it('there is a version', () => expect(VERSIONS.length).toBeGreaterThan(0));

/** A server that was not started yet, on a copy of stored data, and where its data are. */
interface Served {
  readonly server: TestServer;
  readonly address: string;
}

function onFile(file: URL): Served {
  const server = new TestServer();
  copyFileSync(file, dataFile(server.data));
  return { server, address: server.data };
}

async function onDump(file: URL): Promise<Served> {
  const url = await postgres.fresh();
  await ask(url, readFileSync(file, 'utf8'));
  return { server: new TestServer({ database: url }), address: url };
}

async function expectTable(server: TestServer, table: StoredTableFixture): Promise<Peer[]> {
  const peers: Peer[] = [];
  for (const [seat, secret] of table.secrets.entries()) {
    const peer = await server.peer(table.id, secret);
    expect(peer.you).toBe(seat);
    peers.push(peer);
  }
  const first = nth(peers, 0);
  expect([first.n, first.info?.phase, first.welcome.talk.length]).toEqual([table.n, table.phase, table.said]);
  if (table.turn === null) expect(first.turn).toBeNull();
  else expect(first.turn).toMatchObject(table.turn);
  return peers;
}

async function expectRecord(server: TestServer, { id, points }: StoredTableFixture): Promise<void> {
  const { status, text } = await server.call('GET', `/api/tables/${id}/record`);
  expect(status).toBe(200);
  expect(recordFromText(text)).toMatchObject({ ok: true, value: { result: points } });
}

it('what 0.1.0 stored can be looked at before a server has brought it up to date', async () => {
  const folder = new URL('0.1.0/', FIXTURES);
  const file = new TestServer();
  copyFileSync(new URL('sqlite/tokaido.db', folder), dataFile(file.data));
  const url = await postgres.fresh();
  await ask(url, readFileSync(new URL('postgres/dump.sql', folder), 'utf8'));
  for (const beside of [await openSqliteBeside(file.data), await openPostgres(url, { mustExist: true })]) {
    expect((await beside.counts()).tables).toBeGreaterThan(0);
    await beside.close();
  }
  expect(await ask(url, 'SELECT max(step) AS step FROM store_migrations')).toEqual([{ step: 1 }]);
  await file.end();
});

describe.each(VERSIONS)('version %s', (version) => {
  const inFolder = (path: string) => new URL(`${version}/${path}`, FIXTURES);
  const tablesOf = (folder: string) =>
    JSON.parse(readFileSync(inFolder(`${folder}/tables.json`), 'utf8')) as StoredFixture;

  it.each([
    ['a SQLite file', 'sqlite', async () => onFile(inFolder('sqlite/tokaido.db'))],
    ['a backup', 'sqlite', async () => onFile(inFolder('sqlite/backup.db'))],
    ['a PostgreSQL database', 'postgres', () => onDump(inFolder('postgres/dump.sql'))],
  ])('%s is served: its tables go on', async (_, folder, copied) => {
    const tables = tablesOf(folder);
    const { server, address } = await copied();
    const before = await openStore(address);
    for (const { id, rest, points } of Object.values(tables)) {
      if (points.length === 0) continue;
      const log = entriesOf(await before.read(id, 1), 1);
      const { table: end } = foldLog([...log, ...rest]);
      const scores = gameAt(end).game.scores(matchOf(end).state);
      expect([end.phase, scores.map((score) => score.points)]).toEqual(['over', points]);
    }
    await before.close();
    await server.start();
    try {
      for (const table of Object.values(tables)) {
        const peers = await expectTable(server, table);
        if (table.phase === 'over') await expectRecord(server, table);
        if (table.phase === 'lobby')
          expect(await nth(peers, 0).do({ t: 'start' })).toEqual(expect.any(Number));
        if (table.phase !== 'over') await playOn(peers, undefined, 10);
        expect(nth(peers, 0).n > table.n).toBe(table.phase !== 'over');
        for (const peer of peers) peer.close();
      }
      const store = await server.call('GET', '/readyz');
      expect(store.status).toBe(200);
    } finally {
      await server.end();
    }
  });
});
