/** People talk at a table: what they say is there for everybody, after a reload and for whoever comes late. */

import type { Page } from 'playwright-core';
import { it } from './app-test.ts';
import { openTable, openTalk, sitDown } from './online-table.ts';
import { SeatedTable } from './seated-table.ts';
import { DESKTOP } from './viewports.ts';

/** Talk is told at once, and drawn when the page comes to it. */
const PATIENCE = { timeout: 20_000 };

const as = (name: string) => ({ settings: { pace: 'instant', name } });

/** What was said, oldest first, as a page shows it. */
const said = (page: Page) => page.locator('.talk-log li span').allInnerTexts();

const say = (page: Page, phrase: string) => page.locator('.phrase', { hasText: phrase }).click();

/** From the board: one tap on the button, one on the phrase. */
async function sayQuickly(page: Page, phrase: string): Promise<void> {
  await page.locator('.talk-button').click();
  await page.locator('.talk-panel .phrase', { hasText: phrase }).click();
  await page.locator('.talk-panel').waitFor({ state: 'detached' });
}

/** Whether the bubble of a seat touches no more than the edge of its tile, and points at it. */
function isAtTile(page: Page, seat: number): Promise<boolean> {
  return page.evaluate((at) => {
    const [tile, bubble] = [`.man[data-seat="${at}"]`, `.bubble[data-speaker="${at}"]`].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    if (tile === undefined || bubble === undefined) return false;
    const near = (a: number, b: number) => Math.abs(a - b) < 16;
    const isUnder = near(bubble.top, tile.bottom) && bubble.left < tile.right && bubble.right > tile.left;
    const isBeside = near(bubble.right, tile.left) || near(bubble.left, tile.right);
    return isUnder || (isBeside && bubble.top < tile.bottom && bubble.bottom > tile.top);
  }, seat);
}

/** A page that finds no idle moment until the end of it. */
async function keepBusy(page: Page): Promise<{ end(): Promise<void> }> {
  const waiting = await page.evaluateHandle(() => {
    const callbacks: IdleRequestCallback[] = [];
    globalThis.requestIdleCallback = (callback) => callbacks.push(callback);
    return callbacks;
  });
  return {
    end: () =>
      waiting.evaluate((callbacks) => {
        const deadline = { didTimeout: false, timeRemaining: () => 50 };
        globalThis.requestIdleCallback = (callback) => window.setTimeout(() => callback(deadline));
        for (const callback of callbacks) callback(deadline);
      }),
  };
}

it('keeps what was said over a reload, and tells a late guest the last lines', async ({ app, expect }) => {
  const host = await app.page('/', as('Akiko'));
  const path = await openTable(host);
  const guest = await app.page(path, as('Ren'));
  await sitDown(guest);

  await say(host, 'Hello');
  await expect.poll(() => said(guest), PATIENCE).toEqual(['Akiko Hello']);
  await guest.locator('.write input').fill('Mind the step');
  await guest.locator('.write button').click();
  await expect.poll(() => said(host), PATIENCE).toEqual(['You Hello', 'Ren Mind the step']);
  await host.reload();
  await host.locator('.talk-log li').nth(1).waitFor();
  await expect.poll(() => said(host), PATIENCE).toEqual(['You Hello', 'Ren Mind the step']);

  // A busy page brings the part that speaks to screen readers later than the first line.
  const busy = await keepBusy(host);
  await host.getByRole('button', { name: 'Start the walk' }).click();
  await sayQuickly(guest, 'Good luck');
  // Whoever looks at the board sees it for a moment, and a screen reader reads it once.
  await host.locator('.bubble', { hasText: 'Ren Good luck' }).waitFor();
  await busy.end();
  const readOut = () => host.locator('[role=log] p').allInnerTexts();
  await expect.poll(readOut, PATIENCE).toEqual(['Ren: Good luck']);

  const late = await app.page(path, as('Saki'));
  await openTalk(late);
  expect(await said(late)).toEqual(['Akiko Hello', 'Ren Mind the step', 'Ren Good luck']);
});

