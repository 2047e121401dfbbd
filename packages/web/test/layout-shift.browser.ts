/** Nothing moves by itself while pages load. Times are printed by scripts/timings.mjs. */

import type { Page } from 'playwright-core';
import { it } from './app-test.ts';
import { PAGES } from './page-scenes.ts';
import { shareOf } from './random-seed.ts';
import { settle, show } from './scene.ts';
import { nextSituation } from './situation.ts';
import { TABLES } from './table-scenes.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const MOST_SHIFT = 0.02;
interface Watched {
  shifts: { value: number; what: string }[];
}

/** Runs before the page: keeps every shift of the layout that no input has called for. */
function watchShifts(): void {
  const page = globalThis as unknown as Watched;
  page.shifts = [];
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node?: Node }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const what = sources
        .map(({ node }) => (node instanceof Element ? node.className : node?.nodeName))
        .join(', ');
      if (!hadRecentInput) page.shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftOf(page: Page): Promise<number> {
  await settle(page);
  const shifts = await page.evaluate(() => (globalThis as unknown as Watched).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  // A failure says what has moved.
  if (sum > MOST_SHIFT) throw new Error(`moved by ${sum}: ${JSON.stringify(shifts)}`);
  return sum;
}

it.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)(
  'moves nothing by itself on %s, from the first page to the first question of a table',
  async ([, viewport], { app, expect }) => {
    const context = await app.device({ viewport, reducedMotion: 'no-preference' });
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    await page.goto(app.url);
    await page.locator('.home-go').click();
    await nextSituation(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  },
);

const scenes = [
  ...TABLES.filter(({ name }) => ['table, base', 'end', 'narrator'].includes(name)),
  ...PAGES.filter((scene) => !('next' in scene)),
];
/** Pages that are put together from several files, or from what the device has stored. */
const FIRST = [
  'table, base',
  'end',
  'narrator',
  'home with a game',
  'journeys',
  'daily road',
  'a puzzle',
  'new table',
  'lobby',
  'rules',
  'rules of Duo, a topic',
];
const isFirst = ({ name }: { readonly name: string }) => FIRST.includes(name);
const sorted = [...scenes.filter(isFirst), ...scenes.filter((scene) => !isFirst(scene))];

it.for(shareOf(sorted, FIRST.length))(
  'moves nothing by itself when opened by its address: $name',
  async (scene, { app, expect }) => {
    const page = await show(app, scene, { watch: watchShifts });
    // On the first visit the games that we have put there are news to the page.
    await page.reload();
    await page.locator(scene.ready).first().waitFor();
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  },
);
