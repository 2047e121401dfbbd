/**
 * Takes the film strips of docs/screens: what a phone shows every 200 ms while something happens, with motion and
 * without. `npx tsx packages/web/scripts/film-strips.ts [name …]`, after `npm run build`.
 */

import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Table } from '@tokaido/table';
import { END } from '@tokaido/tokaido';
import { spaceAt } from '@tokaido/words/tokaido';
import type { CDPSession, Page } from 'playwright-core';
import { App } from '../test/app.ts';
import { completes, innAfter, openStop, walkTo } from '../test/peak-scenes.ts';
import { asked, type Kept, positionWhere, stateOf } from '../test/positions.ts';
import { PHONE } from '../test/viewports.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screens/', import.meta.url));

const STEP = 200;
/** Frames side by side, and how wide each may be: the widest at which the strip is small enough. */
const PER_ROW = 12;
const WIDTHS = [176, 160, 144, 128, 112, 96];
const MOST_BYTES = 400_000;

interface Strip {
  readonly name: string;
  readonly game: Kept;
  /** What is there before it begins. */
  readonly ready: string;
  readonly frames: number;
  begin(page: Page): Promise<void>;
  /** What is pressed while it runs: with motion, and without, where my own things wait for a press. */
  readonly presses: Readonly<Record<Motion, readonly Press[]>>;
}

type Motion = 'no-preference' | 'reduce';

interface Press {
  readonly at: number;
  readonly press: (page: Page) => Promise<void>;
}

/** A game just before I walk to a stop. */
function beforeWalk(seed: number, isIt: Parameters<typeof openStop>[1]): { game: Kept; stop: number } {
  let stop = 0;
  const until = (table: Table) => {
    stop = openStop(table, isIt) ?? 0;
    return stop > 0;
  };
  return { game: positionWhere({ seed, until }), stop };
}

const goOn = (at: number): Press => ({
  at,
  press: (page) => page.locator('.highlight').click({ position: { x: 9, y: 9 } }),
});
/** Eats nothing, or whatever else the sheet offers without a choice. */
const answer = (page: Page) =>
  page.locator('.sheet-foot .sheet-other, .sheet-foot .primary:not([aria-disabled="true"])').first().click();

/** A walk of mine, and what comes of it. */
function walk(
  name: string,
  { game, stop }: ReturnType<typeof beforeWalk>,
  frames: number,
  presses: Strip['presses'],
): Strip {
  return { name, game, ready: '.stop.open', frames, begin: (page) => walkTo(page, stop), presses };
}

const ONE_PRESS: Strip['presses'] = { 'no-preference': [], reduce: [goOn(2000)] };

const encounter = beforeWalk(3, (s, position) => spaceAt(s, position) === 'encounter');
const panorama = beforeWalk(5, completes(0, true));
const inn = beforeWalk(4, (s, position) => position !== END && innAfter(s.travelers - 1)(s, position));
/** Everybody else has arrived and eaten: my meal ends the game. */
const lastMeal = positionWhere({
  seed: 2,
  until: (table) =>
    asked(table) === 'eat' &&
    stateOf(table)
      .all.slice(0, 4)
      .every((p) => p.position === END),
});

const STRIPS: readonly Strip[] = [
  walk('encounter', encounter, 16, ONE_PRESS),
  walk('panorama', panorama, 18, ONE_PRESS),
  walk('inn', inn, 24, {
    'no-preference': [{ at: 3200, press: answer }],
    reduce: [goOn(1800), { at: 3200, press: answer }],
  }),
  {
    name: 'end',
    game: lastMeal,
    ready: '.sheet-foot',
    frames: 18,
    begin: answer,
    presses: { 'no-preference': [], reduce: [] },
  },
];

interface Frame {
  readonly at: number;
  readonly image: string;
}

/** Everything that the page shows from now on, as it is drawn. */
async function film(session: CDPSession): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, image: data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90, everyNthFrame: 1 });
  return frames;
}

async function take(app: App, strip: Strip, motion: Motion): Promise<void> {
  const options = { viewport: PHONE, game: strip.game, reducedMotion: motion };
  const page = await app.page(`/g/${strip.game.id}`, options);
  await page.locator(strip.ready).first().waitFor();
  // What is loaded later is here before it is needed.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  const frames = await film(session);
  await strip.begin(page);
  const begun = Date.now();
  for (const { at, press } of strip.presses[motion]) {
    await page.waitForTimeout(Math.max(0, begun + at - Date.now()));
    await press(page);
  }
  const length = strip.frames * STEP;
  await page.waitForTimeout(Math.max(0, begun + length - Date.now()));
  await session.send('Page.stopScreencast');
  const shown = Array.from({ length: strip.frames }, (_, i) =>
    frames.findLast(({ at }) => at <= begun + i * STEP),
  );
  const images = shown.map((frame) => frame?.image ?? frames[0]?.image ?? '');
  await join(app, images, `${FOLDER}strip-${strip.name}${motion === 'reduce' ? '-still' : ''}.png`);
  await page.context().close();
}

/** The frames side by side, each with its time. */
async function join(app: App, images: readonly string[], path: string): Promise<void> {
  const page = await (await app.browser.newContext()).newPage();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width: PER_ROW * (width + 6) + 6, height: 400 });
    const cells = images.map(
      (image, i) => `<figure><img src="data:image/jpeg;base64,${image}">${i * STEP} ms</figure>`,
    );
    await page.setContent(`<style>
      body { margin: 0; padding: 6px; display: grid; grid-template-columns: repeat(${PER_ROW}, ${width}px); gap: 6px; background: #fff; font: 11px sans-serif; }
      figure { margin: 0; text-align: center; } img { display: block; width: 100%; }
    </style>${cells.join('')}`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    await page.screenshot({ path, fullPage: true });
    if (statSync(path).size <= MOST_BYTES) break;
  }
  process.stdout.write(`${path.slice(FOLDER.length)} ${Math.round(statSync(path).size / 1000)} kB\n`);
  await page.context().close();
}

async function takeAll(names: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const app = await App.start();
  try {
    for (const strip of STRIPS.filter(({ name }) => names.length === 0 || names.includes(name)))
      for (const motion of ['no-preference', 'reduce'] as const) await take(app, strip, motion);
  } finally {
    await app.stop();
  }
}

void takeAll(process.argv.slice(2));
