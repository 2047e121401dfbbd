/** Every table that has much to show fits every size, also while a stop is looked at, and in the longest language. */

import { it } from './app-test.ts';
import { lookAtTable, setTextSize, showTable, TABLES_TO_FIT } from './fitting-tables.ts';
import { speak } from './scene.ts';
import { PHONE, SIZES, SMALLEST } from './viewports.ts';

it.for(TABLES_TO_FIT.map((table) => [table.name, table] as const))(
  '%s fits every size',
  async ([, { scene }], { app, expect: here }) => {
    const page = await showTable(app, scene);
    for (const language of ['en', 'es', 'fr', 'ja']) {
      await speak(page, language);
      for (const size of [...SIZES, SMALLEST])
        here.soft(await lookAtTable(page, size), `${language} ${size.width}×${size.height}`).toEqual([]);
      await setTextSize(page, 200);
      here.soft(await lookAtTable(page, PHONE), `${language}, text at 200 %`).toEqual([]);
      await setTextSize(page, 100);
    }
    await page.context().close();
  },
);
