/** Without a network: cold start, whole games, rules, languages, deep links. */

import { expect } from 'vitest';
import { it } from './app-test.ts';
import { copiedFiles, cutOffDevice } from './offline-copy.ts';
import { DECISIONS, SCALE, seedOf } from './random-seed.ts';
import { TouchPlayer } from './touch-player.ts';

const seed = seedOf('offline');
const INSTANT = { pace: 'instant' };

it('starts cold and plays a game against bots', async ({ app }) => {
  const { context, url } = await cutOffDevice(app, { settings: INSTANT });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Walk the road' }).click();
  const player = new TouchPlayer(page, seed);
  await player.step();
  await player.step();

  // A deep link opens, and the game is where it was.
  const before = await player.asked();
  await page.reload();
  const again = await new TouchPlayer(page, seed).asked();
  expect(again.kind).toBe(before.kind);
  await player.play(DECISIONS);
});

it('plays Duo, which this device has never played before', async ({ app }) => {
  const { context, url } = await cutOffDevice(app, { settings: { ...INSTANT, level: 'daimyo' } });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Tokaido Duo' }).click();
  await page.getByRole('button', { name: 'Walk the road' }).click();
  const player = new TouchPlayer(page, seed);
  await player.play(SCALE < 1 ? 4 : Number.POSITIVE_INFINITY);
  expect(player.taken.island).toBeGreaterThan(1);
});

it('plays with every box and the strongest bots', async ({ app }) => {
  const { context, url } = await cutOffDevice(app, {
    settings: { ...INSTANT, boxes: 'crossroads,matsuri', level: 'daimyo', bots: 1 },
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Walk the road' }).click();
  const player = new TouchPlayer(page, seed);
  await player.play(SCALE < 1 ? 4 : 8);
});

it('opens every page and every language', async ({ app }) => {
  const { context, url } = await cutOffDevice(app, { settings: INSTANT });
  const page = await context.newPage();
  for (const [path, title] of [
    ['/rules', 'Rules'],
    ['/rules/temple', 'Temple'],
    ['/rules/duo-waves', 'Seashore and waves'],
    ['/new', 'New table'],
    ['/same-device', 'Same device'],
    ['/journeys', 'Journeys'],
    ['/about', 'About'],
    ['/settings', 'Settings'],
  ] as const) {
    await page.goto(`${url}${path}`);
    await page.locator('main :is(h1, h2, h3)', { hasText: title }).first().waitFor();
  }
  for (const [locale, word] of [
    ['es', 'Ajustes'],
    ['fr', 'Réglages'],
    ['ja', '設定'],
    ['en', 'Settings'],
  ] as const) {
    await page.locator(`.pref-option:has(input[value="${locale}"])`).click();
    await page.locator('main h1', { hasText: word }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
  }
});

it('says that it is ready when every file is there, and not before', async ({ app }) => {
  const page = await app.page('/settings', { serviceWorkers: 'allow' });
  const section = page.locator('section', { hasText: 'Without a network' });
  await section.locator('p', { hasText: 'Ready offline' }).waitFor();
  const { wanted, here } = await copiedFiles(page);
  expect(wanted.length).toBeGreaterThan(40);
  expect(here).toEqual(wanted);
});

it('copies nothing by itself where the browser saves data', async ({ app }) => {
  const page = await app.page('/settings', { serviceWorkers: 'allow', watch: saveData });
  const section = page.locator('section', { hasText: 'Without a network' });
  await section.locator('p', { hasText: 'saves data' }).waitFor();
  const { wanted, here } = await copiedFiles(page);
  expect(here.length).toBeLessThan(wanted.length / 2);
  await section.getByRole('button', { name: 'Fetch it now' }).click();
  await section.locator('p', { hasText: 'Ready offline' }).waitFor();
});

/** Runs in the page: a person who asked their browser to save data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

it('says what cannot be had without a network', async ({ app }) => {
  const { context, url } = await cutOffDevice(app, { settings: INSTANT });
  const page = await context.newPage();
  await page.goto(`${url}/new`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.fault', { hasText: /\S/ }).waitFor();
  await page.goto(`${url}/t/nowhere`);
  await page.locator('main').waitFor();
});
