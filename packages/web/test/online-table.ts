/** A table of the server, as people open it and come to it. */

import type { Page } from 'playwright-core';
import type { PlayedPage } from './played-page.ts';

/** Opens a table as host, from the first page; returns the path that guests are sent. */
export async function openTable(page: PlayedPage): Promise<string> {
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.locator('.share-link').innerText();
  return new URL(`http://${link}`).pathname;
}

/** At an open lobby: one activation, and nothing typed. */
export async function sitDown(page: PlayedPage): Promise<void> {
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
}

/** In a game: who is there, and what they say. */
export async function openTalk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'People and talk' }).click();
  await page.locator('.company .talk').waitFor();
}
