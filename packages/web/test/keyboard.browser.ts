/** Whole games by keyboard alone, from the first page to the count, of every box. */

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { App, DESKTOP, PHONE, seedOf } from './kit.ts';
import { positionWhere } from './positions.ts';
import { Typist } from './typist.ts';

const seed = seedOf('keyboard');
const INSTANT = { speed: 'instant' };
let app: App;

beforeAll(async () => {
  app = await App.start();
});
afterEach(async () => expect(await app.tidy()).toEqual([]));
afterAll(() => app.stop());

it('plays a base game from the first page on', async () => {
  const page = await app.page('/', { settings: INSTANT, viewport: DESKTOP });
  const typist = new Typist(page, seed);
  await typist.press('Tab');
  await typist.tabTo('.home-go');
  await typist.press('Enter');
  await typist.toTheEnd();
  // From the count one goes on by keyboard as well.
  await typist.tabTo('.end-foot .primary');
  await typist.press('Enter');
  expect((await typist.asked()).kind).toBe('sheet');
});

it.each([
  ['crossroads', PHONE],
  ['crossroads,matsuri', DESKTOP],
  ['crossroads,matsuri,promos', PHONE],
])('plays a whole game with %s', async (boxes, viewport) => {
  const game = positionWhere({ options: `boxes=${boxes}`, seed, until: (table) => table.match !== null });
  const page = await app.page(`/g/${game.id}`, { settings: INSTANT, viewport, game });
  await new Typist(page, seed).toTheEnd();
});
