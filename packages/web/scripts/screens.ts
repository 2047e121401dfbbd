/**
 * Takes the pictures of docs/screens, which the README shows: npx tsx packages/web/scripts/screens.ts, after
 * `npm run build`. Each is a real position of a real game.
 */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { App, type PageOptions } from '../test/app.ts';
import { asked, type Kept, positionWhere, stateOf } from '../test/positions.ts';
import { DESKTOP, PHONE } from '../test/viewports.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url));

const firstPosition = (table: Parameters<typeof stateOf>[0]) => stateOf(table).all[0]?.position ?? 0;

/** In the middle of the second leg, with a choice of several stops. */
const road = positionWhere({
  seed: 21,
  until: (table) => asked(table) === 'travel' && firstPosition(table) > 14 && firstPosition(table) < 19,
});
const shop = positionWhere({ seed: 5, until: (table) => asked(table) === 'buy' });
const inn = positionWhere({
  seed: 11,
  until: (table) => asked(table) === 'eat' && firstPosition(table) > 20,
});
const festival = positionWhere({
  seed: 5,
  options: 'boxes=crossroads,matsuri',
  until: (table) => asked(table) === 'travel' && table.n > 50,
});
const end = positionWhere({ seed: 5, until: ({ phase }) => phase === 'over' });

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly options: PageOptions;
}

const at = (name: string, game: Kept, options: PageOptions): Shot => ({
  name,
  path: `/g/${game.id}`,
  options: { ...options, game },
});
const dark: PageOptions = { colorScheme: 'dark' };

const SHOTS: readonly Shot[] = [
  { name: 'home-phone', path: '/', options: { viewport: PHONE } },
  { name: 'home-desktop', path: '/', options: { viewport: DESKTOP } },
  at('table-phone', road, { viewport: PHONE }),
  at('table-phone-dark', road, { viewport: PHONE, ...dark }),
  at('table-desktop', road, { viewport: DESKTOP }),
  at('table-desktop-dark', road, { viewport: DESKTOP, ...dark }),
  at('shop-phone', shop, { viewport: PHONE }),
  at('inn-phone', inn, { viewport: PHONE }),
  at('festival-phone', festival, { viewport: PHONE }),
  at('festival-desktop', festival, { viewport: DESKTOP }),
  at('end-phone', end, { viewport: PHONE }),
  at('end-desktop', end, { viewport: DESKTOP }),
];

async function take(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const app = await App.start();
  for (const { name, path, options } of SHOTS) {
    const page = await app.page(path, options);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${FOLDER}${name}.png` });
    await page.context().close();
    process.stdout.write(`${name}\n`);
  }
  await app.stop();
}

void take();
