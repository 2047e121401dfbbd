/** Clocks and absence in sight, with a server whose time a test lets pass; and a decision that waits for the line. */

import type { Page } from 'playwright-core';
import { expect as always } from 'vitest';
import { App } from './app.ts';
import { it as base } from './app-test.ts';
import type { ServerProcess } from './programs.ts';
import { startServer } from './programs.ts';
import { SeatedTable } from './seated-table.ts';
import { saidBy, watchStatus } from './status-log.ts';
import { PHONE } from './viewports.ts';

const MINUTE = 60_000;
const PATIENCE = { timeout: 20_000 };

/** With a server of its own, so that nobody else's clocks are turned. */
const it = base.extend<{ own: { readonly app: App; readonly server: ServerProcess } }>({
  async own({ app }, use) {
    const server = await startServer();
    const own = new App(server.url, app.browser);
    await use({ app: own, server });
    always(await own.tidy()).toEqual([]);
    await server.stop();
  },
});

/** The time on the tile of each of two seats. */
const times = (page: Page) =>
  Promise.all([0, 1].map((seat) => page.locator(`.man[data-seat="${seat}"] time`).innerText()));

const bar = (page: Page) => page.locator('.tb-bar .says');

/** Runs in the page: its clock can be set ahead. */
function turnableClock(): void {
  const real = performance.now.bind(performance);
  performance.now = () => real() + Number(document.documentElement.dataset['ahead'] ?? 0);
}

it('shows everybody the time of everybody from the start, and when it is short', async ({ app, expect }) => {
  for (const game of ['tokaido', 'duo']) {
    const table = await SeatedTable.begun(app.url, ['Akiko', 'Ren'], {
      game,
      pace: { kind: 'live', seconds: 90, bank: 600 },
    });
    const mover = (await table.look(0)).turn?.seat ?? -1;
    const pages = await Promise.all([0, 1].map((seat) => table.page(app, seat, { watch: turnableClock })));
    const [mine, other] = [pages[mover]!, pages[1 - mover]!];
    await mine.evaluate(watchStatus);
    for (const page of pages) {
      // The bank stands still, the clock of the pending decision runs.
      await expect.poll(async () => (await times(page))[1 - mover], PATIENCE).toBe('10:00');
      await expect.poll(async () => (await times(page))[mover], PATIENCE).toMatch(/^1[01]:\d\d$/);
      await page.evaluate(() => (document.documentElement.dataset['ahead'] = String(665_000)));
      await page.locator('.man.turn .low', { hasText: 'hurry' }).waitFor();
      expect((await times(page))[mover]).toMatch(/^0:[012]\d$/);
    }
    // A screen reader is told once, and only whoever must hurry; they can have more time.
    await expect.poll(() => saidBy(mine), PATIENCE).toContainEqual(expect.stringMatching(/seconds? left/));
    await mine.getByRole('button', { name: 'More time' }).waitFor();
    expect(await other.getByRole('button', { name: 'More time' }).count()).toBe(0);
    await Promise.all(pages.map((page) => page.context().close()));
  }
});

it('counts down to the moment a bot may play for somebody, and then it may', async ({ own, expect }) => {
  const { app, server } = own;
  const table = await SeatedTable.begun(server.url, ['Akiko', 'Ren', 'Saki']);
  await table.playUntil(1, 'travel');
  // A host who is there stays host.
  const host = await table.page(app, 0);
  await bar(host).waitFor();
  await server.pass(40_000);
  const page = await table.page(app, 2);
  await bar(page)
    .filter({ hasText: /Ren is away\. A bot may play for Ren in [0-2]:\d\d/ })
    .waitFor();
  expect(await page.getByRole('button', { name: 'Let a bot walk' }).count()).toBe(0);
  await server.pass(3 * MINUTE);
  // What this page knows of the server's time is older.
  await page.reload();
  const let1 = page.getByRole('button', { name: 'Let a bot walk' });
  await let1.click(PATIENCE);
  // One of the two others has voted, which is not more than half of them.
  await bar(page).filter({ hasText: '1 of 2 votes' }).waitFor();
  expect(await let1.count()).toBe(0);
  await host.reload();
  await host.getByRole('button', { name: 'Let a bot walk' }).click(PATIENCE);
  await expect.poll(async () => (await table.look(0)).info.seats[1]?.standIn, PATIENCE).toBe(true);
  // Nothing was refused, and nobody is waited for any more.
  expect(await host.locator('.note-bar').count()).toBe(0);
  await bar(host).filter({ hasText: 'away' }).waitFor({ state: 'detached' });
});

