/** The end of a game that was watched comes bit by bit; a press, a reload or a wish for stillness shows all at once. */

import { END } from '@tokaido/tokaido';
import type { Page } from 'playwright-core';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import { asked, positionWhere, stateOf } from './positions.ts';
import { PHONE } from './viewports.ts';

/** Everybody has come to the last inn, and my meal is the last. */
const game = positionWhere({
  seed: 2,
  until: (table) =>
    asked(table) === 'eat' &&
    stateOf(table)
      .all.slice(0, 4)
      .every((p) => p.position === END),
});

/** Plays the last decision. `still`: nothing may move. */
async function arrive(app: App, still: boolean): Promise<Page> {
  const reducedMotion = still ? 'reduce' : 'no-preference';
  const page = await app.page(`/g/${game.id}`, { viewport: PHONE, game, reducedMotion, watch: watchEnd });
  await page.locator('.sheet-other').click();
  await page.locator('main.end').waitFor();
  return page;
}

/** Runs in the page before anything else: notes whether the end ever came bit by bit, and where its parts stood. */
function watchEnd(): void {
  const page = globalThis as { came?: boolean; tops?: Set<string> };
  page.tops = new Set();
  const look = () => {
    const end = document.querySelector('main.end');
    if (end === null) return requestAnimationFrame(look);
    if (end.classList.contains('coming')) page.came = true;
    const parts = [...end.querySelectorAll<HTMLElement>('.award, .bar, .end-foot, .rank-total')];
    page.tops?.add(parts.map(({ offsetTop, offsetLeft }) => `${offsetTop} ${offsetLeft}`).join());
    return requestAnimationFrame(look);
  };
  look();
}

const came = (page: Page) => page.evaluate(() => (globalThis as { came?: boolean }).came ?? false);
const places = (page: Page) => page.evaluate(() => (globalThis as { tops?: Set<string> }).tops?.size);
const isComing = (page: Page) => page.locator('main.end.coming').count();

it('comes bit by bit, moves nothing, and is whole after a while', async ({ app, expect }) => {
  const page = await arrive(app, false);
  await expect.poll(() => isComing(page), { timeout: 20_000 }).toBe(0);
  expect(await came(page)).toBe(true);
  expect(await places(page), 'nothing has changed its place').toBe(1);
});

it('is whole at once after a press that does what it was meant for', async ({ app, expect }) => {
  const page = await arrive(app, false);
  expect(await isComing(page)).toBe(1);
  await page.locator('.as-table summary').first().click();
  expect(await isComing(page)).toBe(0);
  expect(await page.locator('.as-table').first().getAttribute('open')).not.toBeNull();
});

it('is whole at once where nothing should move, and after a reload', async ({ app, expect }) => {
  const still = await arrive(app, true);
  expect(await came(still)).toBe(false);
  const page = await arrive(app, false);
  await page.reload();
  await page.locator('main.end').waitFor();
  expect([await came(page), await isComing(page)]).toEqual([false, 0]);
});
