/** Every decision of Duo that has a sheet, answered by pointer, with the page loaded again in the middle. */

import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { it } from './app-test.ts';
import { DUO_SHEETS } from './duo-scenes.ts';
import { cutOff, overlapping, smallTargets } from './page-measures.ts';
import { settle, show } from './scene.ts';
import { PHONE } from './viewports.ts';

const SUBMIT = '.sheet.asks button[type="submit"]';

/** What is chosen now, by what the sheet shows as checked and by what its button says. */
async function choice(page: Page): Promise<string> {
  const checked = await page
    .locator('.sheet.asks input')
    .evaluateAll((inputs) =>
      inputs.map((input) => ((input as HTMLInputElement).checked ? 'x' : '-')).join(''),
    );
  return `${checked} ${await page.locator(SUBMIT).innerText()}`;
}

/** Something else than what is suggested, where there is a choice. */
async function changeChoice(page: Page): Promise<void> {
  const sheet = page.locator('.sheet.asks');
  const others = sheet.locator('.duo-offer.open:not(:has(:checked)) label');
  if ((await others.count()) > 0) return others.last().click();
  const pack = sheet.locator('.wt.on label');
  if ((await pack.count()) > 0) await pack.last().click();
}

describe('a sheet of Duo', () => {
  it.for(Object.values(DUO_SHEETS).map((scene) => [scene.name, scene] as const))(
    '%s: can be read and pressed, keeps its choice over a reload, and is answered',
    async ([, scene], { app, expect: here }) => {
      const page = await show(app, scene, { viewport: PHONE });
      await page.locator('.settling').waitFor({ state: 'detached' });
      for (const measure of [cutOff, overlapping, smallTargets])
        here.soft(await page.evaluate(measure), measure.name).toEqual([]);

      await changeChoice(page);
      const before = await choice(page);
      await page.reload();
      await page.locator(SUBMIT).waitFor();
      await settle(page);
      here.soft(await choice(page), 'after a reload').toBe(before);

      const number = await page.locator('.sheet.asks h2').innerText();
      await page.locator('.sheet.asks .settling').waitFor({ state: 'detached' });
      await page.locator(SUBMIT).click();
      // The next decision may be another sheet; this one is gone.
      await page.waitForFunction(
        ([title, words]) => {
          const sheet = document.querySelector('.sheet.asks');
          return (
            sheet === null ||
            sheet.querySelector('h2')?.textContent !== title ||
            sheet.querySelector<HTMLElement>('button[type="submit"]')?.innerText !== words
          );
        },
        [number, before.slice(before.indexOf(' ') + 1)] as const,
      );
      await page.context().close();
    },
  );
});
