/**
 * Key states as they have always looked, to a thousandth of their points. After a change that is meant:
 * UPDATE=1 npm run goals screens, and look at each picture before it is kept.
 */

import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import { compare } from './compare-pictures.ts';
import { DUO } from './duo-scenes.ts';
import { PAGES } from './page-scenes.ts';
import type { Scene } from './scene.ts';
import { settle, show } from './scene.ts';
import { SHEETS } from './sheet-scenes.ts';
import { TABLES } from './table-scenes.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const GOLDEN = fileURLToPath(new URL('golden/', import.meta.url));
const MOST = 0.001;
const sizes = { phone: PHONE, desktop: DESKTOP };

const STATES = [
  ['home', 'phone', 'light'],
  ['home', 'desktop', 'dark'],
  ['table, five on the longest leg', 'phone', 'light'],
  ['table, an open stop looked at', 'phone', 'dark'],
  ['table, base', 'desktop', 'light'],
  ['table, Matsuri', 'desktop', 'dark'],
  ['sheet choose', 'phone', 'light'],
  ['sheet buy', 'phone', 'light'],
  ['sheet eat', 'desktop', 'light'],
  ['sheet festival', 'phone', 'dark'],
  ['collection', 'phone', 'light'],
  ['end', 'desktop', 'light'],
  ['Duo under way', 'phone', 'light'],
  ['Duo, the end', 'desktop', 'dark'],
] as const;

it.for(STATES)('%s on a %s, %s', async ([name, device, colorScheme], { app }) => {
  const picture = await pictureOf(app, sceneOf(name), device, colorScheme);
  const file = `${[name, device, colorScheme].join(' ').replaceAll(/\W+/g, '-').toLowerCase()}.png`;
  const kept = join(GOLDEN, file);
  if (process.env['UPDATE'] === '1') {
    mkdirSync(GOLDEN, { recursive: true });
    // What looks the same stays the same, so that a picture changes only with what it shows.
    if (!existsSync(kept) || (await compare(app.browser, readFileSync(kept), picture)).share > MOST / 10)
      writeFileSync(kept, picture);
    return;
  }
  if (!existsSync(kept)) throw new Error(`there is no ${kept} yet: UPDATE=1 makes it`);
  const { share, picture: difference } = await compare(app.browser, readFileSync(kept), picture);
  if (share <= MOST) return;
  const folder = mkdtempSync(join(tmpdir(), 'tokaido-screens-'));
  writeFileSync(join(folder, file), picture);
  writeFileSync(join(folder, `difference-${file}`), difference);
  throw new Error(`${(share * 100).toFixed(2)} % of the picture differ from ${kept}; see ${folder}`);
});

function sceneOf(name: string): Scene {
  const scene = [...PAGES, ...TABLES, ...SHEETS, ...DUO].find((each) => each.name === name);
  if (scene === undefined) throw new Error(`no scene "${name}"`);
  return scene;
}

async function pictureOf(
  app: App,
  scene: Scene,
  device: keyof typeof sizes,
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  const page = await show(app, scene, { viewport: sizes[device], colorScheme });
  // Words and pictures of later parts are fetched once the table stands.
  await page.waitForLoadState('networkidle');
  await settle(page);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
