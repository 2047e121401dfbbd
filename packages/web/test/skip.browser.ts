/**
 * A press on Skip is only ever Skip: however fast or slow, by finger or by mouse, at any moment of a bot's move, it makes
 * no move and asks no coach. Nor does a second press on any other button of the action bar do what comes after it.
 */

import { legalWords, type Table } from '@tokaido/table';
import type { Locator, Page } from 'playwright-core';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import { underWay } from './moments.ts';
import { asked, positionWhere, stateOf } from './positions.ts';
import { SCALE, seedOf } from './random-seed.ts';
import { entriesOf } from './saved-games.ts';
import { nextSituation } from './situation.ts';
import { TouchPlayer } from './touch-player.ts';
import { PHONE } from './viewports.ts';

const seed = seedOf('skip');
/** Presses on the place where Skip was, once it has gone. */
const MORE = 3;
const FAST = 60;
const SLOW = 600;
/** When the first press comes, after my own decision: through the walk, the reading and the thought of a bot. */
const MOMENTS = [0, 100, 250, 400, 600, 900, 1200, 1500, 2000, 2600, 3100, 3600];
/** A table that is asked nothing and has nothing to skip for so long has come to rest. */
const AT_REST = 4000;

type Press = (page: Page, x: number, y: number) => Promise<void>;
const finger: Press = (page, x, y) => page.touchscreen.tap(x, y);
const mouse: Press = (page, x, y) => page.mouse.click(x, y, { delay: 40 });
const MANNERS = [
  [finger, FAST],
  [mouse, SLOW],
  [mouse, FAST],
  [finger, SLOW],
] as const;

/** In a short run every other moment once, in a long one whole games. */
const SKIPS = SCALE < 1 ? MOMENTS.length / 2 : Number.POSITIVE_INFINITY;
const GAMES = Array.from({ length: SCALE < 1 ? 1 : 10 }, (_, i) => i);

it.for(GAMES)('skips and does nothing else, at any moment of a game (%i)', async (i, { app, expect }) => {
  const page = await defaultTable(app, seed + i);
  const player = new TouchPlayer(page, seed + i, { linger: 3 });
  const decided = async () => (await entriesOf(page)).filter(isMine).length;
  let skipped = 0;
  for (let mine = 0; skipped < SKIPS && (await player.step()); ) {
    // It is stored a moment after the press.
    await expect.poll(decided, { timeout: 10_000 }).toBeGreaterThan(mine);
    mine = await decided();
    const [press, pause] = MANNERS[skipped % MANNERS.length]!;
    await page.waitForTimeout(MOMENTS[(skipped * 5) % MOMENTS.length]!);
    const box = await skipBox(page);
    // My own decision led to another one of mine.
    if (box === null) continue;
    skipped++;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (let more = MORE; more > 0; await page.waitForTimeout(pause)) {
      await press(page, x, y);
      const now = await page.evaluate(whatIsThere);
      // A press on a sheet that has been there for a while is meant for the sheet.
      if (now === 'sheet' || now === 'over') break;
      if (now !== 'waiting') more--;
    }
    await player.asked();
    expect(await decided(), `after ${skipped} skips`).toBe(mine);
    expect(await page.locator('.tb-bar .primary').count(), 'nothing is suggested or picked').toBe(0);
    expect(await page.locator('.sheet:not(.asks), .coach').count(), 'no coach and nothing else is open').toBe(
      0,
    );
  }
  // A busy machine leaves less to skip.
  expect(skipped).toBeGreaterThan(MOMENTS.length / 4);
});

/** Somebody is ahead of me on a road with one place at each stop. */
function hasClosedStop(table: Table): boolean {
  if (!underWay(table)) return false;
  const [me, ...others] = stateOf(table).all;
  return others.some(({ position }) => position > me!.position && position < me!.position + 4);
}

/** A table with default pace and motion, as people have them. */
async function defaultTable(app: App, from: number, until?: (table: Table) => boolean): Promise<Page> {
  const game = positionWhere({ seed: from, players: until ? 3 : 4, ...(until && { until }) });
  return app.page(`/g/${game.id}`, {
    viewport: PHONE,
    game,
    hasTouch: true,
    reducedMotion: 'no-preference',
  });
}

/** Where Skip is; null where I am asked again instead. A result of mine may come first. */
async function skipBox(page: Page): Promise<{ x: number; y: number; width: number; height: number } | null> {
  const skip = page.locator('.tb-bar .skip-moves');
  const isAsked = page.locator('.sheet.asks, .stop.open, main.end').first();
  const found = await Promise.race([
    skip.waitFor({ timeout: AT_REST }).then(() => true),
    isAsked.waitFor({ timeout: AT_REST }).then(() => false),
  ]).catch(() => false);
  return found ? skip.boundingBox({ timeout: 500 }).catch(() => null) : null;
}

