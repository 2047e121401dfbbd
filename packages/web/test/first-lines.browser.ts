/**
 * In a newcomer's game things explain themselves the first time they come up: in one line, which covers neither the board
 * nor the action bar, is read out once, and does not come again once it was put away.
 */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { store } from './app.ts';
import { it } from './app-test.ts';
import { bringAxe, violations } from './axe.ts';
import { ALL_BOXES, underWay } from './moments.ts';
import { cutOffDevice } from './offline-copy.ts';
import { asked, positionWhere } from './positions.ts';
import { SCALE, seedOf, shareOf } from './random-seed.ts';
import { nextSituation } from './situation.ts';
import { TouchPlayer } from './touch-player.ts';
import { DESKTOP, LANDSCAPE, PHONE } from './viewports.ts';

const seed = seedOf('first-lines');
const NEWCOMER = { pace: 'instant', explain: true };
const SHORT = { width: 390, height: 664 };
const SIZES = [
  ['a short phone', SHORT],
  ['a phone', PHONE],
  ['a phone held sideways', LANDSCAPE],
  ['a desktop', DESKTOP],
] as const;
const POSITIONS = [
  ['road', { seed: 3, until: underWay }],
  ['sheet', { seed: 3, until: (table: Parameters<typeof asked>[0]) => asked(table) === 'buy' }],
  ['every box', { seed: 5, options: ALL_BOXES, until: underWay }],
  ['Duo', { game: 'duo', seed: 3, until: (table: Parameters<typeof asked>[0]) => asked(table) === 'die' }],
] as const;

const bar = (page: Page) => page.locator('.first-bar');
const topicOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('.first-bar')?.dataset['topic'] ?? '');

/** What is wrong with where the line stands. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const line = document.querySelector('.first-bar');
    if (line === null) return ['nothing to see'];
    const at = line.getBoundingClientRect();
    const found: string[] = [];
    const isOver = (other: DOMRect) =>
      at.left < other.right - 1 &&
      at.right > other.left + 1 &&
      at.top < other.bottom - 1 &&
      at.bottom > other.top + 1;
    const covered = (selector: string, slack = 0) =>
      [...document.querySelectorAll(selector)].some((one) => {
        const box = one.getBoundingClientRect();
        return isOver(new DOMRect(box.x, box.y + slack, box.width, box.height - slack));
      });
    if (covered('.stop.open, .target.open')) found.push('it lies over an open stop');
    if (covered('.tb-bar')) found.push('it lies over the action bar');
    if (covered('.tb .tools > :last-child')) found.push('it lies over the way to the menu');
    // The edge of a sheet, where only its grip is.
    if (covered('.sheet.asks', 8)) found.push('it lies over the sheet');
    if (at.top < -1 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1) found.push('it is cut off');
    if (line.scrollHeight > line.clientHeight + 1) found.push('its words do not fit');
    for (const button of line.querySelectorAll('a, button')) {
      const { width, height } = button.getBoundingClientRect();
      if (width < 44 || height < 44) found.push(`a target of ${width} × ${height}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
    return found;
  });
}

it.for(shareOf(SIZES))('%s: it covers nothing that is needed', async ([, viewport], { app, expect }) => {
  for (const [name, position] of POSITIONS) {
    const game = positionWhere(position);
    const page = await app.page(`/g/${game.id}`, { viewport, game, settings: NEWCOMER });
    await nextSituation(page);
    const board = page.locator('.tb :is(.scroll, .board, .lane, .map)').first();
    const before = await board.boundingBox();
    await bar(page).waitFor();
    await bringAxe(page);
    expect.soft(await faults(page), name).toEqual([]);
    expect.soft(await violations(page), name).toEqual([]);
    await bar(page).getByRole('button', { name: 'Got it' }).click();
    expect.soft(await board.boundingBox(), `${name}: nothing moves`).toEqual(before);
    await page.context().close();
  }
});

type Words = Readonly<Record<string, string>>;

function wordsOf(locale: string, area: string): Words {
  const file = new URL(`../../words/src/locales/${locale}/${area}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Words;
}

/** The lines of a language, and the powers and cards that explain themselves with words of their own. */
function linesIn(locale: string, game: string): readonly string[] {
  const first = wordsOf(locale, 'first');
  const own = game === 'duo' ? /^first\.duo\./ : /^first\.(stop|decision|option|moment|card)\./;
  const lines = Object.entries(first).flatMap(([key, text]) => (own.test(key) ? [text] : []));
  if (game === 'duo') return longest(lines);
  const cards = { ...wordsOf(locale, 'road'), ...wordsOf(locale, 'boxes') };
  const said = Object.entries(cards).flatMap(([key, does]) => {
    const [, kind = '', id = ''] = /^(traveler|festival|amulet)\.([\w-]+)\.(power|does)$/.exec(key) ?? [];
    const name = cards[`${kind}.${id}`] ?? '';
    if (kind === 'traveler') return [first['first.power']!.replace('{name}', name).replace('{power}', does)];
    return kind === '' ? [] : [first['first.card']!.replace('{name}', name).replace('{does}', does)];
  });
  return longest([...lines, ...said.filter((text) => text.length < VERY_LONG)]);
}

