/** The journeys of a device with a dozen games: what they say, filters, removal, and the way to another device. */

import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { App } from './app.ts';
import { store } from './app.ts';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { DUO, keptGame } from './finished-games.ts';
import { isOver, underWay } from './moments.ts';
import type { Kept } from './positions.ts';
import { positionWhere } from './positions.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const DAY = 24 * 3600 * 1000;
const TABLES: readonly (readonly [options: string, players: number])[] = [
  ['', 4],
  ['boxes=crossroads', 4],
  ['', 3],
  ['boxes=crossroads,matsuri', 5],
  ['', 4],
];

/** Ten games of the road, a week apart, and two of Duo; one that several people share, and one under way. */
const games: readonly Kept[] = (() => {
  const road = Array.from({ length: 10 }, (_, i) => {
    const [options, players] = TABLES[i % TABLES.length] ?? ['', 4];
    return positionWhere({ options, players, until: isOver, seed: 300 + i });
  });
  const duo = [keptGame(DUO), positionWhere({ ...DUO.wish, seed: 77 })];
  const shared = positionWhere({ people: 2, players: 3, until: isOver, seed: 900 });
  const now = Date.now();
  const dated = [shared, ...road, ...duo].map((game, i) => {
    const id = `${game.id}${i}`;
    const [opened, ...rest] = game.entries;
    const entries = [{ ...opened, id } as typeof opened, ...rest] as Kept['entries'];
    return { id, entries, row: { ...game.row, id, touched: now - i * 7 * DAY } };
  });
  return [...dated, positionWhere({ until: underWay })];
})();

async function open(
  app: App,
  viewport: { width: number; height: number },
  path = '/journeys',
): Promise<Page> {
  const device = await app.device({ viewport });
  const page = await device.newPage();
  for (const game of games) await store(page, app.url, { game });
  await page.goto(`${app.url}${path}`);
  await page.locator('.journey-card').first().waitFor();
  return page;
}

const card = (page: Page, words: RegExp) => page.locator('.journey-card', { hasText: words }).locator('dd');

it('says what a dozen games come to, by game and by time', async ({ app, expect }) => {
  const page = await open(app, DESKTOP);
  await expect.poll(() => card(page, /^games/).innerText()).toBe('10');
  expect(await page.locator('.source-table tbody tr').count()).toBeGreaterThan(7);
  await page.getByRole('region', { name: 'By traveler' }).getByRole('listitem').first().waitFor();
  await page.getByText(/Few games prove little/).waitFor();
  // A screen reader tells the games apart by the names of their buttons.
  const names = await page
    .locator('.journey-play')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContainEqual(expect.stringMatching(/^Replay 3 bots, Base game, \d+ \w+ \d{4}/));
  await page.getByRole('radio', { name: 'Tokaido Duo' }).check();
  await expect.poll(() => card(page, /^games/).innerText()).toBe('2');
  expect(await page.locator('.source-table tbody tr').count()).toBe(3);
  await page.getByRole('radio', { name: 'Everything' }).check();
  await expect.poll(() => card(page, /^games/).innerText()).toBe('12');
  expect(await page.locator('.journey-sources').count()).toBe(2);
  // All of them are younger than the fourth month back; the choice outlives a reload.
  await page.getByRole('radio', { name: /^Since/ }).check();
  await expect.poll(() => card(page, /^games/).innerText()).toBe('12');
  await page.reload();
  await page
    .getByRole('radio', { name: /^Since/ })
    .and(page.locator(':checked'))
    .waitFor();
  // The game of several people counts once one of them is known to be me.
  await page.getByText('Set your name in the settings').first().waitFor();
});

it('analyses what has no analysis yet, and remembers it', async ({ app, expect }) => {
  const page = await open(app, DESKTOP);
  await page.getByRole('button', { name: 'Analyze 10 games' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await page.locator('.journey-analyze').waitFor({ state: 'detached' });
  expect(await card(page, /^accuracy/).innerText()).toMatch(/^\d+%$/);
  expect(await page.locator('.accuracy-frame circle').count()).toBe(10);
  await page.reload();
  await expect.poll(() => card(page, /^accuracy/).innerText()).toMatch(/^\d+%$/);
});

it('removes a game, and brings it back', async ({ app, expect }) => {
  const page = await open(app, PHONE);
  await expect.poll(() => card(page, /^games/).innerText()).toBe('10');
  const row = page.locator('.journey.past').first();
  await row.getByRole('button', { name: /^More/ }).click();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('button', { name: /^More/ }).waitFor();
  await row.getByRole('link', { name: /^Replay/ }).click();
  await page.locator('.replay-bar').waitFor();
});

async function exportedBy(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  return text(await download.createReadStream());
}

const choose = (page: Page, content: string) =>
  page.locator('.transfer-buttons input').setInputFiles({
    name: 'tokaido-my-data.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });

it('goes to another device as one file', async ({ app, expect }) => {
  const page = await open(app, DESKTOP);
  await expect.poll(() => card(page, /^games/).innerText()).toBe('10');
  const file = await exportedBy(page);
  await page.getByText('give it to nobody you play with').waitFor();
  const other = await app.page('/journeys', { viewport: DESKTOP });
  await other.locator('.no-journeys').waitFor();
  await choose(other, 'nothing of the kind');
  await other.getByText('no export of this game').waitFor();
  await choose(other, file.replace('"version":1', '"version":9'));
  await other.getByText('written by a newer version').waitFor();
  await choose(other, file);
  await other.getByRole('button', { name: 'Import', exact: true }).click();
  await other.getByText('14 games added; none was here already.').waitFor();
  await other.getByRole('radio', { name: 'Tokaido', exact: true }).check();
  await expect.poll(() => card(other, /^games/).innerText()).toBe('10');
  expect(await other.locator('.journeys-now .journey').count()).toBe(1);
  await choose(other, file);
  await other.getByRole('button', { name: 'Import', exact: true }).click();
  await other.getByText('No new games; 14 were here already.').waitFor();
  // In the settings too, with an export of the first release.
  const old = readFileSync(
    new URL('../../../fixtures/0.1.0/export/tokaido-my-data.json', import.meta.url),
    'utf8',
  );
  const third = await app.page('/settings');
  await choose(third, old);
  await third.getByLabel('Take over the settings too').check();
  await third.getByRole('button', { name: 'Import', exact: true }).click();
  await third.getByText('1 game added').waitFor();
  await third.getByText('2 unfinished games were left out').waitFor();
  expect(await third.locator('html').getAttribute('data-theme')).toBe('dark');
});

describe('fits and is free of violations', () => {
  for (const viewport of [PHONE, { width: 390, height: 664 }, DESKTOP]) {
    it(`${viewport.width}×${viewport.height}`, async ({ app, expect }) => {
      const page = await open(app, viewport);
      await page.locator('.source-table').waitFor();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main :is(button, a[href], label, summary)')]
          .map((each) => [each.textContent, each.getBoundingClientRect()] as const)
          .filter(([, { width, height }]) => width > 0 && (height < 44 || width < 40))
          .map(([words, { width, height }]) => `${words} ${width}×${height}`),
      );
      expect(small).toEqual([]);
      await bringAxe(page);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page)).toEqual([]);
    });
  }
});
