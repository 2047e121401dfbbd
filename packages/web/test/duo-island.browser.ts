/**
 * The island in a browser: any board file draws itself, with all its places and pieces in the picture; targets are as
 * large as a finger and the nearest is pressed; tiles on the shore say what they do.
 */

import { checkBoard } from '@tokaido/duo';
import type { Page } from 'playwright-core';
import { randomBoard } from '../src/duo/testkit/random-board.ts';
import type { App } from './app.ts';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { positionWhere } from './positions.ts';
import { DESKTOP, PHONE } from './viewports.ts';

const FINGER = 40;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function tableOf(app: App, viewport: typeof PHONE, board?: string): Promise<Page> {
  const game = positionWhere({ game: 'duo', seed: 5, ...(board === undefined ? {} : { board }) });
  const page = await app.page(`/g/${game.id}`, { viewport, game, hasTouch: viewport === PHONE });
  await page.locator('.target.open').first().waitFor();
  return page;
}

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

const BOARDS = [
  ['ours', undefined],
  ['one with crowded stations', randomBoard(6)],
  ['one that no plane map shows', randomBoard(8)],
] as const;

it.for(BOARDS)(
  'draws every place and piece of a board in the picture: %s',
  async ([, board], { app, expect }) => {
    if (board !== undefined) expect(checkBoard(board)).toEqual([]);
    for (const viewport of [PHONE, DESKTOP]) {
      const page = await tableOf(app, viewport, board && JSON.stringify(board));
      const [frame] = await boxesOf(page, '.island');
      const signs = await boxesOf(
        page,
        '.island .place:not(.area-sign) > use:last-of-type, .island .area-sign > .line',
      );
      const stations = board?.ring.length ?? 24;
      expect(signs).toHaveLength(stations + 4 + 8);
      const pieces = await boxesOf(page, '.island [data-piece]');
      expect(pieces).toHaveLength(6);
      for (const box of [...signs, ...pieces]) expect(isWithin(box, frame!), JSON.stringify(box)).toBe(true);
      const open = await boxesOf(page, '.target.open');
      for (const { width, height } of open) expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
      await bringAxe(page);
      expect((await violations(page)).filter((line) => /isl|target|lane/.test(line))).toEqual([]);
    }
  },
);

it('picks the target that is nearest to a press, and takes it by the next one', async ({ app, expect }) => {
  const page = await tableOf(app, PHONE);
  const open = page.locator('.target.open');
  const places = await open.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['place']));
  const [box] = await boxesOf(page, `[data-place="${places[0]}"]`);
  const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
  // Beside its plaque, but nearer to it than to any other.
  await page.touchscreen.tap(x + 12, y + 8);
  const picked = page.locator('.target.picked');
  await picked.waitFor();
  expect(await picked.getAttribute('data-place')).toBe(places[0]);
  expect(await picked.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.island .slip.picked').count()).toBe(1);
  expect(await page.locator('.island .piece.pale').count()).toBe(1);
  expect(await page.locator('.island .chosen-way').count()).toBe(1);
  await page.touchscreen.tap(x, y);
  await picked.waitFor({ state: 'detached' });
});

it('says what a tile on the shore does, and is silent again', async ({ app, expect }) => {
  const page = await tableOf(app, PHONE);
  const tiles = page.locator('.isle-lane [data-tile]');
  expect(await tiles.count()).toBeGreaterThan(0);
  const note = page.locator('.lane-note');
  const told = new Set<string>();
  for (const tile of await tiles.all()) {
    await tile.click();
    const text = (await note.textContent()) ?? '';
    expect(text).toContain(((await tile.textContent()) ?? '').trim());
    told.add(text);
  }
  expect(told.size).toBe(await tiles.count());
  await page.keyboard.press('Escape');
  expect(await note.textContent()).toBe('');
});

it('lets a piece walk along its way', async ({ app, expect }) => {
  const game = positionWhere({ game: 'duo', seed: 5 });
  const page = await app.page(`/g/${game.id}`, { viewport: DESKTOP, game, reducedMotion: 'no-preference' });
  const target = page.locator('.target.open').first();
  await target.click();
  const walks = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const all = [...document.querySelectorAll('.island .piece')].flatMap((each) =>
            each.getAnimations(),
          );
          const frames = all.map((each) => (each.effect as KeyframeEffect).getKeyframes().length);
          if (frames.length > 0) resolve(Math.max(...frames));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.locator('.target.picked').click();
  expect(await walks).toBeGreaterThan(2);
});
