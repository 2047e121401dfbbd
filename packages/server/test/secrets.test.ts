/**
 * Nothing that leaves the server holds a secret. Marks are planted in everything hidden: the seed, the seats'
 * secrets and their hashes, and each event that only some may know; then all output is searched for them.
 */

import { FastChance } from '@tokaido/kernel';
import type { Entry } from '@tokaido/table';
import { applyEntry, openedTable } from '@tokaido/table';
import { expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { keyOf } from '../src/tables/secrets.ts';
import { nth, playOn, TestServer } from './kit.ts';

const METRICS_TOKEN = 'a-token-for-the-metrics';
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

it(`tells no secret to anybody in long games of every box (repeat with SEED=${SEED})`, async () => {
  const rng = new FastChance(SEED);
  let marks = 0;
  for (const options of ['', 'boxes=crossroads', 'boxes=crossroads,matsuri']) {
    const server = await new TestServer({ logLevel: 'trace', metricsToken: METRICS_TOKEN }).start();
    try {
      const seats = ['me', 'open', 'open'].map((kind) => ({ kind }) as { kind: 'me' | 'open' });
      const host = await server.open({ options, seats });
      const others = [await server.sit(host.table), await server.sit(host.table, 'Cho')];
      const people = [host, ...others];
      const peers = await Promise.all(people.map(({ secret }) => server.peer(host.table, secret)));
      const watcher = await server.peer(host.table);
      await nth(peers, 0).do({ t: 'start' });
      // The last decision stays untaken: with the end of a game everything is shown.
      await playOn(peers, (legal) => nth(legal, rng.below(Math.min(3, legal.length))), 60);
      const errors = await server.call('GET', `/api/tables/${host.table}/record`, undefined, host.secret);
      const page = await server.call('GET', `/api/tables/${host.table}`);
      const metrics = (await server.call('GET', '/metrics', undefined, METRICS_TOKEN)).text;
      await server.stop();

      const store = await openStore(server.data);
      const entries = (await store.read(host.table, 1)).map(({ body }) => JSON.parse(body) as Entry);
      await store.close();
      const [first, ...rest] = entries;
      if (first?.kind !== 'opened') throw new Error('no opening');
      const table = openedTable(first);
      const told = rest.flatMap((entry) => applyEntry(table, entry));
      expect(table.phase).toBe('playing');

      const shared = [server.logged.join('\n'), metrics, errors.text, page.text];
      const outputs = [...peers, watcher].map(({ heard }) => heard.join('\n'));
      for (const { secret } of people) {
        for (const text of [...shared, ...outputs]) {
          expect(text).not.toContain(secret);
          expect(text).not.toContain(keyOf(secret));
        }
      }
      for (const text of [...shared, ...outputs]) expect(text).not.toContain(table.secret);
      for (const { event, audience } of told) {
        if (audience === -1) continue;
        marks++;
        const mark = JSON.stringify(event);
        outputs.forEach((text, who) => {
          if (who >= peers.length || ((audience >> who) & 1) === 0) expect(text).not.toContain(mark);
          else expect(text).toContain(mark);
        });
        for (const text of shared) expect(text).not.toContain(mark);
      }
    } finally {
      await server.end();
    }
  }
  expect(marks).toBeGreaterThan(20);
});