/** A card or two say so much that on a short phone their line scrolls. */
const VERY_LONG = 150;

/** The longest of them in a short run. */
function longest(lines: readonly string[]): readonly string[] {
  return lines.toSorted((a, b) => b.length - a.length).slice(0, SCALE < 1 ? 3 : lines.length);
}

it.for(shareOf(SIZES))(
  '%s: lines fit in every language',
  { timeout: 240_000 },
  async ([, viewport], { app, expect }) => {
    for (const [name, position] of [POSITIONS[0], POSITIONS[3]]) {
      const game = positionWhere(position);
      for (const locale of ['en', 'es', 'fr', 'ja']) {
        const page = await app.page(`/g/${game.id}`, { viewport, game, settings: { ...NEWCOMER, locale } });
        await bar(page).waitFor();
        for (const text of linesIn(locale, name === 'Duo' ? 'duo' : 'tokaido')) {
          await page.evaluate(async (words) => {
            document.querySelector('.first-bar p')!.textContent = words;
            // Its place is found anew once it has been drawn.
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          }, text);
          expect.soft(await faults(page), `${name}, ${locale}: ${text}`).toEqual([]);
        }
        await page.context().close();
      }
    }
  },
);

/** Puts every line away that comes up, and returns their topics. */
async function putAway(page: Page): Promise<string[]> {
  const topics: string[] = [];
  for (let topic = await topicOf(page); topic !== '' && topic !== 'nudge'; topic = await topicOf(page)) {
    if (topics.at(-1) !== topic) topics.push(topic);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
  }
  return topics;
}

it('comes up once in a first game, and not again in the next', { timeout: 180_000 }, async ({
  app,
  expect,
}) => {
  const page = await app.page('/');
  const met: string[] = [];
  const before = async () => {
    met.push(...(await putAway(page)));
  };
  await page.getByRole('button', { name: 'Walk the road' }).click();
  await nextSituation(page);
  await bar(page).waitFor();
  expect(await topicOf(page)).toBe('decision.choose');
  const player = new TouchPlayer(page, seed, { before });
  await player.play(10);
  expect(met).toContain('decision.travel');
  expect(met.some((topic) => topic.startsWith('stop.'))).toBe(true);
  expect(met.some((topic) => topic.startsWith('traveler.'))).toBe(true);
  expect(new Set(met).size, met.join(' ')).toBe(met.length);

  const first = met.length;
  await page.goto(app.url);
  await page.getByRole('button', { name: 'Walk the road' }).click();
  await new TouchPlayer(page, seed, { before }).play(5);
  expect(new Set(met).size, `${first}: ${met.join(' ')}`).toBe(met.length);
});

