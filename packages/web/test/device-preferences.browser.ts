/** What people ask of their device is done here too: less motion, their own colors, the left hand. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import { positionWhere } from './positions.ts';
import type { Scene } from './scene.ts';
import { settle, show } from './scene.ts';
import { SHEETS } from './sheet-scenes.ts';
import { TABLES } from './table-scenes.ts';
import { TouchPlayer } from './touch-player.ts';
import { DESKTOP, PHONE } from './viewports.ts';

function sceneOf(name: string): Scene {
  const scene = [...TABLES, ...SHEETS].find((each) => each.name === name);
  if (scene === undefined) throw new Error(`no scene "${name}"`);
  return scene;
}

interface Watched {
  moved: Set<string>;
}

/** Runs before the page: keeps what any animation or transition moves, frame by frame. */
function watchMotion(): void {
  const page = globalThis as unknown as Watched;
  page.moved = new Set();
  const MOVING = ['transform', 'translate', 'rotate', 'scale', 'offsetDistance', 'offsetPath', 'left', 'top'];
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect)) continue;
      const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const moving = MOVING.filter((name) => names.includes(name));
      if (moving.length > 0) page.moved.add(`${effect.target?.getAttribute('class')}: ${moving.join(', ')}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Some turns at an ordinary pace, a look into a sheet, and back. */
async function motionIn(app: App, reducedMotion: 'reduce' | 'no-preference'): Promise<string[]> {
  const game = positionWhere({ seed: 3 });
  const page = await app.page(`/g/${game.id}`, {
    settings: { pace: 'double' },
    game,
    reducedMotion,
    watch: watchMotion,
  });
  const player = new TouchPlayer(page, 3);
  for (let i = 0; i < 3; i++) await player.step();
  await player.asked();
  return page.evaluate(() => [...(globalThis as unknown as Watched).moved]);
}

it('moves nothing where less motion is wished, and something where it is not', async ({ app }) => {
  expect(await motionIn(app, 'reduce')).toEqual([]);
  expect(await motionIn(app, 'no-preference')).not.toEqual([]);
});

/** Runs in the page: how a thing is set off, in the colors that are forced on it. */
function marksOf(selector: string): { border: string; outline: string; paper: string } {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`no ${selector}`);
  const style = getComputedStyle(element);
  return {
    border: `${style.borderTopStyle} ${style.borderTopWidth}`,
    outline: `${style.outlineStyle} ${style.outlineWidth}`,
    paper: style.backgroundColor,
  };
}

it('tells open from closed, chosen from not, and shows the focus in forced colors', async ({ app }) => {
  const page = await show(app, sceneOf('table, an open stop looked at'), { forcedColors: 'active' });
  const open = await page.evaluate(marksOf, '.stop.open:not(.picked) .label');
  const closed = await page.evaluate(marksOf, '.stop.closed .label');
  const picked = await page.evaluate(marksOf, '.stop.picked .label');
  expect(open.border).toMatch(/^solid [2-9]/);
  expect(closed.border).toMatch(/^dashed/);
  expect(picked.paper).not.toBe(open.paper);
  expect((await page.evaluate(marksOf, '.tb-bar .primary')).border).toMatch(/^solid/);
  expect((await page.evaluate(marksOf, '.man.turn')).outline).toMatch(/^solid [2-9]/);
  await page.keyboard.press('l');
  expect((await page.evaluate(marksOf, '.stop:focus-visible')).outline).toMatch(/^solid [2-9]/);

  const sheet = await show(app, sceneOf('sheet choose'), { forcedColors: 'active' });
  const chosen = await sheet.evaluate(marksOf, '.offer.chosen');
  const other = await sheet.evaluate(marksOf, '.offer:not(.chosen)');
  expect(chosen.border).not.toBe(other.border);
});

it.for([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)(
  'has the buttons under the left thumb where that is wished, on %s',
  async ([, viewport], { app }) => {
    const table = sceneOf('table, an open stop looked at');
    const sheet = sceneOf('sheet buy');
    for (const [scene, button, within] of [
      [table, '.tb-bar .go', '.tb-bar'],
      [sheet, '.sheet-foot .primary', '.sheet'],
    ] as const) {
      const right = await sideOf(await show(app, scene, { viewport }), button, within);
      const left = await sideOf(
        await show(app, scene, { viewport, settings: { leftHand: true } }),
        button,
        within,
      );
      expect(right, scene.name).toBeGreaterThan(0.5);
      expect(left, scene.name).toBeLessThan(0.5);
    }
  },
);

/** Where the middle of a button is in its box, from 0 at the left to 1 at the right. */
async function sideOf(page: Page, button: string, within: string): Promise<number> {
  await settle(page);
  const [inner, outer] = await Promise.all(
    [button, within].map((selector) => page.locator(selector).first().boundingBox()),
  );
  await page.context().close();
  if (inner === null || inner === undefined || outer === null || outer === undefined)
    throw new Error('not drawn');
  return (inner.x + inner.width / 2 - outer.x) / outer.width;
}