it('shows it at the seat of whoever speaks, until it was read or pressed away', async ({ app, expect }) => {
  for (const game of ['tokaido', 'duo']) {
    const table = await SeatedTable.begun(app.url, ['Akiko', 'Ren'], { game });
    const [host, guest] = [await table.page(app, 0), await table.page(app, 1, { viewport: DESKTOP })];
    await sayQuickly(host, 'Hello');
    const bubble = guest.locator('.bubble[data-speaker="0"]');
    await bubble.filter({ hasText: 'Akiko Hello' }).waitFor();
    expect(await isAtTile(guest, 0)).toBe(true);
    await guest.getByRole('button', { name: 'Talk, 1 new line' }).waitFor();
    // It goes by itself; that it was not looked at is still said.
    await bubble.waitFor({ state: 'detached', timeout: 20_000 });
    expect(await guest.locator('.unheard').innerText()).toBe('1');

    await sayQuickly(guest, 'Thank you');
    await expect.poll(() => guest.locator('.unheard').count(), PATIENCE).toBe(0);
    await host.locator('.bubble', { hasText: 'Ren Thank you' }).waitFor();
    expect(await isAtTile(host, 1)).toBe(true);
    await host.locator('.bubble').click();
    expect(await host.locator('.bubble, .unheard').count()).toBe(0);
    await Promise.all([host, guest].map((page) => page.context().close()));
  }
});

it('is not heard from whom one does not want to hear, and free text is the host’s to allow', async ({
  app,
  expect,
}) => {
  const table = await SeatedTable.begun(app.url, ['Akiko', 'Ren', 'Saki'], { chat: false, listed: true });
  const [host, guest] = [await table.page(app, 0), await table.page(app, 1)];
  await openTalk(guest);
  expect(await guest.locator('.write').count()).toBe(0);
  await openTalk(host);
  const free = host.getByRole('switch', { name: 'Everybody may write lines of their own' });
  expect(await free.getAttribute('aria-checked')).toBe('false');
  await free.click();
  await guest.locator('.write input').fill('Mind the step');
  await guest.locator('.write button').click();
  await expect.poll(() => said(host), PATIENCE).toEqual(['Ren Mind the step']);

  // One of three is silenced, and can be heard again in the same place.
  await host.getByRole('button', { name: 'Hear nothing more from Ren' }).click();
  await host.getByText('1 line from Ren, folded').waitFor();
  await host.keyboard.press('Escape');
  await table.do(1, { t: 'say', phrase: 'sorry' });
  await table.do(2, { t: 'say', phrase: 'beautiful' });
  await host.locator('.bubble', { hasText: 'Saki How beautiful' }).waitFor();
  expect(await host.locator('.bubble[data-speaker="1"]').count()).toBe(0);
  expect(await host.locator('.unheard').innerText()).toBe('1');
  expect(await host.locator('[role=log] p', { hasText: 'Sorry' }).count()).toBe(0);
  await host.reload();
  await openTalk(host);
  await host.getByRole('button', { name: 'Hear Ren again' }).click();
  await expect
    .poll(() => said(host), PATIENCE)
    .toEqual(['Ren Mind the step', 'Ren Sorry', 'Saki How beautiful']);
  await free.click();
  await guest.locator('.write').waitFor({ state: 'detached' });
  await guest.getByText('Only phrases').waitFor();
});

it('asks whoever talks too fast to wait, and what they wrote stays', async ({ app, expect }) => {
  const host = await app.page('/', as('Akiko'));
  await openTable(host);
  for (let line = 0; line < 5; line++) await say(host, 'Hello');
  await expect.poll(() => said(host), PATIENCE).toHaveLength(5);
  await host.locator('.write input').fill('One more');
  await host.locator('.write button').click();
  await host.getByRole('alert').filter({ hasText: 'You have said a lot just now' }).waitFor();
  expect(await host.locator('.write input').inputValue()).toBe('One more');
  expect(await said(host)).toHaveLength(5);
});