it('says until when a decision by letter may take', async ({ app, expect }) => {
  const table = await SeatedTable.begun(app.url, ['Akiko', 'Ren'], {
    pace: { kind: 'correspondence', days: 3 },
  });
  await table.playUntil(0, 'travel');
  const page = await table.page(app, 0, { locale: 'en-GB' });
  await bar(page)
    .filter({ hasText: /Until \w{3} \d\d:\d\d, 2 d 23 h left\./ })
    .waitFor();
  await page.locator('.man.turn .tab', { hasText: '2 d 23 h' }).waitFor();
  // Nobody is expected to sit there.
  const ren = await table.page(app, 1);
  await bar(ren).filter({ hasText: '2 d 23 h left' }).waitFor();
  expect(await ren.getByText('A bot may play').count()).toBe(0);
});

it('shows a decision that waits for the line, takes it back, and sends it once', async ({ app, expect }) => {
  app.tolerate(/WebSocket connection|ERR_CONNECTION/);
  const table = await SeatedTable.begun(app.url, ['Akiko', 'Ren']);
  await table.playUntil(0, 'travel');
  const proxy = await app.proxy();
  const page = await table.page(app, 0, { through: proxy.url });
  await page.locator('.stop.open').first().waitFor();
  proxy.hold();
  await page.locator('.note-bar', { hasText: 'The line is down' }).waitFor();
  const { n } = await table.look(0);
  const walk = async () => {
    await page.locator('.stop.open').first().click();
    await page.locator('.tb-bar .primary.go').click();
    await page.locator('.tb-bar', { hasText: 'Not sent yet' }).waitFor();
  };
  await walk();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await bar(page).filter({ hasText: 'Where to?' }).waitFor();
  await walk();
  proxy.release();
  await expect.poll(async () => (await table.look(0)).n, PATIENCE).toBe(n + 1);
  await page.locator('.tb-bar', { hasText: 'Not sent yet' }).waitFor({ state: 'detached' });
  await page.locator('.note-bar').waitFor({ state: 'detached' });
  expect((await table.look(0)).n).toBe(n + 1);
});

it('shows name and time, also of five people on the smallest phone', async ({ app, expect }) => {
  const names = ['Akiko', 'Benjamin', 'Chihiro', 'Doroteo', 'Esperanza'];
  const pace = { kind: 'live', seconds: 90, bank: 600 } as const;
  const table = await SeatedTable.begun(app.url, names, { pace });
  await table.playUntil(0, 'travel');
  const page = await table.page(app, 0, { viewport: { width: 360, height: 640 } });
  await page.locator('.man[data-seat="4"] time', { hasText: '10:00' }).waitFor();
  const shown = await page.evaluate(() => {
    const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const isInside = (a: DOMRect, b: DOMRect) => a.top >= b.top && a.bottom <= b.bottom + 1 && a.width > 15;
    // The room for what hangs below a line may lie over the next.
    const isApart = (a: DOMRect, b: DOMRect) =>
      a.bottom <= b.top + 3 || b.bottom <= a.top + 3 || a.right <= b.left || b.right <= a.left;
    const head = ['.head h1', '.tools'].map((part) => box(document.querySelector(part)));
    return [...document.querySelectorAll('.man')].map((man) => {
      const [name, time] = [box(man.querySelector('.who b')), box(man.querySelector('time'))];
      return (
        isInside(name, box(man)) &&
        isInside(time, box(man)) &&
        isApart(name, time) &&
        head.every((part) => isApart(part, box(man)))
      );
    });
  });
  expect(shown).toEqual([true, true, true, true, true]);
  // The tab of a higher phone has the time alone, so that it lies over no neighbor's.
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.locator('.man.turn .tab').innerText(), PATIENCE).toMatch(/^1[01]:\d\d$/);
});
