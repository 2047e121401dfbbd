/** Goals of layout: nothing cut off or printed over, nothing too small to touch, on any screen in any language. */

import { expect } from 'vitest';
import { it } from './app-test.ts';
import { DUO } from './duo-scenes.ts';
import { setTextSize } from './fitting-tables.ts';
import { HIGHLIGHTS } from './highlight-scenes.ts';
import { cutOff, overlapping, smallTargets } from './page-measures.ts';
import { PAGES } from './page-scenes.ts';
import { PEAKS } from './peak-scenes.ts';
import { REPLAYS } from './replay-scenes.ts';
import { settle, show, speak } from './scene.ts';
import { SHEETS } from './sheet-scenes.ts';
import { TABLES } from './table-scenes.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const scenes = [...PAGES, ...TABLES, ...REPLAYS, ...DUO, ...SHEETS, ...PEAKS, ...HIGHLIGHTS].map(
  (scene) => [scene.name, scene] as const,
);
const DEVICES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

it.for(scenes)('%s: nothing is cut off, printed over or too small', async ([, scene], { app }) => {
  const page = await show(app, scene);
  const found: string[] = [];
  const look = async (variant: string, ...measure: (() => string[])[]) => {
    await settle(page);
    for (const each of measure)
      for (const fault of await page.evaluate(each)) found.push(`${variant}: ${fault}`);
  };
  for (const [device, size] of DEVICES) {
    await page.setViewportSize(size);
    await look(device, cutOff, overlapping, smallTargets);
    await setTextSize(page, 200);
    await look(`${device}, text at 200 %`, cutOff);
    await setTextSize(page, 100);
    await page.evaluate(widenSpacing);
    await look(`${device}, text set widely`, cutOff);
    await page.evaluate(resetSpacing);
  }
  for (const language of ['es', 'xx']) {
    await speak(page, language);
    for (const [device, size] of DEVICES) {
      await page.setViewportSize(size);
      await look(`${device}, ${language}`, cutOff, overlapping);
    }
  }
  expect(found).toEqual([]);
});

/** Runs in the page: the spacing that WCAG 1.4.12 asks a page to bear. */
function widenSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}

function resetSpacing(): void {
  document.adoptedStyleSheets = [];
}
