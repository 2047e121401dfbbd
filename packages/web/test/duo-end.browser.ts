/** The end of a game of Duo: sums that add up, a shuffle that can be checked on any board, files to keep, its arrival. */

import type { State } from '@tokaido/duo';
import { duo, RECONSTRUCTED } from '@tokaido/duo';
import type { Table } from '@tokaido/table';
import type { Page } from 'playwright-core';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { isOver } from './moments.ts';
import type { Kept } from './positions.ts';
import { asked, positionWhere } from './positions.ts';
import { DESKTOP, PHONE } from './viewports.ts';

/** Does something wherever something can be done: games end sooner, and boards fill. */
const prefer = (words: readonly string[]) => words.findLast((action) => !/^(pass|keep -)$/.test(action));

/** Another board: no drawing, other points, two more stations. */
const { drawing: _, ...bare } = RECONSTRUCTED;
const OTHER_BOARD = JSON.stringify({
  ...bare,
  id: 'other',
  ring: [...bare.ring, { type: 'temple', area: 'a0' }, { type: 'garden', area: 'a0' }],
  temple: [1, 2, 3, 4, 5, 6, 8, 10, 12],
  gifts: [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30],
});

const BOARDS = [
  ['our board', ''],
  ['another board', OTHER_BOARD],
] as const;

function ended(board: string): Kept {
  return positionWhere({ game: 'duo', board, until: isOver, prefer });
}

async function open(app: App, game: Kept, viewport = PHONE): Promise<Page> {
  const page = await app.page(`/g/${game.id}`, { viewport, game });
  await page.locator('main.end').waitFor();
  return page;
}

const numbers = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => Number.parseInt(text, 10));

it.for(BOARDS)('adds up, and the shuffle is fair: %s', async ([, board], { app, expect }) => {
  const page = await open(app, ended(board));
  const totals = await numbers(page, '.score-total');
  const parts = await numbers(page, '.score-parts figcaption b');
  expect(totals).toHaveLength(2);
  expect(totals).toEqual(
    [parts.slice(0, 3), parts.slice(3)].map((three) => three.reduce((a, b) => a + b, 0)),
  );
  expect(await page.locator('.end-lead').count(), 'who led can be counted again').toBe(1);
  await page.getByRole('button', { name: 'Check this game' }).click();
  await page.locator('.fair-sum').waitFor();
  expect(await page.locator('.fair-no').allTextContents()).toEqual([]);
  expect(await page.locator('.fair-ok').count()).toBeGreaterThan(2);
});

it('has nothing that axe holds against it, by day and by night', async ({ app, expect }) => {
  const game = ended('');
  for (const [colorScheme, viewport] of [
    ['light', PHONE],
    ['dark', DESKTOP],
  ] as const) {
    const page = await app.page(`/g/${game.id}`, { viewport, colorScheme, game });
    await page.locator('main.end').waitFor();
    for (const table of await page.locator('.as-table summary').all()) await table.click();
    await bringAxe(page);
    expect(await violations(page), colorScheme).toEqual([]);
  }
});

it('gives its record and its picture to keep', async ({ app, expect }) => {
  const page = await open(app, ended(''), DESKTOP);
  await page.locator('.end-foot:not(.settling)').waitFor();
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record' }).click();
  await expect.poll(() => files.length, { timeout: 10_000 }).toBe(1);
  await page.getByRole('button', { name: 'Picture' }).click();
  await expect.poll(() => files.length, { timeout: 10_000 }).toBe(2);
  expect(files.map((name) => name.replace(/^.*\./, ''))).toEqual(['txt', 'png']);
});

/** The last die has led to a question: declining it ends the game. */
function atLastQuestion(table: Table): boolean {
  if (asked(table) !== 'visit') return false;
  const s = table.match?.state as State;
  const dice = duo.observe(s, -1).table['dice'] as readonly number[];
  return s.ending !== 0 && dice.every((value) => value === 0);
}

it('comes bit by bit where it was watched, moves nothing, and is whole at once after a reload', async ({
  app,
  expect,
}) => {
  const game = positionWhere({ game: 'duo', until: atLastQuestion, prefer });
  const page = await app.page(`/g/${game.id}`, { game, reducedMotion: 'no-preference' });
  await page.locator('.sheet.asks').waitFor();
  await page.getByRole('button', { name: 'Do nothing' }).click();
  await page.locator('main.end.coming').waitFor({ timeout: 10_000 });
  const places = () =>
    page
      .locator('.score-parts figure, .score-total')
      .evaluateAll((all) => all.map((each) => `${(each as HTMLElement).offsetTop}`).join());
  const before = await places();
  await expect.poll(() => page.locator('main.end.coming').count(), { timeout: 10_000 }).toBe(0);
  expect(await places()).toBe(before);
  await page.reload();
  await page.locator('main.end').waitFor();
  expect(await page.locator('main.end.coming').count()).toBe(0);
});
