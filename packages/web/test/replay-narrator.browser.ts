/** A replay without sight: everything by the command line, and nothing of it needs the board. */

import type { Page } from 'playwright-core';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { DUO, FINISHED, keptGame } from './finished-games.ts';
import { DESKTOP } from './viewports.ts';

const BASE = FINISHED[0]!;
const ANALYSED = 60_000;

const heading = (page: Page) => page.locator('main.narrator h2').first();
const log = (page: Page) => page.locator('[role=log]');

/** Types a line and answers with what is told after it. */
async function type(page: Page, line: string): Promise<string> {
  const before = await log(page).locator('p').count();
  await page.locator('#narrator-command').fill(line);
  await page.keyboard.press('Enter');
  // The line itself, and the reply.
  await log(page).locator('p').nth(before).waitFor();
  return (await log(page).locator('p').allTextContents()).slice(before).join('\n');
}

async function told(page: Page, wanted: RegExp): Promise<void> {
  await log(page).locator('p:last-child', { hasText: wanted }).waitFor({ timeout: ANALYSED });
}

it.for([BASE, DUO])('a game of $name is gone through by typing', async (played, { app, expect: here }) => {
  const game = keptGame(played);
  const page = await app.page(`/r/${game.id}?view=narrator`, { viewport: DESKTOP, game });
  await heading(page).waitFor();
  here(await heading(page).textContent()).toBe('Before the first move');
  await type(page, '');
  here(await heading(page).textContent()).toMatch(/^Move 1 of \d+$/);
  await type(page, 'next');
  await type(page, 'back');
  here(await heading(page).textContent()).toMatch(/^Move 1 of /);
  const step = await type(page, 'move 30');
  here(step).toMatch(/^move 30\nMove 30 of \d+: \S/);
  here(await type(page, 'move far')).toMatch(/number from 0 to \d+/);
  await type(page, 'end');
  here(await heading(page).textContent()).toMatch(/^Move (\d+) of \1$/);
  here(await type(page, 'score')).toMatch(/\d/);
  here(await type(page, 'undo')).toMatch(/\S/);
  // The address follows a moment later. The same position on the board, and back.
  const [, at = ''] = /^Move (\d+)/.exec((await heading(page).textContent()) ?? '') ?? [];
  await here.poll(() => page.url()).toMatch(new RegExp(`m=${at}\\b`));
  await page.locator('main.narrator header a').first().click();
  await here.poll(() => page.getByRole('slider').inputValue()).toBe(at);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('link', { name: 'Narrator view', exact: true }).click();
  await here.poll(() => heading(page).textContent()).toMatch(new RegExp(`^Move ${at} `));
});

it('decisions are judged, weighed and tried again without sight', async ({ app, expect: here }) => {
  const game = keptGame(BASE);
  const page = await app.page(`/r/${game.id}?view=narrator&m=30`, { viewport: DESKTOP, game });
  await heading(page).waitFor();
  await type(page, 'moments');
  await told(page, /points\.$/);
  const [, costly = ''] = /Move (\d+)/.exec((await log(page).locator('p').last().textContent()) ?? '') ?? [];
  await type(page, `move ${Number(costly) - 1}`);
  await type(page, 'judge');
  await told(page, /to win|Chance|Luck|points/);
  here(await log(page).textContent()).toContain(`Move ${costly}, `);
  // A choice is weighed, not played.
  const where = await heading(page).textContent();
  await page.locator('main.narrator .choices button:not([aria-disabled=true])').first().click();
  await told(page, /to win, [\d.]+ points/);
  here(await heading(page).textContent()).toBe(where);
  await type(page, 'try');
  await here.poll(() => log(page).textContent()).toMatch(/what would you do here\?/);
  // Whatever is asked now, the answer stays hidden until there is a choice.
  await page.locator('main.narrator .choices button:not([aria-disabled=true])').first().click();
  await told(page, /best|better|worse|played/);
  await type(page, 'try');
  await type(page, 'show');
  await told(page, /^The best was /);
  await bringAxe(page);
  here(await violations(page)).toEqual([]);
});
