/**
 * The coach says more with each press and decides nothing: a nudge, three choices, expected points. What it says covers
 * neither the board nor the action bar. At a table of the server the others see a lantern.
 */

import type { Page } from 'playwright-core';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { ALL_BOXES, underWay } from './moments.ts';
import { openTable, sitDown } from './online-table.ts';
import { asked, positionWhere } from './positions.ts';
import { SCALE } from './random-seed.ts';
import { entriesOf } from './saved-games.ts';
import { saidBy, watchStatus } from './status-log.ts';
import { DESKTOP, LANDSCAPE, PHONE } from './viewports.ts';

const COACHED = { coach: true };
const LAYOUTS = [
  ['phone, by finger', { viewport: PHONE, hasTouch: true, colorScheme: 'light' }],
  ['phone held sideways, at night', { viewport: LANDSCAPE, hasTouch: true, colorScheme: 'dark' }],
  ['desktop, by keyboard', { viewport: DESKTOP, hasTouch: false, colorScheme: 'light' }],
  ['short phone, at night', { viewport: { width: 375, height: 667 }, hasTouch: true, colorScheme: 'dark' }],
] as const;

const GAMES = [
  ['base game', { seed: 3, until: underWay }],
  ['every box', { seed: 5, options: ALL_BOXES, until: underWay }],
  ['Duo', { game: 'duo', seed: 3, until: (table: Parameters<typeof asked>[0]) => asked(table) === 'die' }],
] as const;

const BOARD = ':is(.scroll, .board, .lane, .map)';

