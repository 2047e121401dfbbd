/** People talk at a table: what they say is there for everybody, after a reload and for whoever comes late. */

import type { Page } from 'playwright-core';
import { it } from './app-test.ts';
import { openTable, openTalk, sitDown } from './online-table.ts';

const as = (name: string) => ({ settings: { pace: 'instant', name } });

/** What was said, oldest first, as a page shows it. */
const said = (page: Page) => page.locator('.talk-log li span').allInnerTexts();

const say = (page: Page, phrase: string) => page.locator('.phrase', { hasText: phrase }).click();

it('keeps what was said over a reload, and tells a late guest the last lines', async ({ app, expect }) => {
  const host = await app.page('/', as('Akiko'));
  const path = await openTable(host);
  const guest = await app.page(path, as('Ren'));
  await sitDown(guest);

  await say(host, 'Hello');
  await expect.poll(() => said(guest)).toEqual(['Akiko Hello']);
  await guest.locator('.write input').fill('Mind the step');
  await guest.locator('.write button').click();
  await expect.poll(() => said(host)).toEqual(['You Hello', 'Ren Mind the step']);
  await host.reload();
  await expect.poll(() => said(host)).toEqual(['You Hello', 'Ren Mind the step']);

  await host.getByRole('button', { name: 'Start the walk' }).click();
  await openTalk(guest);
  await say(guest, 'Good luck');
  // Whoever looks at the board sees it for a moment, and a screen reader reads it once.
  await host.locator('.heard', { hasText: 'Ren: Good luck' }).waitFor();
  await expect.poll(() => host.locator('[role=log] p').allInnerTexts()).toContain('Ren: Good luck');

  const late = await app.page(path, as('Saki'));
  await openTalk(late);
  expect(await said(late)).toEqual(['Akiko Hello', 'Ren Mind the step', 'Ren Good luck']);
});

it('asks whoever talks too fast to wait, and what they wrote stays', async ({ app, expect }) => {
  const host = await app.page('/', as('Akiko'));
  await openTable(host);
  for (let line = 0; line < 5; line++) await say(host, 'Hello');
  await expect.poll(() => said(host)).toHaveLength(5);
  await host.locator('.write input').fill('One more');
  await host.locator('.write button').click();
  await host.getByRole('alert').filter({ hasText: 'You have said a lot just now' }).waitFor();
  expect(await host.locator('.write input').inputValue()).toBe('One more');
  expect(await said(host)).toHaveLength(5);
});
