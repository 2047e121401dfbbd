/** Tables that have the most to show, and what is wrong with one in a window of a given size. */

import type { Page } from 'playwright-core';
import type { App, PageOptions } from './app.ts';
import { ALL_BOXES, atInn, hasFestival, underWay } from './moments.ts';
import { outOfReach, overlapping, roadMeasures, smallTargets, touching } from './page-measures.ts';
import { stateOf } from './positions.ts';
import type { Scene } from './scene.ts';
import { settle, show } from './scene.ts';
import { SMALLEST } from './viewports.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface TableToFit {
  readonly name: string;
  readonly scene: Scene;
  /** Looked at in every run, not only in the long one. */
  readonly isShort: boolean;
}

const ready = '.stop.open';
const pickThird: Scene['next'] = (page) => page.locator('.stop.open').nth(2).click();

const legs = [1, 2, 3, 4].map((leg): TableToFit => {
  const name = `five with all of leg ${leg} ahead`;
  return { name, scene: { name, wish: { players: 5, until: atInn(leg) }, ready }, isShort: leg === 1 };
});

function tableToFit(name: string, scene: Omit<Scene, 'name' | 'ready'>, isShort: boolean): TableToFit {
  return { name, scene: { name, ready, ...scene }, isShort };
}

export const TABLES_TO_FIT: readonly TableToFit[] = [
  ...legs,
  tableToFit(
    'five with a festival and all of leg 3 ahead',
    {
      wish: {
        options: ALL_BOXES,
        players: 5,
        until: (table) => atInn(3)(table) && (stateOf(table).festivals ?? 0) > 0,
      },
    },
    true,
  ),
  tableToFit(
    'five under way with news',
    { wish: { options: ALL_BOXES, players: 5, until: hasFestival } },
    true,
  ),
  tableToFit(
    'five with Crossroads, a stop looked at',
    { wish: { options: 'boxes=crossroads', players: 5, until: underWay }, next: pickThird },
    false,
  ),
  tableToFit('four under way', { wish: { until: underWay } }, false),
  tableToFit('two and a neutral traveler', { wish: { players: 2, until: underWay } }, false),
];

/** Pixels that a finger needs. */
const TOUCH = 44;

/** Each layout is fetched when a window first needs it. */
function layoutOf({ width, height }: Size): string {
  if (height < 500 && width > height) return 'sideways';
  return width < 680 ? 'hanging' : 'bands';
}

/** The promise of the design for the rows of the hanging scroll. */
function leastRow({ height }: Size): number {
  return height >= 800 ? 40 : height > SMALLEST.height ? 35 : 32;
}

/** A table with all that is fetched once it is there. */
export async function showTable(app: App, scene: Scene, options: PageOptions = {}): Promise<Page> {
  const page = await show(app, scene, options);
  await page.waitForLoadState('networkidle');
  return page;
}

/** The size of text as the browser's own settings have it. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const standard = (16 * percent) / 100;
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** What is wrong with a table in a window of this size; it must be nothing. */
export async function lookAtTable(page: Page, size: Size): Promise<readonly string[]> {
  await page.setViewportSize(size);
  await page.locator(`.tb.${layoutOf(size)}`).waitFor();
  await settle(page);
  // The main button takes no press at first.
  await page.locator('.settling').waitFor({ state: 'detached' });
  const { rows, ...scrolls } = await page.evaluate(roadMeasures);
  const least = layoutOf(size) === 'hanging' ? leastRow(size) : TOUCH;
  const lowest = Math.min(...rows);
  // On the smallest phone the road may be scrolled, and only the road.
  if (size === SMALLEST) scrolls.road = 0;
  const found = Object.entries(scrolls).flatMap(([what, by]) =>
    by > 0 ? [`the ${what} scrolls by ${by}`] : [],
  );
  if (rows.length < 13) found.push(`only ${rows.length} stops`);
  if (lowest + 0.05 < least) found.push(`a stop of ${lowest.toFixed(1)} px`);
  for (const measure of [outOfReach, touching, overlapping, smallTargets])
    found.push(...(await page.evaluate(measure)));
  return size === SMALLEST ? found.filter((fault) => !/: stop/.test(fault)) : found;
}
