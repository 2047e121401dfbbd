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

it('the whole book is there in French and in Japanese, with nothing to excuse', async ({ app }) => {
  for (const [locale, word] of [
    ['fr', 'Relais'],
    ['ja', '宿'],
  ] as const) {
    const page = await app.page('/rules/inns', { locale });
    await page.locator('#rule-inns').waitFor();
    expect(await page.locator('#rule-inns').textContent()).toContain(word);
    expect(await page.locator('.rules-book > div').getAttribute('lang')).toBe(locale);
    expect(await page.locator('.rules-lead').count()).toBe(1);
    if (locale !== 'ja') continue;
    // Our face has a few dozen signs: no heading may take some of its signs from it and the others from elsewhere.
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await cdp.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'h1, h2, h3',
    });
    const fonts = await Promise.all(
      nodeIds.map(async (nodeId) => (await cdp.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
    );
    expect(fonts.flat().length).toBeGreaterThan(10);
    expect(fonts.flat().filter(({ isCustomFont }) => isCustomFont)).toEqual([]);
  }
});
