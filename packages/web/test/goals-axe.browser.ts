/** axe finds nothing on any screen, in light and dark, on a phone and a desktop, in every language. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { App, DESKTOP, PHONE } from './kit.ts';
import { PAGES, SHEETS, settle, show, speak, TABLES } from './scenes.ts';

// Most of the time is spent waiting for one page or the other.
vi.setConfig({ maxConcurrency: 3 });

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let app: App;

beforeAll(async () => {
  app = await App.start();
});
afterAll(async () => {
  const faults = await app.tidy();
  await app.stop();
  expect(faults).toEqual([]);
});

/** What axe holds against a page, in lines that say where. */
async function violations(page: Page): Promise<string[]> {
  const options: RunOptions = { runOnly: TAGS, resultTypes: ['violations'], selectors: true };
  const results = (await page.evaluate(
    (wanted) =>
      (globalThis as unknown as { axe: { run(wanted: unknown): Promise<unknown> } }).axe.run(wanted),
    options,
  )) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim()}`,
    ),
  );
}

const screens = [...PAGES, ...TABLES, ...SHEETS].map((scene) => [scene.name, scene] as const);

it.concurrent.each(screens)('%s', async (_, scene) => {
  const page = await show(app, scene);
  // The page allows no scripts but its own, and none that is written into it.
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const [device, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      for (const fault of await violations(page)) found.push(`${device} ${colorScheme}: ${fault}`);
    }
  }
  // The words of the sheets are those of the game; the longest ones are enough there.
  for (const language of SHEETS.includes(scene) ? ['xx'] : ['es', 'ja', 'xx']) {
    await speak(page, language);
    for (const fault of await violations(page)) found.push(`${language}: ${fault}`);
  }
  expect(found).toEqual([]);
  await page.context().close();
});
