/** Games that another version of the program put on a device: those of 0.0 are refused, those of releases go on. */

import { readdirSync, readFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { version } from '../package.json';
import { it } from './app-test.ts';
import type { Kept } from './positions.ts';
import { nextSituation } from './situation.ts';

const ROOT = new URL('../../../', import.meta.url);

function savedIn(path: string): Kept {
  const { row, entries } = JSON.parse(readFileSync(new URL(path, ROOT), 'utf8')) as Pick<
    Kept,
    'row' | 'entries'
  >;
  return { id: row.id, row, entries };
}

it('a game of 0.0 is listed with a sentence, can be saved as a file, and is not opened', async ({
  app,
  expect,
}) => {
  const game = savedIn('packages/table/test/fixtures/browser-game-0.0-base.json');
  const page = await app.page('/journeys', { game });
  const journey = page.locator('.journey');
  await journey.getByText('before version 0.1.0, which are no longer played').waitFor();
  expect(await journey.getByRole('link').count()).toBe(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    journey.getByRole('button', { name: 'record' }).click(),
  ]);
  expect(await json(await download.createReadStream())).toEqual(game.entries);
  await page.goto(`${app.url}/g/${game.id}`);
  await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
  await page.getByText('rules that this version does not play').waitFor();
});

const VERSIONS = readdirSync(new URL('fixtures/', ROOT)).filter((name) => /^\d/.test(name));

it.for(VERSIONS)('a game of %s goes on', async (release, { app, expect }) => {
  const game = savedIn(`fixtures/${release}/browser/solo.json`);
  const page = await app.page('/journeys', { game });
  await page.locator('.journey').getByRole('link').click();
  expect((await nextSituation(page)).kind).toMatch(/^(road|sheet)$/);
});

it('a table of the server under other rules is not opened, and the page says why', async ({ app }) => {
  const page = await app.page('/about');
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const refused = { code: 'other-rules', message: 'this game began under rules version 9' };
    socket.onMessage(() => socket.send(JSON.stringify({ t: 'no', id: null, refused })));
  });
  await page.getByText(`Version ${version}`).waitFor();
  await page.goto(`${app.url}/t/aaaaaaaaaa`);
  await page.getByText('rules that this server does not play').waitFor();
});