it('goes on by itself, and is read out once', async ({ app, expect }) => {
  const game = positionWhere({ seed: 3, until: underWay });
  const page = await app.page(`/g/${game.id}`, { game, settings: NEWCOMER });
  const text = await bar(page).locator('p').innerText();
  const heard = () => page.locator('[role=status]').allInnerTexts();
  await expect.poll(heard).toContain(text);
  // Looking at a stop explains that stop.
  await page.locator('.stop.open').first().click();
  await expect.poll(() => topicOf(page)).toMatch(/^stop\./);
  await bar(page).getByRole('link', { name: 'The rule' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/rules\/[\w-]+$/);
  await page.goBack();
  await nextSituation(page);
  await bar(page).waitFor();
});

it('can be turned off in the settings', async ({ app, expect }) => {
  const game = positionWhere({ seed: 3, until: underWay });
  const page = await app.page(`/g/${game.id}`, { game, settings: NEWCOMER });
  await bar(page).waitFor();
  await page.goto(`${app.url}/settings`);
  await page.getByRole('switch', { name: /^Explain things the first time/ }).click();
  await page.goto(`${app.url}/g/${game.id}`);
  await nextSituation(page);
  await page.locator('[role=status]').first().waitFor({ state: 'attached' });
  expect(await bar(page).count()).toBe(0);
});

it('is told in the narrator view, once', async ({ app, expect }) => {
  const game = positionWhere({ seed: 3, until: underWay });
  const page = await app.page(`/g/${game.id}?view=narrator`, { game, settings: NEWCOMER });
  const text = await bar(page).locator('p').innerText();
  const log = page.locator('[role=log]');
  await expect.poll(async () => (await log.innerText()).split(text).length - 1).toBe(1);
  await bringAxe(page);
  expect(await violations(page)).toEqual([]);
  await bar(page).getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => bar(page).filter({ hasText: text }).count()).toBe(0);
});

/** A device on which everything has been met, in a first game or another. */
const stored = (game: string) =>
  `if (location.protocol.startsWith('http')) localStorage.setItem('tokaido.met', '${JSON.stringify({ game, topics: ALL_TOPICS })}');`;
const ALL_TOPICS = [
  'decision.travel',
  'moment.taken',
  'moment.purse',
  ...['inn', 'shop', 'farm', 'temple', 'encounter', 'hot-spring', 'panorama'].map((stop) => `stop.${stop}`),
];

it('in the first game the coach speaks up by itself, and only there', async ({ app, expect }) => {
  const game = positionWhere({ seed: 3, until: underWay });
  const open = async (first: string) => {
    const context = await app.device();
    await context.addInitScript(stored(first));
    const page = await context.newPage();
    await store(page, app.url, { settings: NEWCOMER, game });
    await page.goto(`${app.url}/g/${game.id}`);
    await nextSituation(page);
    return page;
  };
  const page = await open(game.id);
  await page.locator('.first-bar[data-topic="nudge"]').waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await page.locator('.coach').count()).toBe(0);
  await bar(page).getByRole('button', { name: 'More' }).click();
  await page.locator('.coach[data-says="nudge"]').waitFor();
  await page.getByRole('button', { name: 'Close the coach' }).click();
  await bar(page).getByRole('button', { name: 'Got it' }).click();
  await bar(page).waitFor({ state: 'detached' });

  const other = await open('another');
  await other.waitForTimeout(2500);
  expect(await bar(other).count()).toBe(0);
});

it('needs no network', async ({ app, expect }) => {
  const { context, url } = await cutOffDevice(app);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('.home-offer').waitFor();
  await page.getByRole('button', { name: 'Walk the road' }).click();
  await nextSituation(page);
  await bar(page).waitFor();
  expect(await topicOf(page)).toBe('decision.choose');
});
