/** Duo's table by pointer and by keys: one press for a move and its plain gain, the list behind a die, the boards. */

import type { Page } from 'playwright-core';
import { it } from './app-test.ts';
import { PICKED, UNDER_WAY } from './duo-scenes.ts';
import { show } from './scene.ts';
import { PHONE } from './viewports.ts';

/** The value under a peg of mine. */
const peg = (page: Page, track: 'temple' | 'garden') => page.locator(`.strip .${track} .at`).innerText();
/** The first gain of a Pilgrim that is picked in these scenes is that of a garden. */
const go = '.tb-bar .primary.go';

it('a Pilgrim goes to a garden and visits it by one press, or only goes, and steps back one decision at a time', async ({
  app,
  expect: here,
}) => {
  const page = await show(app, PICKED, { viewport: PHONE });
  const before = Number(await peg(page, 'garden'));
  await page.locator('.only-go').click();
  const sheet = page.locator('.sheet.asks');
  await sheet.waitFor();
  here(Number(await peg(page, 'garden'))).toBe(before);
  await sheet.locator('.sheet-undo').click();
  await sheet.waitFor({ state: 'detached' });
  // The die is still looked at.
  await page.locator('.target.open').first().press('Enter');
  await page.locator('.settling').waitFor({ state: 'detached' });
  await page.locator(go).click();
  await page.waitForFunction(
    (wanted) => document.querySelector('.strip .garden .at')?.textContent === wanted,
    String(before + 1),
  );
  here(await sheet.count()).toBe(0);
  await page.context().close();
});

it('keys choose a die, go over its targets, and take a move; the focus is never lost', async ({
  app,
  expect: here,
}) => {
  const page = await show(app, UNDER_WAY, { viewport: PHONE });
  const focused = () => page.evaluate(() => document.activeElement?.className ?? '');
  const dice = page.locator('.die:not([aria-disabled])');
  // The keys of the table are fetched beside it.
  await page.waitForLoadState('networkidle');
  await dice.first().focus();
  await page.keyboard.press('ArrowRight');
  here(await dice.nth(1).getAttribute('aria-checked')).toBe('true');
  here(await focused()).toContain('die');
  // From the dice to the map; the keys of the table may come a little after it.
  const picked = page.locator('.target.picked');
  await here
    .poll(async () => {
      if ((await picked.count()) === 0) await page.keyboard.press('l');
      return picked.count();
    })
    .toBe(1);
  const seen = new Set<string>();
  const look = async () => {
    await page.waitForFunction(() => document.activeElement?.matches('.target.picked'));
    seen.add((await picked.getAttribute('data-target')) ?? '');
  };
  await look();
  // Along its targets.
  for (const key of ['ArrowRight', 'l', 'l']) {
    await page.keyboard.press(key);
    await look();
  }
  here(seen.size).toBeGreaterThan(2);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.target.picked') === null);
  here(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.context().close();
});

it('a die lists where it leads and why not elsewhere, and a target of the list is picked', async ({
  app,
  expect: here,
}) => {
  const page = await show(app, UNDER_WAY, { viewport: PHONE });
  await page.locator('.die.artist').click();
  await page.locator('.die.artist').click();
  const list = page.locator('.target-list');
  const rows = list.locator('button.target-row');
  await rows.first().waitFor();
  here(await rows.count()).toBe(await page.locator('.target.open').count());
  await list.locator('summary').click();
  const closed = list.locator('.target-row.closed');
  here((await rows.count()) + (await closed.count())).toBe(8);
  here(await closed.locator('a').count()).toBe(await closed.count());
  const name = await rows.last().locator('b').innerText();
  await rows.last().click();
  await list.waitFor({ state: 'detached' });
  // The bar names the place without saying which of several it is.
  here(name).toContain(await page.locator('.tb-bar h2').innerText());
  await page.context().close();
});

it('the strip turns to the other player, and a board opens all that they have', async ({
  app,
  expect: here,
}) => {
  const page = await show(app, UNDER_WAY, { viewport: PHONE });
  const label = () => page.locator('.strip').getAttribute('aria-label');
  const mine = await label();
  await page.locator('.pager-turn').click();
  here(await label()).not.toBe(mine);
  await page.locator('.strip .bd').first().click();
  const sheet = page.locator('.duo-collection');
  await sheet.waitFor();
  here(await sheet.getAttribute('aria-label')).toBe(await label());
  here(await sheet.locator('.ends-table tbody tr').count()).toBe(4);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.context().close();
});
