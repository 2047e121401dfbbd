/** Boxes are fetched when a table is played with one: never for a base game, and in time for all others. */

import { readdirSync, readFileSync } from 'node:fs';
import words from '@tokaido/words/locales/en/boxes.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './app-test.ts';
import { positionWhere } from './positions.ts';
import { DECISIONS, seedOf } from './random-seed.ts';
import { show } from './scene.ts';
import { SHEETS } from './sheet-scenes.ts';
import { TouchPlayer } from './touch-player.ts';

const seed = seedOf('boxes-on-demand');
const BOXES = { pace: 'instant', boxes: 'crossroads,matsuri' };
const base = positionWhere({ seed: 3 });

const screens = JSON.parse(
  readFileSync(new URL('../dist/.vite/screens.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;
const RULES_OF_BOXES = screens['/rules']?.find((file) => file.startsWith('/assets/boxes-')) ?? 'none';

/** Without it bots only fall back on any legal action, which nobody sees at once. */
const KNOWN_TO_BOTS =
  readdirSync(new URL('../dist/assets', import.meta.url)).find((file) =>
    /^box-card-worth-.*\.js$/.test(file),
  ) ?? 'none';

/** Whether page or worker has asked for the rules of the boxes, and for what bots know of their cards. */
function watchBoxes(page: Page): () => { readonly rules: boolean; readonly knowledge: boolean } {
  const asked = { rules: false, knowledge: false };
  page.context().on('request', (request) => {
    if (request.url().endsWith(RULES_OF_BOXES)) asked.rules = true;
    if (request.url().endsWith(KNOWN_TO_BOTS)) asked.knowledge = true;
  });
  return () => asked;
}

it('plays a base game without the boxes, and then one with them on the same page', async ({ app }) => {
  const page = await app.page('/nothing', { settings: BOXES, game: base });
  const areAsked = watchBoxes(page);
  await page.goto(`${app.url}/g/${base.id}`);
  const player = new TouchPlayer(page, seed);
  for (let i = 0; i < 4; i++) await player.step();
  expect(areAsked()).toEqual({ rules: false, knowledge: false });

  // Without a reload: engine and bots have been at work already.
  await page.evaluate(() => {
    history.pushState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('button', { name: 'Walk the road' }).click();
  await new TouchPlayer(page, seed).play(DECISIONS);
  expect(areAsked()).toEqual({ rules: true, knowledge: true });
});

it('opens a saved game with boxes by its address', async ({ app }) => {
  const game = positionWhere({ seed: 5, options: 'boxes=crossroads,matsuri' });
  const page = await app.page('/nothing', { settings: { pace: 'instant' }, game });
  const areAsked = watchBoxes(page);
  await page.goto(`${app.url}/g/${game.id}`);
  await new TouchPlayer(page, seed).step();
  expect(areAsked()).toEqual({ rules: true, knowledge: true });
});

it('names the actions of boxes on a page that is opened at one of them', async ({ app }) => {
  const bonus = SHEETS.find(({ name }) => name === 'sheet bonus');
  if (bonus === undefined) throw new Error('no such sheet');
  const page = await show(app, bonus);
  const buttons = await page.locator('.sheet-foot button').allInnerTexts();
  expect(buttons).toContain(words['act.bonus.no']);
});
