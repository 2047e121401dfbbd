/** The program can be installed, asks nothing of other hosts, and stores no cookie. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { chromium } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './app-test.ts';
import { PAGES } from './page-scenes.ts';
import { browserOptions } from './programs.ts';

it('can be installed, and then the worker of the program serves it', async ({ app }) => {
  // Only a profile of its own may install: other contexts count as private windows.
  const profile = mkdtempSync(join(tmpdir(), 'tokaido-profile-'));
  const context = await chromium.launchPersistentContext(profile, await browserOptions());
  try {
    await checkInstallable(context, app.url);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

async function checkInstallable(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
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
    const width = await page.evaluate(async (icon) => {
      const picture = new Image();
      picture.src = icon;
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

it('asks nothing of another host and keeps no cookie, on any page', async ({ app }) => {
  const context = await app.device({ serviceWorkers: 'allow' });
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