/** Runs in the page. */
function whatIsThere(): 'sheet' | 'over' | 'waiting' | 'road' {
  if (document.querySelector('main.end') !== null) return 'over';
  if (document.querySelector('.sheet.asks') !== null) return 'sheet';
  const isWaiting = document.querySelector('.tb-bar .skip-moves, .highlight') !== null;
  return isWaiting || document.querySelector('.stop.open') === null ? 'waiting' : 'road';
}

it.for([
  ['Walk here', finger, 1],
  ['Walk here', mouse, 1],
  ['Back', finger, 0],
  ['Back', mouse, 0],
] as const)('does once what "%s" says, pressed twice', async ([name, press, moves], { app, expect }) => {
  const page = await defaultTable(app, seed, hasClosedStop);
  await nextSituation(page);
  const stop = name === 'Back' ? '.stop.closed' : '.stop.open';
  // A closed stop says why; it is only called disabled.
  await page.locator(stop).first().click({ force: true });
  const button = page.locator('.tb-bar .go').filter({ hasText: name });
  await button.click({ trial: true });
  const mine = (await entriesOf(page)).filter(isMine).length;
  await pressTwice(page, button, press);
  await nextSituation(page);
  expect((await entriesOf(page)).filter(isMine)).toHaveLength(mine + moves);
  expect(await page.locator('.tb-bar .primary, .sheet:not(.asks)').count(), 'nothing else is open').toBe(0);
});

it('only looks at an amulet that is pressed twice in the bar', async ({ app, expect }) => {
  const game = positionWhere({
    seed: 3,
    options: 'boxes=crossroads',
    until: (table) =>
      asked(table) === 'travel' && legalWords(table).some((words) => words.startsWith('use ')),
  });
  const page = await app.page(`/g/${game.id}`, { viewport: PHONE, game, hasTouch: true });
  await nextSituation(page);
  const { length } = await entriesOf(page);
  await pressTwice(page, page.locator('.tb-amulets button').first(), finger);
  await page.waitForTimeout(SLOW);
  expect(await entriesOf(page)).toHaveLength(length);
  expect(await page.locator('.tb-bar .primary').count()).toBe(1);
});

async function pressTwice(page: Page, button: Locator, press: Press): Promise<void> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('the button is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await press(page, x, y);
  await page.waitForTimeout(FAST);
  await press(page, x, y);
}

it('closes what is open with Back, one thing at a time, and leaves the table only then', async ({
  app,
  expect,
}) => {
  const page = await app.page('/', { viewport: PHONE });
  await page.getByRole('button', { name: 'Walk the road' }).click();
  await nextSituation(page);
  const table = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  // One sheet takes the place of another: that is still one step.
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Journal' }).click();
  const journal = page.getByRole('dialog', { name: 'Journal' });
  await journal.waitFor();
  await page.goBack();
  await journal.waitFor({ state: 'detached' });
  expect(page.url()).toBe(table);
  // Opened again at once, it stays.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.waitForTimeout(300);
  expect(await journal.count()).toBe(1);
  await page.goBack();
  await journal.waitFor({ state: 'detached' });
  // Closed by its own button it leaves no step behind.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBeUndefined();
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');
});

/** Runs in the page before anything else: notes whether the foot of each sheet takes presses when it first appears. */
function watchFeet(): void {
  const page = globalThis as { feet?: Map<Element, string> };
  const feet = (page.feet = new Map());
  new MutationObserver(() => {
    for (const foot of document.querySelectorAll('.sheet-foot'))
      if (!feet.has(foot)) feet.set(foot, getComputedStyle(foot).pointerEvents);
  }).observe(document, { childList: true, subtree: true });
}

it('opens a sheet that ignores presses at first, and takes them a moment later', async ({ app, expect }) => {
  const game = positionWhere({ seed: 31, until: (table) => asked(table) === 'buy' });
  const page = await app.page(`/g/${game.id}`, { viewport: PHONE, game, watch: watchFeet });
  const { length } = await entriesOf(page);
  await page.locator('.sheet-foot .sheet-other').click();
  await expect.poll(async () => (await entriesOf(page)).length).toBeGreaterThan(length);
  const feet = await page.evaluate(() => [
    ...((globalThis as { feet?: Map<Element, string> }).feet ?? []).values(),
  ]);
  expect(feet[0]).toBe('none');
});

function isMine(entry: { readonly kind: string; readonly seat?: number }): boolean {
  return entry.kind === 'acted' && entry.seat === 0;
}
