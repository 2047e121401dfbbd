/** Whole games by touch, from the first page to the count, of every box. */

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { App, DESKTOP, PHONE, seedOf } from './kit.ts';
import { nextSituation } from './situation.ts';
import { Walker } from './walker.ts';

const seed = seedOf('pointer');
const INSTANT = { speed: 'instant' };
let app: App;

beforeAll(async () => {
  app = await App.start();
});
afterEach(async () => expect(await app.tidy()).toEqual([]));
afterAll(() => app.stop());

it('takes one activation to a table, two to the first move, and so on to the end of a base game', async () => {
  const page = await app.page('/', { settings: INSTANT });
  await page.getByRole('button', { name: 'Walk the road' }).click();
  const first = await nextSituation(page);
  expect(first.kind).toBe('sheet');
  expect(await page.evaluate(() => performance.getEntriesByName('table-ready').length)).toBe(1);
  await page.locator('.sheet.asks button[type="submit"]').click();
  expect((await nextSituation(page, first.key)).kind).toBe('road');
  const walker = new Walker(page, seed);
  await walker.toTheEnd();
  expect(walker.taken.road).toBeGreaterThan(4);
});

it.each([
  ['crossroads', DESKTOP],
  ['crossroads,matsuri', PHONE],
])('plays a whole game with %s', async (boxes, viewport) => {
  const page = await app.page('/', { viewport, settings: { ...INSTANT, boxes } });
  await page.getByRole('button', { name: 'Walk the road' }).click();
  const walker = new Walker(page, seed);
  await walker.toTheEnd();
  expect(walker.taken.sheet).toBeGreaterThan(4);
});

it('plays a whole game with the promos, set up on the page of new tables', async () => {
  const page = await app.page('/', { viewport: DESKTOP, settings: INSTANT });
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('checkbox', { name: 'Promos' }).click();
  await page.getByLabel('Seat 2').selectOption({ label: 'Porter' });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await new Walker(page, seed).toTheEnd();
});
