/** The first page for somebody who has never been here: what the game is, and a choice; later the ways to everything. */

import type { Page } from 'playwright-core';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { underWay } from './moments.ts';
import { positionWhere } from './positions.ts';
import { nextSituation } from './situation.ts';
import { DESKTOP, LANDSCAPE, PHONE } from './viewports.ts';

const SHORT = { width: 390, height: 664 };
const offer = (page: Page) => page.getByRole('region', { name: 'First visit' });
/** How far the page is higher than the window. */
const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

it('shows the game to whoever wants to see it', async ({ app, expect }) => {
  const page = await app.page('/');
  await offer(page).waitFor();
  await page.getByRole('link', { name: 'Show me (3 minutes)' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/learn\/\w+$/);
  await page.goBack();
  await offer(page).waitFor();
});

it('begins the first game from the page of the lessons', async ({ app, expect }) => {
  const page = await app.page('/learn');
  await page.getByRole('button', { name: 'Start the first game' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/g\/\w+$/);
  await nextSituation(page);
  await page.locator('.first-bar').waitFor();
});

it('asks those who know it once', async ({ app, expect }) => {
  const page = await app.page('/');
  await page.getByRole('button', { name: 'I know it' }).click();
  await offer(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('link', { name: 'Learn' }).waitFor();
  expect(await page.locator('.home-first').count()).toBe(0);
  // Nothing explains itself to them.
  await page.getByRole('button', { name: 'Walk the road' }).click();
  await nextSituation(page);
  await page.locator('[role=status]').first().waitFor({ state: 'attached' });
  expect(await page.locator('.first-bar').count()).toBe(0);
});

it('asks nobody who has been here before, or has a game', async ({ app, expect }) => {
  const page = await app.page('/', { settings: { theme: 'auto' } });
  await page.getByRole('link', { name: 'Learn' }).waitFor();
  expect(await page.locator('.home-first').count()).toBe(0);

  const fresh = await app.page('/');
  await fresh.getByRole('button', { name: 'Walk the road' }).click();
  await nextSituation(fresh);
  await fresh.locator('.first-bar').waitFor();
  await fresh.goto(app.url);
  await fresh.locator('.home-resume').waitFor();
  expect(await fresh.locator('.home-first').count()).toBe(0);
});

it.for([
  ['a phone', PHONE, 'light'],
  ['a short phone', SHORT, 'dark'],
  ['a phone held sideways', LANDSCAPE, 'light'],
  ['a desktop', DESKTOP, 'dark'],
] as const)('%s: no fault, in four languages', async ([, viewport, colorScheme], { app, expect }) => {
  for (const locale of ['en', 'es', 'fr', 'ja']) {
    const page = await app.page('/', { viewport, colorScheme, locale });
    await page.locator('.home-offer').waitFor();
    if (locale === 'en') {
      await bringAxe(page);
      expect.soft(await violations(page), 'first visit').toEqual([]);
    }
    // Sideways there is less room than words; the big button and the offer are in sight.
    const bottom = await page.locator('.home-offer').evaluate((one) => one.getBoundingClientRect().bottom);
    expect.soft(bottom, `${locale}: the offer`).toBeLessThanOrEqual(viewport.height);
    if (viewport !== LANDSCAPE) expect.soft(await excess(page), `${locale}: first visit`).toBe(0);
    // What comes late has its room.
    const [room, inside] = await Promise.all(
      ['.home-first', '.home-offer'].map((part) => page.locator(part).boundingBox()),
    );
    if (viewport !== LANDSCAPE)
      expect.soft(inside?.height, `${locale}: its room`).toBeLessThanOrEqual((room?.height ?? 0) + 0.5);

    const known = await app.page('/', { viewport, locale, settings: { locale } });
    await known.locator('.home-ways').waitFor();
    expect.soft(await excess(known), `${locale}: later`).toBe(0);
    const ways = await known.locator('.home-ways a').all();
    expect(ways).toHaveLength(8);
    for (const way of ways)
      expect.soft(await way.evaluate((one) => one.scrollWidth - one.clientWidth), locale).toBe(0);
  }
});

it('has room for a game to go on with on a short phone', async ({ app, expect }) => {
  const game = positionWhere({ seed: 3, until: underWay });
  const page = await app.page('/', { viewport: SHORT, settings: { theme: 'auto' }, game });
  await page.locator('.home-resume').waitFor();
  expect(await excess(page)).toBe(0);
});
