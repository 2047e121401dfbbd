/**
 * axe finds nothing on any screen. Here each is looked at once, by turns in light and dark, on a phone and a desktop;
 * `npm run goals` looks at each in all of them and in every language.
 */

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bringAxe, violations } from './axe.ts';
import { App, DESKTOP, PHONE } from './kit.ts';
import { PAGES, SHEETS, settle, show, TABLES } from './scenes.ts';

// Most of the time is spent waiting for one page or the other.
vi.setConfig({ maxConcurrency: 3 });

let app: App;

beforeAll(async () => {
  app = await App.start();
});
afterAll(async () => {
  const faults = await app.tidy();
  await app.stop();
  expect(faults).toEqual([]);
});

const turns = [...PAGES, ...TABLES, ...SHEETS].map((scene, i) => ({
  scene,
  colorScheme: i % 2 === 0 ? ('light' as const) : ('dark' as const),
  ...(i % 4 < 2 ? { device: 'a phone', viewport: PHONE } : { device: 'a desktop', viewport: DESKTOP }),
}));

it.concurrent.each(turns)(
  '$scene.name on $device, $colorScheme',
  async ({ scene, colorScheme, viewport }) => {
    const page = await show(app, scene);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await bringAxe(page);
    await settle(page);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  },
);
