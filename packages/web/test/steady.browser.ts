/**
 * Goals that are no time: nothing moves by itself while pages come, the program can be installed, and it asks
 * nothing of other hosts. What is a time is printed by scripts/timings.mjs.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../../../scripts/find-browser.mjs';
import { App, DESKTOP, FLAGS, PHONE } from './kit.ts';
import { PAGES, settle, show, TABLES } from './scenes.ts';
import { nextSituation } from './situation.ts';

const MOST_SHIFT = 0.02;
let app: App;

beforeAll(async () => {
  app = await App.start();
});
afterEach(async () => expect(await app.tidy()).toEqual([]));
afterAll(() => app.stop());

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

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  'moves nothing by itself on %s, from the first page to the first question of a table',
  async (_, viewport) => {
    const context = await app.device({ viewport, serviceWorkers: 'block', reducedMotion: 'no-preference' });
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    await page.goto(app.url);
    await page.locator('.home-go').click();
    await nextSituation(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  },
);

it('moves nothing by itself on any page that is opened by its address', async () => {
  const wanted = ['table, base', 'end', 'narrator'];
  const scenes = [
    ...PAGES.filter((scene) => !('next' in scene)),
    ...TABLES.filter(({ name }) => wanted.includes(name)),
  ];
  for (const scene of scenes) {
    const page = await show(app, scene, { watch: watchShifts });
    // On the first visit the games that we have put there are news to the page.
    await page.reload();
    await page.locator(scene.ready).first().waitFor();
    expect.soft(await shiftOf(page), scene.name).toBeLessThanOrEqual(MOST_SHIFT);
    await page.context().close();
  }
});

it('can be installed, and then the worker of the program serves it', async () => {
  // Only a profile of its own may install: other contexts count as private windows.
  const profile = mkdtempSync(join(tmpdir(), 'tokaido-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: FLAGS,
  });
  try {
    await checkInstallable(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

async function checkInstallable(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(app.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);

  const { data = '{}', errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as Manifest;
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.name).not.toBe('');
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png')) {
    const width = await page.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return picture.naturalWidth;
    }, src);
    expect(`${width}x${width}`).toBe(sizes);
  }
}

interface Manifest {
  readonly name: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose: string }[];
}

it('asks nothing of another host and keeps no cookie, on any page', async () => {
  const context = await app.device();
  const page = await context.newPage();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).origin));
  for (const { path = '/' } of PAGES) {
    await page.goto(`${app.url}${path}`);
    await page.locator('main').waitFor();
  }
  expect([...new Set(asked)]).toEqual([new URL(app.url).origin]);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((name) => !name.startsWith('tokaido.'))).toEqual([]);
});
