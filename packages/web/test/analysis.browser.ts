/** The analysis: progress, what is stored, trying again with the answer hidden, what-if, and nothing told too early. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { isOver } from './moments.ts';
import type { Kept } from './positions.ts';
import { positionWhere } from './positions.ts';
import { shareOf } from './random-seed.ts';
import { DESKTOP, LANDSCAPE, PHONE } from './viewports.ts';

/** Played by chance: there is much to find fault with. */
const ROAD = positionWhere({ seed: 3, until: isOver });
const prefer = (words: readonly string[]) => words.findLast((action) => !/^(pass|keep -)$/.test(action));
const ISLAND = positionWhere({ game: 'duo', until: isOver, prefer });
const GAMES = [
  ['Tokaido', ROAD],
  ['Duo', ISLAND],
] as const;

/** A decision on the board by the person of the device: the position before it. */
function ownMove({ entries }: Kept, verb: RegExp, from = 0): number {
  const acts = entries.filter((entry) => entry.kind === 'acted');
  return acts.findIndex((entry, i) => i >= from && entry.seat === 0 && verb.test(entry.action));
}

async function analysed(app: App, game: Kept, at: number, options = {}): Promise<Page> {
  const page = await app.page(`/r/${game.id}?m=${at}`, { game, ...options });
  await page.getByRole('button', { name: 'Analysis', exact: true }).click();
  await page.locator('.sums-view').waitFor({ timeout: 60_000 });
  return page;
}

/** Runs in the page: how far what is stored goes. */
async function stored(): Promise<readonly { decisions: number; refined: number }[]> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('tokaido-analyses', 1);
    request.addEventListener('success', () => resolve(request.result));
  });
  const request = database.transaction('entries').objectStore('entries').getAll();
  await new Promise((resolve) => request.addEventListener('success', resolve));
  database.close();
  return request.result.map(({ part, refined }) => ({
    decisions: part.decisions.length,
    refined: refined.length,
  }));
}

it('tells how far it is, stores what it found, and goes on from there after a reload', async ({
  app,
  expect,
}) => {
  const page = await app.page(`/r/${ROAD.id}?m=40`, { game: ROAD });
  // Whoever looks from outside may come too late: the second look takes a few seconds.
  await page.evaluate(() => {
    const pause = () => {
      const progress = document.querySelector('.analysis-progress');
      if (!/marked moves: [1-9]/.test(progress?.textContent ?? '')) return;
      watching.disconnect();
      progress?.querySelector('button')?.click();
    };
    const watching = new MutationObserver(pause);
    watching.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Analysis', exact: true }).click();
  const progress = page.locator('.analysis-progress');
  await progress.getByText('Paused').waitFor({ timeout: 60_000 });
  const [found] = await page.evaluate(stored);
  expect(found?.decisions).toBe(ROAD.entries.filter(({ kind }) => kind === 'acted').length);
  expect(found?.refined).toBeGreaterThan(0);

  await page.reload();
  // It was open before: what is stored is there at once.
  await page.locator('.sums-view').waitFor();
  await expect
    .poll(async () => (await page.evaluate(stored))[0]?.refined, { timeout: 60_000 })
    .toBeGreaterThan(found?.refined ?? 0);
});

it.for(shareOf(GAMES))(
  'hides the answer first, and then says what a choice was worth: %s',
  async ([, game], { app, expect }) => {
    const page = await analysed(app, game, 1, { viewport: DESKTOP });
    await page.locator('.moments-list button').first().click();
    await page.locator('.decision-view').getByRole('button', { name: 'Try again' }).click();
    await page.locator('.trial').waitFor();
    for (const hidden of ['[data-rank]', '.chances', '.decision-view', '.moments-list', '.bar-marks span'])
      expect(await page.locator(hidden).count(), hidden).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(
      /^Move \d+: what would you/,
    );

    // By the list, which is there for every decision; its order tells nothing.
    await page.getByText('Choose from a list').click();
    const choices = page.locator('.trial-list button');
    expect(await choices.count()).toBeGreaterThan(1);
    await choices.last().click();
    await expect
      .poll(() => page.locator('.trial-verdict').innerText())
      .toMatch(/best|as good|points (better|worse)|what was played/);
    await page.locator('.decision-view').waitFor();
    const count = await page.locator('.trial .muted').first().innerText();
    expect(count).toMatch(/1 of \d+/);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => page.locator('.trial .muted').first().innerText()).toMatch(/2 of \d+/);
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect.poll(() => page.locator('.trial-verdict').innerText()).toMatch(/^The best was/);
    await page.getByRole('button', { name: 'Stop trying' }).click();
    await page.locator('.moments-list').waitFor();
  },
);

it.for(shareOf([LANDSCAPE, PHONE]))(
  'leaves the ways out in sight where a form lies over the foot: $width × $height',
  async (viewport, { app, expect }) => {
    const move = ownMove(ROAD, /^buy/, 0);
    const page = await app.page(`/r/${ROAD.id}?m=${move}&try=1`, { viewport, game: ROAD });
    await page.locator('.trial .sheet').waitFor({ timeout: 60_000 });
    for (const name of ['Show me', 'Stop trying'])
      expect.soft(await isInSight(page.getByRole('button', { name })), name).toBe(true);
  },
);

/** Whether nothing lies over the middle of it. */
function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && element.contains(top);
  });
}

