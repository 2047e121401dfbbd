/** What happens in Duo, shown and told: my result on a card that can be seen whole, and the island in the narrator view. */

import { legalWords } from '@tokaido/table';
import type { Page } from 'playwright-core';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { asked, positionWhere } from './positions.ts';
import { DESKTOP, LANDSCAPE, PHONE } from './viewports.ts';

const prefer = (words: readonly string[]) => words.findLast((action) => !/^(pass|keep -)$/.test(action));

/** Decisions whose first button takes what is offered, and what the card is about. */
const CARDS = [
  ['trade', /^draw /, 'wares', 'drew'],
  ['trade', /^sell /, 'sale', 'sold coins'],
  ['visit', /^visit$/, '', ''],
  ['compose', /^paint /, 'painting', 'painted'],
] as const;

async function decide(app: App, viewport: typeof PHONE, decision: string, action: RegExp): Promise<Page> {
  const game = positionWhere({
    game: 'duo',
    prefer,
    until: (table) => asked(table) === decision && legalWords(table).some((words) => action.test(words)),
  });
  const page = await app.page(`/g/${game.id}`, { viewport, game });
  await page.locator('.sheet.asks button[type="submit"]:not([aria-disabled="true"])').click();
  await page.locator('.highlight.card').waitFor();
  return page;
}

it.for(CARDS)(
  'a result of mine is a card that is whole in the window: %s %s',
  async ([decision, action, kind, tells], { app, expect }) => {
    for (const viewport of [PHONE, LANDSCAPE]) {
      const page = await decide(app, viewport, decision, action);
      const card = page.locator('.highlight.card');
      if (kind !== '') expect(await card.getAttribute('data-highlight')).toBe(kind);
      expect(await card.getAttribute('data-tells')).toContain(tells);
      const box = await page.locator('.event').boundingBox();
      expect(box?.y, `${viewport.width}`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      const hidden = await page
        .locator('.event-sheet')
        .evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
      expect(hidden, `${viewport.width}`).toBeLessThanOrEqual(1);
      await page.close();
    }
  },
);

it('the narrator view tells the island in tables, and takes a typed line', async ({ app, expect }) => {
  const game = positionWhere({ game: 'duo', seed: 2 });
  const page = await app.page(`/g/${game.id}?view=narrator`, { viewport: DESKTOP, game });
  await page.locator('.narrator .choices').waitFor();
  expect(await page.locator('.narrator table').count()).toBe(5);
  await bringAxe(page);
  expect(await violations(page)).toEqual([]);
  const [first = ''] = await page.locator('.choices button span').allTextContents();
  expect(first).not.toBe('');
  await page.getByLabel('Command').fill('1');
  await page.getByLabel('Command').press('Enter');
  await expect.poll(() => page.locator('[role="log"]').textContent()).toContain('1');
  await expect
    .poll(() => page.locator('.choices button span').first().textContent(), { timeout: 10_000 })
    .not.toBe(first);
});
