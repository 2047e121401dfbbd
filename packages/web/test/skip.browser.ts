/** A press on Skip is only ever Skip: however fast or slow, by finger or by mouse, it makes no move and asks no hint. */

import type { Page } from 'playwright-core';
import { it } from './app-test.ts';
import { asked, positionWhere } from './positions.ts';
import { seedOf } from './random-seed.ts';
import { entriesOf } from './saved-games.ts';
import { nextSituation } from './situation.ts';
import { TouchPlayer } from './touch-player.ts';
import { PHONE } from './viewports.ts';

const seed = seedOf('skip');
/** How often the moves of the others are skipped, within so many decisions of my own. */
const SKIPS = 2;
const MOST_DECISIONS = 20;
/** Presses on the place where Skip was, once it has gone. */
const MORE = 3;
const FAST = 60;
const SLOW = 600;

type Press = (page: Page, x: number, y: number) => Promise<void>;
const finger: Press = (page, x, y) => page.touchscreen.tap(x, y);
const mouse: Press = (page, x, y) => page.mouse.click(x, y, { delay: 40 });

it.for([
  ['a finger, fast', finger, FAST],
  ['a finger, slowly', finger, SLOW],
  ['a mouse, fast', mouse, FAST],
  ['a mouse, slowly', mouse, SLOW],
] as const)('skips and does nothing else, pressed with %s', async ([, press, pause], { app, expect }) => {
  // Default pace and motion, as people have them.
  const page = await app.page('/', { viewport: PHONE, hasTouch: true, reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Walk the road' }).click();
  const player = new TouchPlayer(page, seed, { linger: 3 });
  let skipped = 0;
  while (skipped < SKIPS) {
    expect(player.decisions, 'decisions without a move to skip').toBeLessThan(MOST_DECISIONS);
    if (!(await player.step())) throw new Error('the game is over');
    const skip = page.locator('[data-skip]');
    // My own decision may lead to another one of mine.
    await Promise.race([skip.waitFor(), player.asked()]).catch(() => undefined);
    const box = await skip.boundingBox({ timeout: 500 }).catch(() => null);
    if (box === null) continue;
    skipped++;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const mine = (await entriesOf(page)).filter(isMine).length;
    let more = MORE;
    while (more > 0) {
      await press(page, x, y);
      const isAsked = (await skip.count()) === 0;
      // A press on a sheet that has been there for a while is meant for the sheet.
      if (isAsked && (await page.locator('.sheet.asks').count()) > 0) break;
      if (isAsked) more--;
      await page.waitForTimeout(pause);
    }
    await nextSituation(page);
    expect((await entriesOf(page)).filter(isMine)).toHaveLength(mine);
    expect(await page.locator('.tb-bar .primary').count(), 'nothing is suggested or picked').toBe(0);
  }
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
