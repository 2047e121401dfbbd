/** Duo's table fits every size in every language, also with a move picked and with large text. */

import { it } from './app-test.ts';
import { lookAtDuo, PICKED, UNDER_WAY } from './duo-scenes.ts';
import { setTextSize, showTable } from './fitting-tables.ts';
import { speak } from './scene.ts';
import { DESKTOP, PHONE, SIZES, SMALLEST } from './viewports.ts';

it.for([UNDER_WAY, PICKED].map((scene) => [scene.name, scene] as const))(
  '%s fits every size',
  async ([, scene], { app, expect: here }) => {
    const page = await showTable(app, scene, { viewport: DESKTOP });
    for (const language of ['en', 'es', 'fr', 'ja']) {
      await speak(page, language);
      for (const size of [...SIZES, SMALLEST])
        here.soft(await lookAtDuo(page, size), `${language} ${size.width}×${size.height}`).toEqual([]);
      await setTextSize(page, 200);
      here.soft(await lookAtDuo(page, PHONE), `${language}, text at 200 %`).toEqual([]);
      await setTextSize(page, 100);
    }
    await page.context().close();
  },
);
