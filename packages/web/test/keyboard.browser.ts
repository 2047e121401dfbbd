/** Games by keyboard alone, from the first page to the count, of every box. */

import { expect } from 'vitest';
import { it } from './app-test.ts';
import { KeyboardPlayer } from './keyboard-player.ts';
import { asked, positionWhere } from './positions.ts';
import { DECISIONS, seedOf, shareOf } from './random-seed.ts';
import { nextSituation } from './situation.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const seed = seedOf('keyboard');
const INSTANT = { pace: 'instant' };
it('plays a base game from the first page on', async ({ app }) => {
  const page = await app.page('/', { settings: INSTANT, viewport: DESKTOP });
  const player = new KeyboardPlayer(page, seed);
  await player.press('Tab');
  await player.tabTo('.home-go');
  await player.press('Enter');
  await player.play();
  // From the count one goes on by keyboard as well.
  await player.tabTo('.end-foot .primary');
  await player.press('Enter');
  expect((await nextSituation(page, 'over')).kind).toBe('sheet');
});

it('takes up a game from the first page, with the focus on the road', async ({ app }) => {
  const game = positionWhere({ seed: 21 });
  const page = await app.page('/', { settings: INSTANT, game });
  const player = new KeyboardPlayer(page, seed);
  await page.locator('.home-resume').waitFor();
  await player.tabTo('.home-resume');
  await player.press('Enter');
  await player.asked();
  await player.press('ArrowDown');
  expect(await player.isAt('.stop')).toBe(true);
});

const GAMES = [
  ['crossroads,matsuri,new-encounters,promo-travelers', PHONE],
  ['crossroads,matsuri', DESKTOP],
  ['crossroads', PHONE],
] as const;

it.for(shareOf(GAMES))('plays a game with %s', async ([boxes, viewport], { app }) => {
  const game = positionWhere({ options: `boxes=${boxes}`, seed, until: (table) => table.match !== null });
  const page = await app.page(`/g/${game.id}`, { settings: INSTANT, viewport, game });
  await new KeyboardPlayer(page, seed).play(DECISIONS);
});

/** All the way round a page by Tab; returns at how many places one comes by. */
async function goRound(player: KeyboardPlayer): Promise<number> {
  const seen = new Set<string>();
  for (let i = 0; i < 200; i++) {
    await player.press('Tab');
    const at = await player.where();
    if (seen.has(at)) break;
    seen.add(at);
  }
  return seen.size;
}

it.for(['/', '/new', '/same-device', '/join', '/journeys', '/rules', '/settings', '/about'])(
  'shows the focus at every stop of the Tab key on %s',
  async (path, { app }) => {
    const page = await app.page(path);
    await page.locator('main h1').waitFor();
    expect(await goRound(new KeyboardPlayer(page, seed))).toBeGreaterThan(1);
  },
);

it.for([
  ['a shop', 'buy', PHONE],
  ['a menu', 'eat', PHONE],
  ['a shop', 'buy', DESKTOP],
  ['the road', 'travel', PHONE],
  ['the road', 'travel', DESKTOP],
] as const)(
  'shows the focus at every stop of the Tab key with %s before one: %s',
  async ([, decision, viewport], { app }) => {
    const game = positionWhere({ seed: 7, until: (table) => asked(table) === decision });
    const page = await app.page(`/g/${game.id}`, { settings: INSTANT, viewport, game });
    const player = new KeyboardPlayer(page, seed);
    await player.asked();
    expect(await goRound(player)).toBeGreaterThan(5);
  },
);
