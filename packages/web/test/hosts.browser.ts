/**
 * Two to three browsers at one table: the host hands it on, goes away, removes a guest and lets them back in, closes it; guests start without
 * the host; whoever leaves is asked once more; a decision is taken back when everybody agrees.
 */

import type { Page } from 'playwright-core';
import { App } from './app.ts';
import { it, threadBrowser } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { openTable, openTalk, sitDown } from './online-table.ts';
import { playedTable } from './played-table.ts';
import { startServer } from './programs.ts';
import { seedOf } from './random-seed.ts';
import { TouchPlayer } from './touch-player.ts';

const seed = seedOf('hosts');

/** A device of somebody whose name is known. */
function device(app: App, path: string, name: string): Promise<Page> {
  return app.page(path, { settings: { pace: 'instant', name } });
}

/** People in a lobby; the first has opened it. */
async function company(app: App, ...names: readonly string[]): Promise<Page[]> {
  const [first = '', ...others] = names;
  const host = await device(app, '/', first);
  const path = await openTable(host);
  // One seat is open from the start.
  for (let seat = 3; seat <= names.length; seat++) await host.getByLabel(`Seat ${seat}`).selectOption('open');
  const guests = await Promise.all(others.map((name) => device(app, path, name)));
  for (const page of guests) await sitDown(page);
  return [host, ...guests];
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
async function faults(page: Page): Promise<string[]> {
  await bringAxe(page);
  return violations(page);
}

const start = (page: Page) => button(page, 'Start the walk');
const told = (page: Page, words: string) => page.locator('.note-bar', { hasText: words }).waitFor();

/** What the host chooses for whoever sits on that seat. */
const choose = (page: Page, name: string, choice: string) =>
  page.locator('.guest', { hasText: name }).locator('select').first().selectOption(choice);

it('is handed on, loses a guest, lets them back in and is closed', async ({ app, expect }) => {
  const [aki, ben, cho] = (await company(app, 'Aki', 'Ben', 'Cho')) as [Page, Page, Page];
  // A host is asked for nothing but the start.
  expect(await ben.locator('.guest', { hasText: 'Aki' }).locator('.guest-mark').count()).toBe(0);
  await choose(aki, 'Ben', 'host');
  await told(ben, 'You are the host now.');
  await told(aki, 'Ben is the host now.');
  await start(ben).waitFor();
  expect(await start(aki).count()).toBe(0);

  await choose(ben, 'Cho', 'remove');
  expect(await faults(ben)).toEqual([]);
  await button(ben, 'Cancel').click();
  await ben.locator('.guest', { hasText: 'Cho' }).waitFor();
  await choose(ben, 'Cho', 'remove');
  await button(ben, 'Remove').click();
  const removed = cho.getByText('The host has removed you from this table');
  await removed.waitFor();
  await told(aki, 'The host removed Cho.');
  // They are told that, and neither the news for the others nor that they could sit down.
  expect(await cho.getByText('The host removed Cho.').count()).toBe(0);
  expect(await cho.getByText('Sit down with one touch').count()).toBe(0);
  // Also when the same browser comes back, and asks without the button that it is not given.
  await cho.reload();
  await removed.waitFor();
  expect(await button(cho, 'Sit down').count()).toBe(0);
  const refused = await cho.evaluate(async () => {
    const id = location.pathname.split('/').at(-1) ?? '';
    const seats = JSON.parse(localStorage.getItem('tokaido.seats') ?? '{}') as Record<
      string,
      { secret: string }
    >;
    const answer = await fetch(`/api/tables/${id}/seats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${seats[id]?.secret}` },
      body: JSON.stringify({ name: 'Cho' }),
    });
    return (await answer.json()) as unknown;
  });
  expect(refused).toMatchObject({ refused: { code: 'removed' } });
  app.tolerate(/403/);

  // The host changes their mind; nobody else is shown who was removed.
  expect(await aki.locator('.removed-guests').count()).toBe(0);
  const back = button(ben, 'Let back in: Cho');
  await back.waitFor();
  expect(await faults(ben)).toEqual([]);
  await back.click();
  for (const page of [aki, cho]) await told(page, 'Cho may sit down again.');
  await removed.waitFor({ state: 'detached' });
  await sitDown(cho);
  await ben.locator('.guest', { hasText: 'Cho' }).waitFor();
  expect(await ben.locator('.removed-guests').count()).toBe(0);

  await button(ben, 'Close the table').click();
  await button(ben, 'Close it').click();
  for (const page of [aki, ben, cho])
    await page.getByRole('heading', { name: 'This table is closed' }).waitFor();
  expect(await faults(aki)).toEqual([]);
  await aki.getByRole('link', { name: 'Home' }).click();
  await aki.getByRole('link', { name: 'New table' }).waitFor();
});

