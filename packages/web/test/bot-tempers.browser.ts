/** Bots with a temper: chosen on the page of new tables, shown at the table, explained in the sheet of their seat. */

import { expect } from 'vitest';
import { it } from './app-test.ts';
import { DESKTOP } from './viewports.ts';

it('gives every bot of a quick game another temper, and says what it is', async ({ app }) => {
  const page = await app.page('/', { viewport: DESKTOP, settings: { pace: 'instant', bots: 3 } });
  await page.getByRole('button', { name: 'Walk the road' }).click();
  const bots = page.locator('.man:has(.level-mark)');
  await bots.nth(2).waitFor();
  const names = await bots.allInnerTexts();
  const tempers = names.map((name) => /Porter · (\w+)/.exec(name)?.[1]);
  expect(new Set(tempers)).toEqual(new Set(['Collector', 'Stroller', 'Devout']));
});

it('seats the temper that was chosen, and explains the strongest bot by its net', async ({ app }) => {
  const page = await app.page('/new', { viewport: DESKTOP, settings: { pace: 'instant' } });
  await page.getByLabel('Seat 2').selectOption({ label: 'Daimyo' });
  await page.getByLabel('Temper of bot 2').selectOption({ label: 'Devout' });
  await page.getByLabel('Temper of bot 3').selectOption({ label: 'No temper' });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await page.locator('.sheet.asks button[type="submit"]').click();
  await page.locator('.man', { hasText: 'bot, Daimyo · Devout' }).click();
  await page.locator('.hero', { hasText: 'Drawn to the temples' }).waitFor();
  expect(await page.locator('.hero').innerText()).toMatch(/learned from [\d,]+ games/);
  const plain = page.locator('.man', { hasText: /bot, Porter,/ });
  expect(await plain.count()).toBe(1);
});
