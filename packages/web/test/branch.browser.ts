/** Branches in a browser: from a moment of a replay to the end of another game, offline, with a reload on the way. */

import { recordFromText, verify } from '@tokaido/kernel';
import { gameOf } from '@tokaido/table';
import type { Page } from 'playwright-core';
import type { App } from './app.ts';
import { store } from './app.ts';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { DUO, FINISHED, type FinishedGame, keptGame, positionsOf } from './finished-games.ts';
import { wholeCopy } from './offline-copy.ts';
import { SCALE, seedOf, shareOf } from './random-seed.ts';
import { TouchPlayer } from './touch-player.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const SEED = seedOf('branch');
const BASE = FINISHED[0]!;
const MATSURI = FINISHED[2]!;

/** Late enough that the rest is soon played. */
/** Little is left to be played of a game in a short run, a third in a long one. */
const LATE = SCALE < 1 ? 0.85 : 0.7;
const lateMove = (game: FinishedGame) => Math.floor(positionsOf(keptGame(game)).length * LATE);

const QUICK = { pace: 'instant' };

async function replayAt(
  app: App,
  game: FinishedGame,
  options: Parameters<App['page']>[1] = {},
): Promise<Page> {
  const kept = keptGame(game);
  const page = await app.page(`/r/${kept.id}?m=${lateMove(game)}`, {
    game: kept,
    settings: QUICK,
    ...options,
  });
  await page.locator('.replay-bar').waitFor();
  return page;
}

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog', { name: /Play on from move/ }).waitFor();
}

const takeSeat = async (page: Page) => {
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await page.waitForURL(/\/g\//);
  await page.locator('.table-page:not(.replay)').waitFor();
};

const cells = (page: Page, column: number) =>
  page
    .locator(`.branch-result tbody td:nth-child(${column})`)
    .allTextContents()
    .then((texts) => texts.map(Number));

it.for(shareOf([BASE, DUO]))(
  'is played to its end, with a reload on the way, and compared: $name',
  { timeout: 240_000 },
  async (game, { app, expect }) => {
    const kept = keptGame(game);
    const move = lateMove(game);
    const page = await replayAt(app, game, { viewport: PHONE });
    await openSheet(page);
    await takeSeat(page);
    const player = new TouchPlayer(page, SEED);
    await player.play(2);
    await page.reload();
    await page.locator('.branch-chip').waitFor();
    await new TouchPlayer(page, SEED + 1).play();
    await page.locator('.branch-result').waitFor();
    expect(await cells(page, 3)).toEqual(kept.row.points);
    const now = await cells(page, 2);
    const record = await savedRecord(page);
    expect(record.branches).toMatchObject([{ move, seat: 0, cards: 'dealt' }]);
    expect(now).toEqual(record.result);
    expect(verify(gameOf({ game: record.game }).game, record)).toMatchObject({
      ok: true,
      value: { sealed: true },
    });
    await bringAxe(page);
    expect(await violations(page)).toEqual([]);
    // Once more from there, and back to the game that was left.
    const first = page.url();
    await page.getByRole('button', { name: 'Again from the same moment' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/g/') && url.href !== first);
    await page.goto(first);
    await page.getByRole('link', { name: 'Back to that moment' }).click();
    await page.waitForURL(new RegExp(`/r/${kept.id}\\?m=${move}$`));
    await page.locator('.replay-bar').waitFor();
    await page.goto(new URL('/journeys', page.url()).href);
    const marked = page.locator('.journey', { hasText: `A branch from move ${move} of another game` });
    await marked.first().waitFor();
    expect(await marked.count()).toBe(2);
  },
);

/** Reads the record of the game that the page shows, as its worker would write it. */
async function savedRecord(page: Page) {
  await page.getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /record/i }).click(),
  ]);
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  await page.keyboard.press('Escape');
  const record = recordFromText(Buffer.concat(parts).toString('utf8'));
  if (!record.ok) throw new Error(record.error);
  return record.value;
}

it('goes on without a network, cards as they lay, in any seat and with all boxes', async ({
  app,
  expect,
}) => {
  app.tolerate(/net::ERR_/);
  const kept = keptGame(MATSURI);
  const proxy = await app.proxy();
  const first = await app.page('/', { through: proxy.url, serviceWorkers: 'allow' });
  await wholeCopy(first);
  await store(first, proxy.url, { settings: QUICK, game: kept });
  await first.close();
  proxy.stop();
  await first.context().setOffline(true);
  const page = await first.context().newPage();
  await page.goto(`${proxy.url}/r/${kept.id}?m=${lateMove(MATSURI)}`);
  await openSheet(page);
  await page.locator('.branch-seats label').nth(2).click();
  await page.getByRole('combobox').selectOption('pilgrim');
  await page.locator('.branch-cards label').nth(1).click();
  await takeSeat(page);
  await page.locator('.branch-chip', { hasText: 'with its cards as they lay' }).waitFor();
  await new TouchPlayer(page, SEED).play(2);
  const levels = await page.locator('.man .level-mark').count();
  expect(levels).toBe(4);
}, 180_000);

it.for([
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const)('opens by keyboard and closes again: %s', async ([, viewport, colorScheme], { app, expect }) => {
  const page = await replayAt(app, BASE, { viewport, colorScheme });
  const button = page.getByRole('button', { name: 'Play on from here' });
  await button.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: /Play on from move/ });
  await sheet.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('branch-seat');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.branch-seats label').nth(1).locator('input').isChecked()).toBe(true);
  await bringAxe(page);
  expect(await violations(page)).toEqual([]);
  const low = await sheet
    .locator('button, label, select')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
  expect(low, 'targets lower than 44 pixels').toBe(0);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
});

it('is not offered once the game is over', async ({ app, expect }) => {
  const page = await replayAt(app, BASE);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Play on from here' }).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play on from here' }).waitFor();
  expect(await page.locator('.branch-sheet').count()).toBe(0);
});