it('begins by vote, goes on without its host, and goes back when all agree', async ({ app, expect }) => {
  const [aki, ben, cho] = (await company(app, 'Aki', 'Ben', 'Cho')) as [Page, Page, Page];
  await button(ben, 'I am ready').click();
  await button(ben, 'Vote to start').click();
  for (const page of [aki, ben, cho]) await page.getByText('1 of 3 want to start').waitFor();
  await button(cho, 'I am ready').click();
  await button(cho, 'Vote to start').click();
  const [a, b, c] = [aki, ben, cho].map((page, i) => new TouchPlayer(page, seed + i)) as [
    TouchPlayer,
    TouchPlayer,
    TouchPlayer,
  ];
  await a.step();

  // What a traveler is chosen from was seen: nobody can take it back alone.
  await b.asked();
  // It tells why not.
  await button(aki, 'Undo').click({ force: true });
  await button(aki, 'Ask the others').click();
  await told(aki, 'You asked to take your decision back.');
  const question = ben.locator('.undo-question', { hasText: 'Aki asks to take a decision back.' });
  await question.waitFor();
  expect(await faults(ben)).toEqual([]);
  await cho.locator('.undo-question').getByRole('button', { name: 'Agree' }).click();
  await question.getByText('1 of 2 agree.').waitFor();
  await question.getByRole('button', { name: 'Refuse' }).click();
  for (const page of [aki, cho]) await told(page, 'Ben wants the decision to stand.');
  expect(await aki.locator('.undo-question').count()).toBe(0);

  // Ben's sheet lies over the bar: the menu asks as well.
  await b.step();
  await c.asked();
  await button(ben, 'Menu').click();
  await button(ben, 'Ask for an undo').click();
  for (const page of [aki, cho])
    await page.locator('.undo-question').getByRole('button', { name: 'Agree' }).click();
  await told(cho, 'Ben took a decision back; everybody agreed.');
  // Ben is asked once more.
  await ben.locator('.sheet.asks').waitFor();

  await button(aki, 'Menu').click();
  await button(aki, 'Leave the table for good').click();
  expect(await faults(aki)).toEqual([]);
  await button(aki, 'Cancel').click();
  await button(aki, 'Leave the table for good').click();
  await button(aki, 'Leave').click();
  await aki.getByRole('link', { name: 'New table' }).waitFor();
  for (const page of [ben, cho]) await told(page, 'Aki has left. A bot walks on.');
  await told(ben, 'You are the host now.');
  await openTalk(ben);
  await button(ben, 'Make Cho the host').click();
  await told(cho, 'You are the host now.');
});

it('has a host at the rematch although the host has left', async ({ app, expect }) => {
  const { path, people } = await playedTable(app, ['Aki', 'Ben', 'Cho'], { leaves: 0 });
  const cho = await app.page(path, { seats: people[2] });
  await button(cho, 'Walk again').click();
  await start(cho).waitFor();
  const ben = await app.page(path, { seats: people[1] });
  await ben.getByText('The next journey is open.').waitFor();
  await button(ben, 'Walk again').click();
  await button(ben, 'I am ready').waitFor();
  expect(new URL(ben.url()).pathname).toBe(new URL(cho.url()).pathname);
  await start(cho).click();
  for (const page of [ben, cho]) await page.locator('main.table-page').waitFor();
});

it('passes to a guest when the host is away for a minute, and the host is told', async ({ expect }) => {
  const server = await startServer();
  const app = new App(server.url, await threadBrowser());
  try {
    const [aki, ben] = (await company(app, 'Aki', 'Ben')) as [Page, Page];
    const address = aki.url();
    const home = aki.context();
    await aki.close();
    await ben.locator('.guest', { hasText: 'Aki' }).getByText('away').waitFor();
    expect(await start(ben).count()).toBe(0);
    await server.pass(60_000);
    await told(ben, 'You are the host now.');
    await start(ben).waitFor();
    const again = await home.newPage();
    await again.goto(address);
    await told(again, 'While you were away, Ben became the host.');
    await button(again, 'I am ready').waitFor();
    expect(await app.tidy()).toEqual([]);
  } finally {
    await server.stop();
  }
});