it('is answered on the road itself: pressed once it is looked at, twice it is chosen', async ({
  app,
  expect,
}) => {
  const move = ownMove(ROAD, /^travel/, 20);
  const page = await analysed(app, ROAD, move, { viewport: DESKTOP });
  const again = page.locator('.decision-view').getByRole('button', { name: 'Try again' });
  // Somewhere a walk of mine was not the best.
  for (let next = move; (await again.count()) === 0; ) {
    next = ownMove(ROAD, /^travel/, next + 1);
    await page.goto(`${page.url().replace(/\?.*/, '')}?m=${next}`);
    await page.locator('.decision-view').waitFor({ timeout: 60_000 });
  }
  await again.click();
  await page.locator('.trial').waitFor();
  const stop = page.locator('button.open[data-stop]').first();
  await stop.click();
  await page.locator('.trial-picked').waitFor();
  await stop.click();
  await page.locator('.trial-verdict').waitFor();
  expect(await page.locator('[data-rank]').count()).toBeGreaterThan(0);
});

it.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)(
  'shows what any open stop was worth, by touch and by keyboard, on %s',
  async ([, viewport], { app, expect }) => {
    const page = await analysed(app, ROAD, ownMove(ROAD, /^travel/, 10), { viewport });
    if (viewport === PHONE) await page.getByRole('button', { name: 'Fold the analysis' }).click();
    const open = page.locator('button.open[data-stop]');
    await open.nth(1).click();
    if (viewport === PHONE) {
      // Also where all but its head is folded away.
      await expect
        .poll(() => page.locator('.analysis-head .what-if').innerText())
        .toMatch(/\d+% to win, [\d.]+ points/);
      await page.getByRole('button', { name: 'Unfold the analysis' }).click();
    }
    const says = page.locator('.what-if');
    await expect
      .poll(() => says.innerText())
      .toMatch(/\d+% to win, [\d.]+ points\. (Nothing is better|[−+\d.]+ points to)/);
    const touched = await says.innerText();
    await page.locator('.choices summary').click();
    const rows = page.locator('.choices tbody button');
    const name = touched.slice(0, touched.indexOf(':'));
    await rows.filter({ hasNotText: name }).first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => says.innerText()).not.toContain(`${name}:`);
    await expect.poll(() => says.innerText()).toMatch(/\d+% to win/);
  },
);

