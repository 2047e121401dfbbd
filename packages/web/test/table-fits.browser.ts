/** A table fits its window: nothing scrolls, everything that one needs is in sight and can be pressed, nothing overlaps. */

import { describe } from 'vitest';
import { it } from './app-test.ts';
import { lookAtTable, setTextSize, showTable, TABLES_TO_FIT } from './fitting-tables.ts';
import { SCALE } from './random-seed.ts';
import { SeatedTable } from './seated-table.ts';
import { LAYOUTS, PHONE, SIZES, SMALLEST } from './viewports.ts';

const tables = TABLES_TO_FIT.filter(({ isShort }) => isShort).map((table) => [table.name, table] as const);

describe('a table fits its window', () => {
  it.for(tables)(
    '%s: rows are high enough, everything is in sight, nothing scrolls or overlaps',
    async ([name, { scene }], { app, expect: here }) => {
      const page = await showTable(app, scene);
      // In a short run the first one at all of them, the others in each layout.
      const isWhole = SCALE >= 1 || name === tables[0]?.[0];
      for (const size of [...(isWhole ? SIZES : LAYOUTS), SMALLEST])
        here.soft(await lookAtTable(page, size), `${size.width}×${size.height}`).toEqual([]);
      await page.context().close();
    },
  );
});

it('a table of the server with clocks, names and talk fits them as well', async ({ app, expect: here }) => {
  const names = ['Yggdrasil Jörg', 'Maximilian', 'Guillermo Py', 'Akiko', 'Ragnheiður'];
  const pace = { kind: 'live', seconds: 90, bank: 600 } as const;
  const table = await SeatedTable.begun(app.url, names, { pace });
  await table.playUntil(0, 'travel');
  const page = await table.page(app, 0);
  await page.waitForLoadState('networkidle');
  for (const size of [...SIZES, SMALLEST])
    here.soft(await lookAtTable(page, size), `${size.width}×${size.height}`).toEqual([]);
});

describe('a table with text at 200 % fits a phone', () => {
  it.for(tables)(
    '%s: rows are high enough, everything is in sight, nothing scrolls or overlaps',
    async ([, { scene }], { app, expect: here }) => {
      const page = await showTable(app, scene, { viewport: PHONE });
      await setTextSize(page, 200);
      here.soft(await lookAtTable(page, PHONE)).toEqual([]);
      await page.locator('.stop.open').nth(1).click();
      here.soft(await lookAtTable(page, PHONE), 'a stop looked at').toEqual([]);
      await page.context().close();
    },
  );
});
