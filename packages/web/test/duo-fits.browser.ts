/** Duo's table fits its window: nothing scrolls, everything that one needs is in sight and can be pressed. */

import { describe } from 'vitest';
import { it } from './app-test.ts';
import { lookAtDuo, PICKED, UNDER_WAY } from './duo-scenes.ts';
import { setTextSize, showTable } from './fitting-tables.ts';
import { DESKTOP, LANDSCAPE, PHONE, SMALLEST } from './viewports.ts';

/** One of each layout, and the smallest; all sizes are in `duo-fits.soak.ts`. */
const FEW = [PHONE, { width: 360, height: 640 }, SMALLEST, { width: 768, height: 1024 }, DESKTOP, LANDSCAPE];

describe('a table of Duo fits a phone, a tablet and a desktop', () => {
  it.for([UNDER_WAY, PICKED].map((scene) => [scene.name, scene] as const))(
    '%s: nothing scrolls, is cut off, too small or covered',
    async ([, scene], { app, expect: here }) => {
      const page = await showTable(app, scene, { viewport: DESKTOP });
      for (const size of FEW)
        here.soft(await lookAtDuo(page, size), `${size.width}×${size.height}`).toEqual([]);
      await page.context().close();
    },
  );

  it('leaves the order of picking in sight on a small phone', async ({ app, expect: here }) => {
    const page = await showTable(app, UNDER_WAY, { viewport: { width: 360, height: 640 } });
    const [chain, bar] = await Promise.all(
      ['.draft', '.tb-paper'].map((part) => page.locator(part).boundingBox()),
    );
    here(chain!.y + chain!.height).toBeLessThanOrEqual(bar!.y);
    await page.context().close();
  });

  it('fits a phone with text at 200 %', async ({ app, expect: here }) => {
    const page = await showTable(app, PICKED, { viewport: PHONE });
    await setTextSize(page, 200);
    here.soft(await lookAtDuo(page, PHONE)).toEqual([]);
    await page.context().close();
  });
});
