/** Whole games of Duo by touch, by keyboard alone and through the narrator view, from the first page to the count. */

import { expect } from 'vitest';
import { it } from './app-test.ts';
import { KeyboardPlayer } from './keyboard-player.ts';
import { DUO_QUESTIONS, NarratorPlayer } from './narrator-player.ts';
import { positionWhere } from './positions.ts';
import { DECISIONS, seedOf } from './random-seed.ts';
import { nextSituation } from './situation.ts';
import { TouchPlayer } from './touch-player.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const seed = seedOf('duo-games');
const INSTANT = { pace: 'instant', game: 'duo' };
const TOKAIDO = /\/assets\/(tokaido|strong)-/;

it('takes one activation to a table and plays a game by touch, without anything of Tokaido', async ({
  app,
}) => {
  const page = await app.page('/', { settings: INSTANT, viewport: PHONE });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Walk the road' }).click();
  expect((await nextSituation(page)).kind).toMatch(/island|sheet/);
  const player = new TouchPlayer(page, seed);
  await player.play(DECISIONS);
  expect(player.taken.island).toBeGreaterThan(1);
  expect(fetched.filter((path) => TOKAIDO.test(path))).toEqual([]);
});

it('is chosen on the first page, and stays chosen', async ({ app }) => {
  const page = await app.page('/', { settings: { pace: 'instant' } });
  await page.getByRole('button', { name: 'Tokaido Duo' }).click();
  await page.locator('.home-go', { hasText: 'You + 1 bot · Tokaido Duo · about 15 minutes' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Walk the road' }).click();
  await page.locator('.duo .die').first().waitFor();
});

it('plays by keyboard alone from the first page on', async ({ app }) => {
  const page = await app.page('/', { settings: INSTANT, viewport: DESKTOP });
  const player = new KeyboardPlayer(page, seed);
  await player.press('Tab');
  await player.tabTo('.home-go');
  await player.press('Enter');
  await player.play(DECISIONS);
  expect(player.taken.island).toBeGreaterThan(1);
});

it('plays through the narrator view by typing', async ({ app }) => {
  const game = positionWhere({ game: 'duo', seed, until: ({ match }) => match !== null });
  const page = await app.page(`/g/${game.id}?view=narrator`, { settings: INSTANT, viewport: PHONE, game });
  const reader = new NarratorPlayer(page, seed, DUO_QUESTIONS);
  await reader.play(DECISIONS);
  expect(reader.decisions).toBeGreaterThan(6);
});
