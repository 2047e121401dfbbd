/** axe finds nothing on any screen, in light and dark, on a phone and a desktop, in every language. */

import { expect } from 'vitest';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { DUO } from './duo-scenes.ts';
import { HIGHLIGHTS } from './highlight-scenes.ts';
import { PAGES } from './page-scenes.ts';
import { PEAKS } from './peak-scenes.ts';
import { REPLAYS } from './replay-scenes.ts';
import { settle, show, speak } from './scene.ts';
import { SHEETS } from './sheet-scenes.ts';
import { TABLES } from './table-scenes.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const screens = [...PAGES, ...TABLES, ...REPLAYS, ...DUO, ...SHEETS, ...PEAKS, ...HIGHLIGHTS].map(
  (scene) => [scene.name, scene] as const,
);

it.for(screens)('%s', async ([, scene], { app }) => {
  const page = await show(app, scene);
  await bringAxe(page);
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
