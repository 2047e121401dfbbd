/** The two books of rules: each game has its own, and a link leads from one to the other. */

import { expect } from 'vitest';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';

it('the books are switched by a link, and only the open one is searched', async ({ app }) => {
  const page = await app.page('/rules');
  const books = page.locator('.rules-volumes a');
  await page.locator('.rules-topic').first().waitFor();
  await books.nth(1).click();
  await page.locator('#rule-duo-aim').waitFor();
  expect(new URL(page.url()).pathname).toBe('/rules/duo');
  expect(await page.locator('.alert').count()).toBe(0);
  expect(await page.locator('.rules-boxes').count()).toBe(0);

  await page.locator('.rules-search input').fill('crafty');
  await page.locator('.rules-results a').first().click();
  await page.locator('[data-topic=duo-waves][data-asked=true]').waitFor();

  await books.nth(0).click();
  await page.locator('#rule-aim').waitFor();
  expect(await books.nth(0).getAttribute('aria-current')).toBe('page');
});

it('a topic of Duo is opened by its address, in the language of the page, with nothing for axe', async ({
  app,
}) => {
  const page = await app.page('/rules/duo-board', { locale: 'ja' });
  await page.locator('#rule-duo-board').waitFor();
  await page.locator('[data-topic=duo-board] table').waitFor();
  expect(await page.locator('#rule-duo-board').textContent()).toContain('盤');
  expect(await page.locator('.rules-book > div').getAttribute('lang')).toBe('ja');
  await bringAxe(page);
  expect(await violations(page)).toEqual([]);
});
