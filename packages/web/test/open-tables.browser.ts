/** Strangers meet: the list of open tables while it is looked at, a seat found by one press, and those who watch. */

import type { Page } from 'playwright-core';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { playByHttp, sitByHttp } from './fast-game.ts';
import { openTable } from './online-table.ts';

const PATIENCE = { timeout: 20_000 };

const as = (app: App, name: string, path: string, more: object = {}) =>
  app.page(path, { settings: { pace: 'instant', name, ...more } });
const pathOf = (page: Page) => new URL(page.url()).pathname;
/** The row of a table at which somebody of this name sits; tests share a server, so it is one that no other uses. */
const rowOf = (page: Page, name: string) => page.locator('.open-table', { hasText: name });

it('shows a listed table to whoever looks at the list, without a reload, for as long as there is something to do', async ({
  app,
  expect,
}) => {
  const looker = await as(app, 'Saki', '/join');
  const host = await as(app, 'Umiko', '/new');
  await host.getByRole('radio', { name: 'Listed' }).click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByText('This table is in the list').waitFor();
  const row = rowOf(looker, 'Umiko');
  await row.waitFor();
  await expect
    .poll(() => row.innerText(), PATIENCE)
    .toMatch(/^Umiko and 2 bots\s+Base game · No clock\s+1 seat is free · bots: \w+\s+Sit down$/);
  await bringAxe(looker);
  expect(await violations(looker)).toEqual([]);
  // Nobody is there, for a moment or for good.
  await host.goto('about:blank');
  await row.getByText('nobody is there right now').waitFor();
  await host.goBack();
  await expect.poll(() => row.innerText(), PATIENCE).not.toContain('nobody');

  // Full: gone. Begun: a bot may be relieved.
  const guest = await as(app, 'Ren', '/join');
  await rowOf(guest, 'Umiko').getByRole('button', { name: 'Sit down' }).click();
  await guest.getByRole('button', { name: 'I am ready' }).waitFor();
  await row.waitFor({ state: 'detached' });
  await host.getByRole('button', { name: 'Start the walk' }).click();
  await row.getByText('leg 1 of 4 · 2 bots to relieve').waitFor();
  await row.getByRole('link', { name: 'Take a seat at the next inn' }).click();
  await looker.getByRole('button', { name: /^Walk on as/ }).click();
  await host.locator('.tb .man, .seat', { hasText: 'Saki' }).first().waitFor();
});

it('sits two strangers down at one table with one press each, and the third at a new one', async ({
  app,
  expect,
}) => {
  const people = await Promise.all(
    ['Aoi', 'Botan', 'Chika'].map((name) => as(app, name, '/join', { game: 'duo' })),
  );
  for (const page of people) {
    await page.getByRole('button', { name: 'Find me a table' }).click();
    await page.locator('.guests .mine').waitFor();
  }
  const [first, second, third] = people as [Page, Page, Page];
  expect(pathOf(second)).toBe(pathOf(first));
  expect(pathOf(third)).not.toBe(pathOf(first));
  await first.locator('.guest', { hasText: 'Botan' }).waitFor();
  // Whoever waits already is brought back to their seat, not to a second one.
  await third.goto(`${app.url}/join`);
  await rowOf(third, 'Chika').getByRole('link', { name: 'Back to my seat' }).waitFor();
  const waitingAt = pathOf(third);
  await third.getByRole('button', { name: 'Find me a table' }).click();
  await third.locator('.guests .mine').waitFor();
  expect(pathOf(third)).not.toBe(waitingAt);
  expect(await third.locator('.guest.is-person').count()).toBe(1);
});

it('counts those who watch, takes them along to the next table, and remembers the game by its people', async ({
  app,
  expect,
}) => {
  const host = await as(app, 'Akiko', '/');
  const path = await openTable(host);
  const table = path.slice('/t/'.length);
  const guest = await sitByHttp(app.url, table, 'Ren');
  const watcher = await as(app, 'Saki', path);
  await host.getByText('1 person is watching').waitFor();
  await host.getByRole('button', { name: 'Start the walk' }).click();
  const other = await as(app, 'Tomo', path);
  const eye = host.locator('.tools .watch-mark');
  await expect.poll(() => eye.textContent(), PATIENCE).toContain('2 people are watching');
  await other.close();
  await expect.poll(() => eye.textContent(), PATIENCE).toContain('1 person is watching');

  const secretOf = (page: Page) =>
    page.evaluate(
      (id) => JSON.parse(localStorage.getItem('tokaido.seats') ?? '{}')[id].secret as string,
      table,
    );
  await playByHttp(app.url, table, [await secretOf(host), guest]);
  await watcher.locator('main.end').waitFor();
  // What happened to them meanwhile would be shown first.
  await host.reload();
  await host.getByRole('button', { name: 'Walk again' }).click();
  await host.getByRole('button', { name: 'Start the walk' }).waitFor();
  await watcher.getByRole('link', { name: 'Follow to the next table' }).click();
  await watcher.getByText('You are watching').waitFor();
  expect(pathOf(watcher)).toBe(pathOf(host));
  await host.getByText('1 person is watching').waitFor();

  // A seat of an older version, of which nothing but the secret was kept.
  await host.evaluate(() => {
    const seats = JSON.parse(localStorage.getItem('tokaido.seats') ?? '{}');
    for (const seat of Object.values<{ note?: unknown }>(seats)) delete seat.note;
    localStorage.setItem('tokaido.seats', JSON.stringify(seats));
  });
  await host.goto(`${app.url}/journeys`);
  const rows = host.locator('.journey', { hasText: 'Ren and 2 bots' });
  await rows.nth(1).waitFor();
  const [next = '', played = ''] = await rows.locator('.journey-words').allInnerTexts();
  expect(next).toMatch(/^Ren and 2 bots\s+Base game · \d+ \w+ \d{4}.*\s+Not begun yet$/);
  expect(played).toMatch(/\s(First|Second|Third|Fourth) of 4, \d+ points?$/);
  expect(await host.locator('main').innerText()).not.toContain(table);
  await host
    .getByRole('button', { name: /^Forget Ren and 2 bots/ })
    .last()
    .click();
  await host.getByText('Seat forgotten.').waitFor();
  await host.getByRole('button', { name: 'Undo' }).click();
  expect(await rows.count()).toBe(2);
  await bringAxe(host);
  expect(await violations(host)).toEqual([]);
});