/** What of the board or the action bar the coach lies over, or what is too small to be pressed. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate((board) => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const coach = box('.coach');
    const bar = box('.tb-bar');
    const found: string[] = [];
    if (coach === undefined || bar === undefined) return ['nothing to see'];
    const isOver = (other: DOMRect) =>
      coach.left < other.right - 1 &&
      coach.right > other.left + 1 &&
      coach.top < other.bottom - 1 &&
      coach.bottom > other.top + 1;
    if (isOver(bar)) found.push('it lies over the action bar');
    const tab = document.querySelector('.tb .men .tab');
    if (tab !== null && tab.checkVisibility() && isOver(tab.getBoundingClientRect()))
      found.push('it lies over the tab of the player to move');
    if (bar.bottom > innerHeight + 1 || bar.height < 40) found.push('the action bar is out of sight');
    const road = box(`.tb ${board}`);
    if (road === undefined || road.height < 100) found.push(`the board has ${road?.height ?? 0} px left`);
    else if (isOver(road)) found.push('it lies over the board');
    for (const button of document.querySelectorAll<HTMLElement>('.coach button')) {
      const { width, height } = button.getBoundingClientRect();
      if (width < 44 || height < 44) found.push(`${button.innerText}: ${width} × ${height}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
    return found;
  }, BOARD);
}

for (const [number, [where, device]] of LAYOUTS.entries()) {
  // In a short run another game at each size.
  it.for(SCALE < 1 ? [GAMES[number % GAMES.length]!] : GAMES)(
    `${where}: %s, three steps, and nothing is taken`,
    { timeout: 480_000 },
    async ([, position], { app, expect }) => {
      const game = positionWhere(position);
      const page = await app.page(`/g/${game.id}`, { ...device, game, settings: COACHED });
      await page.getByRole('button', { name: /^Coach/ }).waitFor();
      await bringAxe(page);
      const before = (await entriesOf(page)).length;
      const more = async (name: RegExp) => {
        const button = page.getByRole('button', { name });
        await button.waitFor();
        if (device.hasTouch) await button.tap();
        else await page.keyboard.press('h');
      };
      const coach = page.getByRole('region', { name: 'Coach' });
      const look = async (step: string) => {
        expect.soft(await faults(page), step).toEqual([]);
        expect.soft(await violations(page), step).toEqual([]);
      };

      await more(/^Coach/);
      await page.locator('.coach[data-says="nudge"]').waitFor();
      expect(await coach.locator('h2').innerText()).toMatch(/^[A-Z].+\.$/s);
      expect(await page.locator('[data-rank]').count(), 'no choice is named').toBe(0);
      const line = await coach.locator('h2').innerText();
      await expect.poll(() => page.locator('[role=status]').allInnerTexts()).toContain(line);
      await look('nudge');

      await more(/^Three choices/);
      await page.locator('.coach[data-says="choices"]').waitFor();
      expect(await coach.locator('.coach-row').count()).toBe(3);
      for (const why of await coach.locator('.coach-why').allInnerTexts())
        expect(why).toMatch(/[+−][\d.]+ \S/);
      expect(await coach.locator('.coach-foot').innerText()).toMatch(/(in \d+ of|in all) 100 tries/);
      await look('choices');
      // The second is looked at: the board shows it, and nothing has been decided.
      await coach.locator('.coach-row').nth(1).click();
      expect(await page.locator('.tb [data-rank="二"]').first().getAttribute('aria-pressed')).toBe('true');

      await more(/^Points/);
      await coach.locator('progress').first().waitFor();
      await coach.locator('.coach-bar').first().waitFor();
      await coach.locator('progress').waitFor({ state: 'detached', timeout: 300_000 });
      const rows = await coach.locator('.coach-row').allInnerTexts();
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows) expect(row).toMatch(/\d+\.\d ± \d+\.\d (most|level|[\d.]+ fewer)/);
      expect(await coach.locator('.coach-foot').innerText()).toMatch(/played to the end \d+ times/);
      await look('points');

      await page.keyboard.press('Escape');
      await coach.waitFor({ state: 'detached' });
      expect(await page.locator('[data-rank]').count()).toBe(0);
      expect((await entriesOf(page)).length).toBe(before);
      await page.locator('.tb-bar .primary').waitFor();
    },
  );
}

it('helps with a question in a sheet without lying over it, and keeps the focus', async ({ app, expect }) => {
  const game = positionWhere({ seed: 3, until: (table) => asked(table) === 'buy' });
  const page = await app.page(`/g/${game.id}`, { viewport: PHONE, game, settings: COACHED });
  await page.locator('.sheet.asks').waitFor();
  await page.getByRole('button', { name: 'Coach' }).press('Enter');
  await page.locator('.coach[data-says="nudge"]').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Three choices');
  await page.keyboard.press('Enter');
  await page.locator('.coach[data-says="choices"]').waitFor();
  expect(await page.locator('.coach-why').first().innerText()).toMatch(/[+−][\d.]+ \S/);
  const [help, sheet] = await Promise.all(
    ['.coach', '.sheet.asks'].map((part) => page.locator(part).boundingBox()),
  );
  expect(help!.y + help!.height).toBeLessThanOrEqual(sheet!.y + 1);
  await page.keyboard.press('Escape');
  await page.locator('.coach').waitFor({ state: 'detached' });
  expect(await page.locator('.sheet.asks').count()).toBe(1);
});

it('can be off: no button then, the key offers it, and the menu turns it on and off', async ({
  app,
  expect,
}) => {
  const game = positionWhere({ seed: 3, until: underWay });
  const page = await app.page(`/g/${game.id}`, { viewport: PHONE, game, settings: { coach: false } });
  await page.locator('.stop.open').first().waitFor();
  expect(await page.getByRole('button', { name: 'Coach', exact: true }).count()).toBe(0);
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.locator('.coach[data-says="nudge"]').waitFor();
  await page.getByRole('button', { name: 'Close the coach' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Turn the coach off' }).click();
  await page.getByRole('button', { name: 'Turn the coach on' }).waitFor();
  expect(await page.getByRole('button', { name: 'Coach', exact: true }).count()).toBe(0);
});

const as = (name: string, more: object = {}) => ({ settings: { pace: 'instant', name, ...more } });

it('online the others see a lantern from the first word on, until it is turned off', async ({
  app,
  expect,
}) => {
  const host = await app.page('/', as('Akiko', { coach: true }));
  const path = await openTable(host);
  const guest = await app.page(path, { ...as('Ren'), watch: watchStatus });
  await sitDown(guest);
  await host.getByRole('button', { name: 'Start the walk' }).click();
  const lantern = guest.locator('.man:has(.lamp)');
  await guest.locator('.man').first().waitFor();
  // Both choose a traveler.
  await host.getByRole('button', { name: /^Coach/ }).waitFor();
  expect(await lantern.count()).toBe(0);
  await expect.poll(() => host.locator('.sheet.asks').count()).toBe(1);
  await host.keyboard.press('h');
  await host.locator('.coach[data-says="nudge"]').waitFor();
  await expect.poll(() => lantern.locator('.sr-only').innerText()).toContain('Akiko, 0 points');
  expect(await lantern.locator('.sr-only').innerText()).toContain('with the coach');
  await expect.poll(async () => (await saidBy(guest)).join(' ')).toContain('Akiko uses the coach.');
  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Turn the coach off' }).click();
  await lantern.waitFor({ state: 'detached' });
});

it('nobody has it at a listed table, and is told so', async ({ app, expect }) => {
  const host = await app.page('/', as('Akiko', { coach: true }));
  await host.getByRole('link', { name: 'New table' }).click();
  await host.getByRole('radio', { name: /^Listed/ }).check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByRole('button', { name: 'Start the walk' }).click();
  await host.locator('.sheet.asks').waitFor();
  expect(await host.getByRole('button', { name: /^Coach/ }).count()).toBe(0);
  await host.keyboard.press('h');
  await host
    .locator('.coach[data-says="listed"]', { hasText: 'Nobody has the coach at a listed table.' })
    .waitFor();
  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByText('No coach at listed tables').waitFor();
});
