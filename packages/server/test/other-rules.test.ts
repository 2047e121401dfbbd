/** A table whose game began under rules that this program does not play: refused with a sentence, and left as it is. */

import { join } from 'node:path';
import { PROTOCOL, tokaidoTable } from '@tokaido/table';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openStoredTables } from '../src/store/open.ts';
import { connect } from '../src/store/sqlite-driver.ts';
import { inspectTable } from '../src/tables/inspect.ts';
import { tableHash } from '../src/tables/secrets.ts';
import type { Seat } from './kit.ts';
import { playOn, TestServer } from './kit.ts';

const OURS = tokaidoTable.game.version;

let server: TestServer;
let seat: Seat;
/** The number of the last entry. */
let last = 0;

/** So many decisions that a snapshot is stored, unless the game is over before. */
const MANY = 70;

beforeEach(async () => {
  server = await new TestServer({ logLevel: 'error' }).start();
  seat = await server.open({ seats: [{ kind: 'me' }, { kind: 'open' }], chat: true });
  const ben = await server.sit(seat.table);
  const peers = [await server.peer(seat.table, seat.secret), await server.peer(seat.table, ben.secret)];
  await peers[0]?.do({ t: 'start' });
  await playOn(peers, undefined, MANY);
  last = Math.max(...peers.map(({ n }) => n));
  for (const peer of peers) peer.close();
});
afterEach(() => server.end());

/** Stops the server, lets the game have begun under other rules, and starts it again. */
async function begunUnder(rules: number | undefined): Promise<void> {
  await server.stop();
  const database = await connect(join(server.data, 'tokaido.db'));
  const began = database.prepare('SELECT seq, body FROM table_entries WHERE body LIKE \'%"began"%\'').all();
  for (const { seq, body } of began as { seq: number; body: string }[]) {
    const changed = JSON.stringify({ ...(JSON.parse(body) as object), rules });
    database.prepare('UPDATE table_entries SET body = ? WHERE seq = ?').run(changed, seq);
  }
  // A snapshot says by its states which rules it follows.
  database.exec(`UPDATE table_snapshots SET body = replace(body, '"tokaido.${OURS}.', '"tokaido.${rules}.')`);
  database.close();
  await server.start();
}

async function greeting(table: string): Promise<unknown> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/${table}`);
  socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL })));
  const heard = await new Promise<string>((resolve) =>
    socket.on('message', (text: Buffer) => resolve(text.toString())),
  );
  socket.close();
  return JSON.parse(heard);
}

it.each([
  [1, 'open it with the program that wrote it'],
  [undefined, 'began under rules version 1, before program 0.1.0'],
  [OURS + 1, 'update the program'],
])(
  'a game under rules %s is refused, not set aside, and goes on where they are played',
  async (rules, says) => {
    await begunUnder(rules);
    const refused = { code: 'other-rules', message: expect.stringContaining(says) };
    for (let i = 0; i < 2; i++) {
      const answer = await server.call('GET', `/api/tables/${seat.table}`);
      expect(answer).toMatchObject({ status: 409, json: { refused } });
    }
    expect(await greeting(seat.table)).toMatchObject({ t: 'no', refused });
    const told = server.logged.filter((line) => line.includes(tableHash(seat.table)));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(says);

    const store = await openStoredTables(server.data);
    expect(await store.asideTables()).toEqual([]);
    expect(await inspectTable(store, seat.table)).toMatchObject({ damage: expect.stringContaining(says) });
    await store.close();
    expect((await server.open()).seat).toBe(0);

    await begunUnder(OURS);
    const again = await server.peer(seat.table, seat.secret);
    expect([again.n, again.info?.version]).toEqual([last, OURS]);
    again.close();
  },
);
