/** Whole games of every box through the narrator view, by typing. */

import { expect } from 'vitest';
import { it } from './app-test.ts';
import { NarratorPlayer } from './narrator-player.ts';
import { asked, positionWhere, stateOf } from './positions.ts';
import { seedOf, shareOf } from './random-seed.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const seed = seedOf('narrator');
const INSTANT = { pace: 'instant' };
const GAMES = [
  ['boxes=crossroads,matsuri,new-encounters,promo-travelers variations=return-trip', PHONE],
  ['boxes=crossroads,matsuri', DESKTOP],
  ['boxes=crossroads', PHONE],
  ['', DESKTOP],
] as const;

it.for(shareOf(GAMES))('plays a whole game: "%s"', async ([options, viewport], { app }) => {
  const game = positionWhere({ options, seed, until: (table) => table.match !== null });
  const page = await app.page(`/g/${game.id}?view=narrator`, { settings: INSTANT, viewport, game });
  const reader = new NarratorPlayer(page, seed);
  await reader.toTheEnd();
  expect(reader.decisions).toBeGreaterThan(8);
  // The count is told, and can be asked for again.
  expect(await reader.type('score')).toMatch(/1\. .+: \d+ points/);
  await page.getByRole('link', { name: 'Show the results' }).click();
  await page.locator('main.end').waitFor();
});

it('is the second stop of the Tab key at a table', async ({ app }) => {
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

it('buys several things by their numbers', async ({ app }) => {
  const game = positionWhere({
    seed: 5,
    until: (table) => asked(table) === 'buy' && stateOf(table).all[0]!.coins >= 6,
  });
  const page = await app.page(`/g/${game.id}?view=narrator`, { settings: INSTANT, game });
  const reader = new NarratorPlayer(page, seed);
  await page.locator('.choices').waitFor();
  await reader.type('buy 1 2');
  await page.locator('[role="log"] p', { hasText: /You buy .+ and / }).waitFor();
});

it('explains itself: a closed stop, an unknown word, and the coach step by step', async ({ app }) => {
  const game = positionWhere({ seed: 3 });
  const settings = { ...INSTANT, coach: false };
  const page = await app.page(`/g/${game.id}?view=narrator`, { settings, game });
  await page.locator('.choices').waitFor();
  const reader = new NarratorPlayer(page, seed);
  expect(await reader.type('fly')).toContain('no command');
  expect(await reader.type('go 99')).toContain('The leg has stops');
  const told = (text: string | RegExp) => page.locator('[role="log"] p', { hasText: text }).waitFor();
  await reader.type('hint');
  await told('The coach is off. Type “hint on” to turn it on.');
  await reader.type('hint on');
  await told('The coach is on.');
  await reader.type('hint');
  await told('Ask again for three choices.');
  await reader.type('hint');
  await told(/( of 100 tries|came out alike).*Ask again for the expected points/);
  await reader.type('coach');
  await told(/^Expected final points\. .*: \d+\.\d points, give or take/);
});
