/** Games by touch, from the first page to the count, of every box. */

import { expect } from 'vitest';
import { it } from './app-test.ts';
import { DECISIONS, SCALE, seedOf } from './random-seed.ts';
import { nextSituation } from './situation.ts';
import { TouchPlayer } from './touch-player.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const seed = seedOf('touch');
const INSTANT = { pace: 'instant' };
it('takes one activation to a table, two to the first move, and so on to the end of a base game', async ({
  app,
}) => {
  const page = await app.page('/', { settings: INSTANT, serviceWorkers: 'allow' });
  await page.getByRole('button', { name: 'Walk the road' }).click();
  const first = await nextSituation(page);
  expect(first.kind).toBe('sheet');
  expect(await page.evaluate(() => performance.getEntriesByName('table-ready').length)).toBe(1);
  await page.locator('.sheet.asks button[type="submit"]').click();
  expect((await nextSituation(page, first.key)).kind).toBe('road');
  const player = new TouchPlayer(page, seed);
  await player.play();
  expect(player.taken.road).toBeGreaterThan(4);
});

const GAMES = [
  ['crossroads,matsuri', PHONE],
  ['crossroads', DESKTOP],
] as const;

it.for(GAMES)('plays a game with %s', async ([boxes, viewport], { app }) => {
  const page = await app.page('/', { viewport, settings: { ...INSTANT, boxes } });
  await page.getByRole('button', { name: 'Walk the road' }).click();
  const player = new TouchPlayer(page, seed);
  await player.play(DECISIONS);
  expect(player.taken.sheet).toBeGreaterThan(SCALE < 1 ? 1 : 4);
});

it('plays a game with the two small boxes, set up on the page of new tables', async ({ app }) => {
  const page = await app.page('/', { viewport: DESKTOP, settings: INSTANT });
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('checkbox', { name: 'New Encounters' }).click();
  await page.getByRole('checkbox', { name: 'Promo travelers' }).click();
  await page.getByLabel('Seat 2').selectOption({ label: 'Porter' });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await new TouchPlayer(page, seed).play(DECISIONS);
});
