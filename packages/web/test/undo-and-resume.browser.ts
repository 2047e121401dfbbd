/** Taking a decision back, coming back to a half-made one, and another language in the middle of a game. */

import { FastChance } from '@tokaido/kernel';
import { legalWords, type Table } from '@tokaido/table';
import { ROADS, SPACE_NAMES, tokaido } from '@tokaido/tokaido';
import type { Page } from 'playwright-core';
import { it } from './app-test.ts';
import { boardOf } from './drawn-board.ts';
import { asked, positionWhere, stateOf } from './positions.ts';
import { entriesOf } from './saved-games.ts';
import { nextSituation } from './situation.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const INSTANT = { pace: 'instant' };
/** The stops of a kind that are open, with what would be asked of whom after walking there. */
function walksTo(table: Table, kind: string): readonly { readonly stop: number; readonly next: string }[] {
  if (asked(table) !== 'travel') return [];
  return legalWords(table).flatMap((words) => {
    const stop = Number(words.split(' ')[1]);
    if (SPACE_NAMES[ROADS[0]!.space[stop]!] !== kind) return [];
    const s = tokaido.clone(stateOf(table));
    tokaido.play(s, tokaido.rules.parse(words) ?? 0, { chance: new FastChance(1), tell: null });
    const next = tokaido.pending(s);
    return [{ stop, next: next?.seat === 0 ? next.decision : '' }];
  });
}

async function walk(page: Page, stop: number): Promise<void> {
  await page.locator(`.stop.open[data-stop="${stop}"]`).click();
  await page.getByRole('button', { name: 'Walk here' }).click();
}

/** A game at a walk to such a stop after which this is asked of me; the table as it stands there. */
function beforeWalk(kind: string, next: string) {
  let stop = -1;
  const game = positionWhere({
    seed: 11,
    until(table) {
      stop = walksTo(table, kind).find((each) => each.next === next)?.stop ?? -1;
      return stop >= 0;
    },
  });
  return { game, stop };
}

it('takes a walk back from the question that follows it', async ({ app, expect }) => {
  const { game, stop } = beforeWalk('temple', 'give');
  const page = await app.page(`/g/${game.id}`, { settings: INSTANT, game });
  const before = await nextSituation(page);
  const board = await boardOf(page);
  await walk(page, stop);
  const sheet = await nextSituation(page, before.key);
  expect(sheet.kind).toBe('sheet');
  await page.getByRole('button', { name: 'Step back' }).click();
  expect(await nextSituation(page, sheet.key)).toEqual(before);
  expect(await boardOf(page)).toEqual(board);
});

it.for([
  ['the button', PHONE],
  ['the button', DESKTOP],
  ['the key', DESKTOP],
] as const)(
  'takes a whole move back by %s, as long as nothing was revealed',
  async ([way, viewport], { app, expect }) => {
    const { game, stop } = beforeWalk('panorama-sea', 'travel');
    const page = await app.page(`/g/${game.id}`, { viewport, settings: INSTANT, game });
    const before = await nextSituation(page);
    const board = await boardOf(page);
    await walk(page, stop);
    const after = await nextSituation(page, before.key);
    expect(after.kind).toBe('road');
    expect(await boardOf(page)).not.toEqual(board);
    if (way === 'the key') await page.keyboard.press('Backspace');
    else await page.getByRole('button', { name: 'Undo' }).click();
    expect(await nextSituation(page, after.key)).toEqual(before);
    expect(await boardOf(page)).toEqual(board);
  },
);

it('offers no way back once a card was shown, and says why', async ({ app, expect }) => {
  const { game, stop } = beforeWalk('shop', 'buy');
  const page = await app.page(`/g/${game.id}`, { viewport: DESKTOP, settings: INSTANT, game });
  const before = await nextSituation(page);
  await walk(page, stop);
  await nextSituation(page, before.key);
  expect(await page.getByRole('button', { name: 'Step back' }).count()).toBe(0);
  const { length } = await entriesOf(page);
  // Looks closed, and answers all the same.
  await page.getByRole('button', { name: 'Undo' }).click({ force: true });
  await page.locator('.sheet-refused').waitFor();
  expect(await entriesOf(page)).toHaveLength(length);
});

it('finds a half-made walk again after a reload', async ({ app }) => {
  const game = positionWhere({ seed: 21 });
  const page = await app.page(`/g/${game.id}`, { settings: INSTANT, game });
  const situation = await nextSituation(page);
  if (situation.kind !== 'road') throw new Error('no road');
  await page.locator(`.stop.open[data-stop="${situation.open[1]}"]`).click();
  await page.getByRole('button', { name: 'Walk here' }).waitFor();
  await page.reload();
  await page.locator(`.stop.picked[data-stop="${situation.open[1]}"]`).waitFor();
  await page.getByRole('button', { name: 'Walk here' }).click();
  await nextSituation(page, situation.key);
});

it('finds a half-filled basket again after a reload, and buys it', async ({ app, expect }) => {
  const game = positionWhere({
    seed: 31,
    until: (table) => asked(table) === 'buy' && stateOf(table).all[0]!.coins >= 6,
  });
  const page = await app.page(`/g/${game.id}`, { settings: INSTANT, game });
  const { key } = await nextSituation(page);
  const cards = page.locator('.offer.card label');
  await cards.nth(0).click();
  await cards.nth(1).click();
  await page.reload();
  expect((await nextSituation(page)).kind).toBe('sheet');
  await page.locator('.offer.card.chosen').nth(1).waitFor();
  const { length } = await entriesOf(page);
  await page.locator('.sheet.asks button[type="submit"]').click();
  await expect.poll(async () => (await entriesOf(page))[length]).toMatchObject({ kind: 'acted', seat: 0 });
  const [bought] = (await entriesOf(page)).slice(length);
  expect(bought!.kind === 'acted' ? bought!.action.split(' ') : []).toHaveLength(3);
  expect(key).not.toBe('');
});

it('changes its language in the middle of a decision and loses nothing', async ({ app, expect }) => {
  const game = positionWhere({ seed: 21 });
  const page = await app.page(`/g/${game.id}`, { settings: INSTANT, game });
  const before = await nextSituation(page);
  if (before.kind !== 'road') throw new Error('no road');
  await page.locator(`.stop.open[data-stop="${before.open[0]}"]`).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('.pref-option:has(input[value="es"])').click();
  await page.locator('main h1', { hasText: 'Ajustes' }).waitFor();
  await page.goBack();
  await page.locator(`.stop.picked[data-stop="${before.open[0]}"]`).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
  expect(await page.locator('.tb-bar .primary.go').innerText()).not.toBe('Walk here');
  expect(await nextSituation(page)).toEqual({ ...before, others: 0 });
  await page.locator('.tb-bar .primary.go').click();
  await nextSituation(page, before.key);
});

it('takes up the game that was left, from the first page', async ({ app, expect }) => {
  const game = positionWhere({ seed: 21 });
  const page = await app.page('/', { settings: INSTANT, game });
  await page.getByRole('link', { name: /Your turn|Continue/ }).click();
  expect((await nextSituation(page)).kind).toBe('road');
  expect(page.url()).toContain(game.id);
});
