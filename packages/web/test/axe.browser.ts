/**
 * axe finds nothing on any screen. Here screens are looked at once, by turns in light and dark, on a phone and a
 * desktop; `npm run soak` looks at every screen in all of them and in every language.
 */

import { expect } from 'vitest';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { DUO } from './duo-scenes.ts';
import { HIGHLIGHTS } from './highlight-scenes.ts';
import { PAGES } from './page-scenes.ts';
import { PEAKS } from './peak-scenes.ts';
import { SCALE } from './random-seed.ts';
import { REPLAYS } from './replay-scenes.ts';
import { settle, show } from './scene.ts';
import { SHEETS } from './sheet-scenes.ts';
import { TABLES } from './table-scenes.ts';
import { DESKTOP, PHONE } from './viewports.ts';

/** Screens share most of their parts, so a short run looks at every sixth. */
const EVERY = SCALE < 1 ? 6 : 1;
const turns = [...PAGES, ...TABLES, ...REPLAYS, ...DUO, ...SHEETS, ...PEAKS, ...HIGHLIGHTS]
  .filter((_, i) => i % EVERY === 0)
  .map((scene, i) => ({
    scene,
    colorScheme: i % 2 === 0 ? ('light' as const) : ('dark' as const),
    ...(i % 4 < 2 ? { device: 'a phone', viewport: PHONE } : { device: 'a desktop', viewport: DESKTOP }),
  }));

it.for(turns)('$scene.name on $device, $colorScheme', async ({ scene, colorScheme, viewport }, { app }) => {
  const page = await show(app, scene);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await bringAxe(page);
  await settle(page);
  expect(await violations(page)).toEqual([]);
});
