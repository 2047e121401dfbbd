/** Whole games of every box through the narrator view, by typing. */

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { App, DESKTOP, PHONE, seedOf } from './kit.ts';
import { asked, positionWhere, stateOf } from './positions.ts';
import { Reader } from './reader.ts';

const seed = seedOf('narrator');
const INSTANT = { speed: 'instant' };
let app: App;

beforeAll(async () => {
  app = await App.start();
});
afterEach(async () => expect(await app.tidy()).toEqual([]));
afterAll(() => app.stop());

it.each([
  ['', DESKTOP],
  ['boxes=crossroads', PHONE],
  ['boxes=crossroads,matsuri', DESKTOP],
  ['boxes=crossroads,matsuri,promos variations=return-trip', PHONE],
])('plays a whole game: "%s"', async (options, viewport) => {
  const game = positionWhere({ options, seed, until: (table) => table.match !== null });
  const page = await app.page(`/g/${game.id}?view=narrator`, { settings: INSTANT, viewport, game });
  const reader = new Reader(page, seed);
  await reader.toTheEnd();
  expect(reader.decisions).toBeGreaterThan(8);
  // The count is told, and can be asked for again.
  expect(await reader.type('score')).toMatch(/1\. .+: \d+ points/);
  await page.getByRole('link', { name: 'Show the results' }).click();
  await page.locator('main.end').waitFor();
});

it('is the second stop of the Tab key at a table', async () => {
  const game = positionWhere({ seed: 3 });
  const page = await app.page(`/g/${game.id}`, { settings: INSTANT, game });
  await page.locator('.stop.open').first().waitFor();
  await page.evaluate(() => document.body.focus());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('main.narrator').waitFor();
  expect(page.url()).toContain('view=narrator');
});

it('buys several things by their numbers', async () => {
  const game = positionWhere({
    seed: 5,
    until: (table) => asked(table) === 'buy' && stateOf(table).all[0].coins >= 6,
  });
  const page = await app.page(`/g/${game.id}?view=narrator`, { settings: INSTANT, game });
  const reader = new Reader(page, seed);
  await page.locator('.choices').waitFor();
  await reader.type('buy 1 2');
  await page.locator('[role="log"] p', { hasText: /You buy .+ and / }).waitFor();
});

it('explains itself: a closed stop, an unknown word, a hint', async () => {
  const game = positionWhere({ seed: 3 });
  const page = await app.page(`/g/${game.id}?view=narrator`, { settings: INSTANT, game });
  await page.locator('.choices').waitFor();
  const reader = new Reader(page, seed);
  expect(await reader.type('fly')).toContain('no command');
  expect(await reader.type('go 99')).toContain('The leg has stops');
  await reader.type('hint');
  await page.locator('[role="log"] p', { hasText: 'Our best player would choose' }).waitFor();
});
