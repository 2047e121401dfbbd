/** A screen of the product as somebody may find it, and how it is shown. */

import type { Page } from 'playwright-core';
import type { App, PageOptions } from './app.ts';
import type { Kept, Wish } from './positions.ts';
import { positionWhere } from './positions.ts';

export interface Scene {
  readonly name: string;
  /** Without it the game is shown. */
  readonly path?: string;
  readonly query?: string;
  readonly wish?: Wish;
  /** In place of the settings of a new device. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** What is there once the screen stands. */
  readonly ready: string;
  /** What leads to it from there. */
  next?(page: Page): Promise<void>;
}

const made = new Map<Scene, Kept>();

/** The game of a scene; made once, since looking for one takes longer than showing it. */
export function gameOf(scene: Scene): Kept | undefined {
  if (scene.wish === undefined) return undefined;
  const known = made.get(scene) ?? positionWhere(scene.wish);
  made.set(scene, known);
  return known;
}

/** A page that shows a scene. */
export async function show(app: App, scene: Scene, options: PageOptions = {}): Promise<Page> {
  const game = gameOf(scene);
  const path = `${scene.path ?? `/g/${game?.id}`}${scene.query ?? ''}`;
  const page = await app.page(path, {
    ...options,
    settings: { pace: 'instant', ...scene.settings, ...options.settings },
    ...(game === undefined ? {} : { game }),
  });
  await page.locator(scene.ready).first().waitFor();
  await scene.next?.(page);
  await settle(page);
  return page;
}

/** Waits until nothing moves any more: fonts are there, and everything is drawn. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Changes the language by the address, as a link would. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((lang) => {
    const url = new URL(location.href);
    url.searchParams.set('lang', lang);
    history.replaceState(history.state, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, language);
  // The pseudo-language calls itself English, and is known by the signs that make it longer.
  await page.waitForFunction(
    (lang) =>
      lang === 'xx' ? document.body.innerText.includes('~') : document.documentElement.lang === lang,
    language,
  );
  await settle(page);
}