it('tells nothing of what lies ahead where the ending is hidden', async ({ app, expect }) => {
  const watch = () => {
    // Nothing can be stored on the empty page that comes first.
    if (location.protocol === 'http:') localStorage.setItem('tokaido.replay', '{"hidesEnd":true,"speed":1}');
  };
  const page = await app.page(`/r/${ROAD.id}?m=12`, { game: ROAD, viewport: DESKTOP, watch });
  await page.getByRole('button', { name: 'Analysis', exact: true }).click();
  await page.getByText('Sums and chances to come are hidden').waitFor({ timeout: 60_000 });
  expect(await page.locator('.sums-view').count()).toBe(0);
  expect(await page.locator('.decision-view').count()).toBe(0);
  await page.locator('.replay-below .as-table summary').click();
  const rows = page.locator('.replay-below .as-table tbody tr');
  await expect.poll(() => rows.count()).toBe(13);
});

it.for(GAMES)('names three moments at the end, and leads to them: %s', async ([, game], { app, expect }) => {
  const page = await app.page(`/g/${game.id}`, { game });
  const moments = page.locator('.three-moments');
  await moments.locator('li').first().waitFor({ timeout: 60_000 });
  await moments.locator('.moment').first().waitFor();
  expect(await moments.locator('h3').allInnerTexts()).toHaveLength(3);
  await expect
    .poll(() => moments.locator('.costliest').innerText())
    .toMatch(/−[\d.]+ points[\s\S]*Move \d+: /);
  await bringAxe(page);
  expect(await violations(page)).toEqual([]);
  await moments.getByRole('link', { name: /^Try again \(move \d+\)$/ }).click();
  await page.locator('.trial').waitFor({ timeout: 60_000 });
  expect(page.url()).toMatch(/\/r\/\w+\?m=\d+/);
});

it.for([
  ['a phone by day', PHONE, 'light'],
  ['a desktop by night', DESKTOP, 'dark'],
] as const)(
  'has nothing that axe holds against it, and fits: %s',
  async ([, viewport, colorScheme], { app, expect }) => {
    const page = await analysed(app, ROAD, ownMove(ROAD, /^travel/, 30), { viewport, colorScheme });
    if (viewport === PHONE) {
      const marks = await page.locator('.bar-marks span').evaluateAll(lowestOf);
      const play = await page
        .locator('.replay-play')
        .evaluateAll((all) => all[0]!.getBoundingClientRect().top);
      expect(marks, 'marks stay clear of the buttons').toBeLessThanOrEqual(play + 0.5);
    }
    for (const table of await page.locator('.analysis summary:visible').all()) await table.click();
    await bringAxe(page);
    expect(await violations(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const small = await page
      .locator('.analysis :is(button, summary):visible')
      .evaluateAll((all) =>
        all
          .map((each) => ({ name: each.textContent, height: each.getBoundingClientRect().height }))
          .filter(({ height }) => height < 43.5),
      );
    expect(small).toEqual([]);
    await page.locator('.moments-list button').first().click();
    await page.locator('.decision-view').getByRole('button', { name: 'Try again' }).click();
    await page.locator('.trial').waitFor();
    await bringAxe(page);
    expect(await violations(page)).toEqual([]);
    // What everybody has is part of the question, and the ways out are in sight.
    expect(await isInSight(page.locator('.men .purse').first())).toBe(true);
    for (const name of ['Show me', 'Stop trying'])
      expect.soft(await isInSight(page.getByRole('button', { name })), name).toBe(true);
  },
);

/** Runs in the page. */
function lowestOf(all: Element[]): number {
  return Math.max(...all.map((each) => each.getBoundingClientRect().bottom));
}

it('is no part of a first move', ({ expect }) => {
  const graph = join(import.meta.dirname, '..', 'dist', '.vite', 'first-move.json');
  const files = Object.values(JSON.parse(readFileSync(graph, 'utf8')) as Record<string, string[][]>).flat(2);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => /analysis|replay|strong/.test(file))).toEqual([]);
});
