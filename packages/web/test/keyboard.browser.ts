/** Whole games by keyboard alone, from the first page to the count, of every box. */

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { App, DESKTOP, PHONE, seedOf } from './kit.ts';
import { asked, positionWhere } from './positions.ts';
import { nextSituation } from './situation.ts';
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
  expect((await nextSituation(page, 'over')).kind).toBe('sheet');
});

it('takes up a game from the first page, with the focus on the road', async () => {
  const game = positionWhere({ seed: 21 });
  const page = await app.page('/', { settings: INSTANT, game });
  const typist = new Typist(page, seed);
  await page.locator('.home-resume').waitFor();
  await typist.tabTo('.home-resume');
  await typist.press('Enter');
  await typist.asked();
  await typist.press('ArrowDown');
  expect(await typist.isAt('.stop')).toBe(true);
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

/** All the way round a page by Tab; returns at how many places one comes by. */
async function goRound(typist: Typist): Promise<number> {
  const seen = new Set<string>();
  for (let i = 0; i < 200; i++) {
    await typist.press('Tab');
    const at = await typist.where();
    if (seen.has(at)) break;
    seen.add(at);
  }
  return seen.size;
}

it.each(['/', '/new', '/same-device', '/join', '/journeys', '/rules', '/settings', '/about'])(
  'shows the focus at every stop of the Tab key on %s',
  async (path) => {
    const page = await app.page(path);
    await page.locator('main h1').waitFor();
    expect(await goRound(new Typist(page, seed))).toBeGreaterThan(1);
  },
);

it.each([
  ['a shop', 'buy', PHONE],
  ['a menu', 'eat', PHONE],
  ['a shop', 'buy', DESKTOP],
  ['the road', 'travel', PHONE],
  ['the road', 'travel', DESKTOP],
])('shows the focus at every stop of the Tab key with %s before one: %s', async (_, decision, viewport) => {
  const game = positionWhere({ seed: 7, until: (table) => asked(table) === decision });
  const page = await app.page(`/g/${game.id}`, { settings: INSTANT, viewport, game });
  const typist = new Typist(page, seed);
  await typist.asked();
  expect(await goRound(typist)).toBeGreaterThan(5);
});
