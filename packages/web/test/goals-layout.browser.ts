/** Goals of layout: no scrolling at the table, nothing cut off or printed over, nothing too small to touch. */

import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { App, DESKTOP, PHONE, SIZES } from './kit.ts';
import { cutOff, overlapping, roadMeasures, smallTargets } from './measure.ts';
import { stateOf } from './positions.ts';
import type { Scene } from './scenes.ts';
import { atInn, PAGES, SHEETS, settle, show, speak, TABLES } from './scenes.ts';

// Most of the time is spent waiting for one page or the other.
vi.setConfig({ maxConcurrency: 3 });

interface Size {
  readonly width: number;
  readonly height: number;
}

const SMALLEST = { width: 320, height: 568 };
/** Pixels that a finger needs. */
const TOUCH = 44;
let app: App;

beforeAll(async () => {
  app = await App.start();
});
afterAll(async () => {
  const faults = await app.tidy();
  await app.stop();
  expect(faults).toEqual([]);
});

/** The promise of the design for the rows of the hanging scroll. */
function leastRow({ height }: Size): number {
  return height >= 800 ? 40 : height > SMALLEST.height ? 35 : 32;
}

describe('five players with a whole leg ahead', () => {
  const legs = [1, 2, 3, 4].map(
    (leg): Scene => ({ name: `leg ${leg}`, wish: { players: 5, until: atInn(leg) }, ready: '.stop.open' }),
  );
  const festive: Scene = {
    name: 'a festival on the longest later leg',
    wish: {
      options: 'boxes=crossroads,matsuri',
      players: 5,
      until: (table) => atInn(3)(table) && stateOf(table).festivals > 0,
    },
    ready: '.stop.open',
  };

  it.concurrent.for([...legs, festive].map((scene) => [scene.name, scene] as const))(
    '%s: nothing scrolls, rows are high enough',
    async ([, scene], { expect: here }) => {
      const page = await show(app, scene);
      for (const size of [...SIZES, SMALLEST]) {
        await page.setViewportSize(size);
        await settle(page);
        const { rows, ...scrolls } = await page.evaluate(roadMeasures);
        const where = `${size.width}×${size.height}`;
        const road = size === SMALLEST ? scrolls.road : 0;
        here.soft(scrolls, where).toEqual({ page: 0, table: 0, road });
        const least = (await page.locator('.tb.hanging').count()) > 0 ? leastRow(size) : TOUCH;
        here.soft(Math.min(...rows), where).toBeGreaterThanOrEqual(least);
        here.soft(rows.length, where).toBeGreaterThan(12);
      }
      await page.context().close();
    },
  );
});

const scenes = [...PAGES, ...TABLES, ...SHEETS].map((scene) => [scene.name, scene] as const);
const DEVICES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

it.concurrent.each(scenes)('%s: nothing is cut off, printed over or too small', async (_, scene) => {
  const page = await show(app, scene);
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  const look = async (variant: string, ...measure: (() => string[])[]) => {
    await settle(page);
    for (const each of measure)
      for (const fault of await page.evaluate(each)) found.push(`${variant}: ${fault}`);
  };
  for (const [device, size] of DEVICES) {
    await page.setViewportSize(size);
    await look(device, cutOff, overlapping, smallTargets);
    await textSize(browser, 200);
    await look(`${device}, text at 200 %`, cutOff);
    await textSize(browser, 100);
    await page.evaluate(setWidely);
    await look(`${device}, text set widely`, cutOff);
    await page.evaluate(setAsUsual);
  }
  for (const language of ['es', 'xx']) {
    await speak(page, language);
    for (const [device, size] of DEVICES) {
      await page.setViewportSize(size);
      await look(`${device}, ${language}`, cutOff, overlapping);
    }
  }
  await page.context().close();
  expect(found).toEqual([]);
});

/** The size of text as the browser's own settings have it. */
async function textSize(browser: CDPSession, percent: number): Promise<void> {
  const standard = (16 * percent) / 100;
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** Runs in the page: the spacing that WCAG 1.4.12 asks a page to bear. */
function setWidely(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}

function setAsUsual(): void {
  document.adoptedStyleSheets = [];
}
