/** A household: five devices behind one address, which all open the same link within a few seconds. */

import type { Page } from 'playwright-core';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import { copiedFiles, wholeCopy } from './offline-copy.ts';
import { sitDown } from './online-table.ts';

const DEVICES = 5;
const APART_MS = 1500;
/** Above this a first visit has grown, and should not have. Each net is a file of its own, copied last. */
const MOST_REQUESTS = 190;

/** Somebody of the household has opened a table for all of them; returns the path of its link. */
async function openTable(app: App): Promise<string> {
  const plan = {
    game: 'tokaido',
    options: '',
    seats: Array.from({ length: DEVICES }, () => ({ kind: 'open' })),
    pace: { kind: 'none' },
    listed: false,
    chat: false,
    takeover: false,
    level: 'innkeeper',
  };
  const answer = await fetch(`${app.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan, name: 'Host' }),
  });
  const { table } = (await answer.json()) as { readonly table: string };
  return `/t/${table}`;
}

interface Visit {
  readonly page: Page;
  /** What was asked of the server, by path. */
  readonly asked: readonly string[];
}

/** A fresh device opens the link and sits down. */
async function visit(app: App, path: string): Promise<Visit> {
  const { url, asked } = await app.proxy();
  const page = await app.page(path, { through: url, serviceWorkers: 'allow' });
  await sitDown(page);
  await wholeCopy(page);
  return { page, asked };
}

it('gets in: every device shows the page, sits down and has its copy for offline use', async ({
  app,
  expect,
}) => {
  const path = await openTable(app);
  const visits: Promise<Visit>[] = [];
  for (let device = 0; device < DEVICES; device++) {
    // So far apart do people touch a link that was read out to them.
    if (device > 0) await new Promise((resolve) => setTimeout(resolve, APART_MS));
    visits.push(visit(app, path));
  }
  for (const { page, asked } of await Promise.all(visits)) {
    const { wanted, here } = await copiedFiles(page);
    expect(here).toEqual(wanted);
    expect(asked.length).toBeLessThan(MOST_REQUESTS);
    // Nothing that has its name from its contents is asked for twice.
    const files = asked.filter((file) => file.startsWith('/assets/'));
    expect(files.length - new Set(files).size).toBeLessThan(3);
    const toTheApi = asked.filter((file) => file.startsWith('/api/')).length;
    console.log(`A first visit: ${asked.length} requests, ${toTheApi} of them to the API`);
  }
});
