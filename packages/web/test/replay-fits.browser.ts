/** A replay fits wherever its table does: nothing scrolls, everything can be pressed, nothing overlaps. */

import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { lookAtDuo } from './duo-scenes.ts';
import { lookAtTable, showTable } from './fitting-tables.ts';
import { SCALE, shareOf } from './random-seed.ts';
import { DUO_REPLAY, REPLAY, REPLAYS } from './replay-scenes.ts';
import { settle, show } from './scene.ts';
import { DESKTOP, LAYOUTS, PHONE, SIZES } from './viewports.ts';

const sizes = SCALE < 1 ? LAYOUTS : SIZES;

it('a replay of the road', async ({ app, expect: here }) => {
  const page = await showTable(app, REPLAY);
  for (const size of sizes)
    here.soft(await lookAtTable(page, size), `${size.width}×${size.height}`).toEqual([]);
});

it('a replay of Duo', async ({ app, expect: here }) => {
  const page = await showTable(app, DUO_REPLAY, { viewport: DESKTOP });
  for (const size of sizes)
    here.soft(await lookAtDuo(page, size), `${size.width}×${size.height}`).toEqual([]);
});

// In a short run the others are among those of `axe.browser.ts`.
it('axe finds nothing on its screens', async ({ app, expect: here }) => {
  for (const [i, scene] of shareOf(REPLAYS, 2).entries()) {
    const page = await show(app, scene, {
      viewport: i % 2 === 0 ? PHONE : DESKTOP,
      colorScheme: i % 4 < 2 ? 'dark' : 'light',
    });
    await bringAxe(page);
    await settle(page);
    here.soft(await violations(page), scene.name).toEqual([]);
    await page.context().close();
  }
});
