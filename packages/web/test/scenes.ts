/** Every screen of the product as somebody may find it, for the checks that must hold on all of them. */

import type { Table } from '@tokaido/table';
import { ROADS } from '@tokaido/tokaido';
import type { Page } from 'playwright-core';
import { ASKED } from '../src/tokaido/decisions/forms.ts';
import type { App, PageOptions } from './app.ts';
import type { Kept, Wish } from './positions.ts';
import { asked, positionWhere, stateOf } from './positions.ts';

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

const ALL = 'boxes=crossroads,matsuri';
const { space } = ROADS[0]!;
/** Where the legs of the road begin and end. */
const INNS = space.flatMap((kind, at) => (kind === 0 ? [at] : []));
/** Thirteen stops and an inn: no leg has more. */
const LONGEST = 1;

/** The first to leave an inn: every stop of the leg is ahead of everybody. */
export function atInn(leg: number): (table: Table) => boolean {
  const inn = INNS[leg - 1];
  return (table) => {
    if (asked(table) !== 'travel') return false;
    const { all, players } = stateOf(table);
    return all.slice(0, players).every(({ position }) => position === inn);
  };
}

/** Somewhere on the second leg, when there is something to be seen. */
function underWay(table: Table): boolean {
  if (asked(table) !== 'travel') return false;
  const { position } = stateOf(table).all[0]!;
  return position > INNS[1]! + 1 && position < INNS[2]! - 4;
}

function hasFestival(table: Table): boolean {
  return underWay(table) && (stateOf(table).festivals ?? 0) > 0;
}

const over = (table: Table) => table.phase === 'over';

/** Decisions that come up with these boxes, and the first game in which they do. */
const DECISIONS: Readonly<Record<string, Wish>> = {
  choose: {},
  buy: {},
  eat: {},
  treat: { seed: 24 },
  give: {},
  keep: { seed: 25 },
  panorama: { seed: 2 },
  option: { options: 'boxes=crossroads' },
  amulet: { options: 'boxes=crossroads', seed: 11 },
  calligraphy: { options: 'boxes=crossroads', seed: 3 },
  legend: { options: 'boxes=crossroads', seed: 3 },
  bet: { options: 'boxes=crossroads', seed: 2 },
  rest: { options: 'boxes=crossroads', seed: 11 },
  pledge: { options: 'boxes=crossroads', prefer: devoutly },
  'pledge-collection': { options: `${ALL} tiles=any`, seed: 213, prefer: devoutly },
  collect: { options: ALL, seed: 55 },
  donate: { options: ALL, seed: 3 },
  invite: { options: ALL, seed: 63 },
  festival: { options: ALL },
  publish: { options: ALL, seed: 20 },
  roll: { options: ALL, seed: 314 },
  meet: { options: ALL, seed: 5 },
  leave: { options: ALL, seed: 9 },
  itamae: { options: `${ALL},promos`, seed: 3 },
  kitoushi: { options: `${ALL},promos`, seed: 16 },
  takuhatsuso: { options: `${ALL},promos`, seed: 5 },
  luck: { options: `${ALL},promos variations=good-luck` },
};

const DEVOUT = ['use devotion', 'amulet devotion', 'option amulet', 'option collection'];

/** Towards an amulet of Devotion, and then the largest purchase. */
function devoutly(legal: readonly string[]): string | undefined {
  const largest = legal.findLast((action) => /^(buy|collect) \S+ \S/.test(action));
  return DEVOUT.find((action) => legal.includes(action)) ?? largest;
}

/** The sheet of one decision. */
function sheetOf(decision: string): Scene {
  return {
    name: `sheet ${decision}`,
    wish: { ...DECISIONS[decision], until: (table) => asked(table) === decision },
    ready: '.sheet.asks',
  };
}

const press = (key: string) => async (page: Page) => {
  await page.locator('.table-page').focus();
  await page.keyboard.press(key);
  await page.locator('.sheet').waitFor();
};

const menuItem = (at: number) => async (page: Page) => {
  await page.locator('.tools button').last().click();
  await page.locator('.tb-menu button').nth(at).click();
  await page.locator('.sheet').waitFor();
};

export const PAGES: readonly Scene[] = [
  { name: 'home', path: '/', ready: '.home-go' },
  { name: 'home with a game', path: '/', wish: { until: underWay }, ready: '.home-resume' },
  { name: 'settings', path: '/settings', ready: 'main.settings .pref-reset' },
  { name: 'about', path: '/about', ready: 'main h1' },
  { name: 'journeys, none yet', path: '/journeys', ready: 'main.journeys .muted' },
  { name: 'journeys', path: '/journeys', wish: { until: underWay }, ready: '.journey' },
  { name: 'new table', path: '/new', ready: '.setup-go' },
  { name: 'same device', path: '/same-device', ready: '.setup-go' },
  { name: 'join', path: '/join', ready: '.join-form' },
  {
    name: 'join, refused',
    path: '/join',
    ready: '.join-form',
    next: async (page) => {
      await page.locator('#join-text').fill('?');
      await page.locator('.join-form [type="submit"]').click();
    },
  },
  { name: 'lobby', path: '/new', ready: '.setup-go', next: openTable },
  {
    name: 'lobby, another device',
    path: '/new',
    ready: '.setup-go',
    next: async (page) => {
      await openTable(page);
      await page.locator('.lobby-head button').click();
      await page.locator('dialog[open] .share').waitFor();
    },
  },
  { name: 'rules', path: '/rules', ready: '.rules-book section' },
  { name: 'rules, a topic', path: '/rules/temple', ready: '.rules-book section' },
  {
    name: 'rules, a search',
    path: '/rules',
    ready: '.rules-book section',
    next: (page) => page.locator('.rules-search input').fill('inn'),
  },
  { name: 'no such page', path: '/nowhere/at/all', ready: '.notice' },
  { name: 'no such game', path: '/g/nothing', ready: '.notice' },
  { name: 'no such table', path: '/t/nothing', ready: '.notice' },
];

/** Opens a table at the server; ends in its lobby. */
async function openTable(page: Page): Promise<void> {
  await page.locator('.seat-tiles select').nth(1).selectOption('open');
  await page.locator('.setup-go').click();
  await page.locator('.lobby .share').waitFor();
}

export const TABLES: readonly Scene[] = [
  {
    name: 'table, five on the longest leg',
    wish: { players: 5, until: atInn(LONGEST) },
    ready: '.stop.open',
  },
  { name: 'table, base', wish: { until: underWay }, ready: '.stop.open' },
  {
    name: 'table, an open stop looked at',
    wish: { until: underWay },
    ready: '.stop.open',
    next: (page) => page.locator('.stop.open').nth(1).click(),
  },
  {
    name: 'table, a closed stop looked at',
    wish: { until: underWay },
    ready: '.stop.open',
    next: (page) => page.locator('.stop.closed').first().click({ force: true }),
  },
  { name: 'table, two and a neutral', wish: { players: 2, until: underWay }, ready: '.stop.open' },
  {
    name: 'table, homeward',
    wish: { options: 'variations=return-trip', until: underWay },
    ready: '.stop.open',
  },
  {
    name: 'table, Crossroads',
    wish: { options: 'boxes=crossroads', players: 5, until: underWay },
    ready: '.stop.open',
  },
  {
    name: 'table, Matsuri',
    wish: { options: ALL, players: 5, until: hasFestival },
    ready: '.stop.open',
  },
  {
    name: 'table, left hand',
    wish: { until: underWay },
    settings: { leftHand: true },
    ready: '.stop.open',
    next: (page) => page.locator('.stop.open').nth(1).click(),
  },
  { name: 'menu', wish: { until: underWay }, ready: '.stop.open', next: openMenu },
  { name: 'journal', wish: { until: underWay }, ready: '.stop.open', next: press('j') },
  { name: 'keys', wish: { until: underWay }, ready: '.stop.open', next: press('?') },
  { name: 'decks', wish: { options: ALL, until: underWay }, ready: '.stop.open', next: menuItem(1) },
  {
    name: 'collection',
    wish: { options: ALL, until: underWay },
    ready: '.stop.open',
    next: (page) => page.locator('.strip').click(),
  },
  {
    name: 'collection of a bot',
    wish: { options: ALL, until: underWay },
    ready: '.stop.open',
    next: (page) => page.locator('.man:not([data-seat="0"])').first().click(),
  },
  {
    name: 'curtain',
    wish: { people: 2, players: 3, until: (table) => asked(table) === 'choose' },
    ready: '.curtain',
  },
  { name: 'end', wish: { players: 5, until: over }, ready: 'main.end' },
  { name: 'end, Matsuri', wish: { options: ALL, until: over }, ready: 'main.end' },
  {
    name: 'narrator',
    wish: { options: ALL, until: underWay },
    query: '?view=narrator',
    ready: 'main.narrator',
  },
  {
    name: 'narrator, a decision',
    wish: { until: (table) => asked(table) === 'buy' },
    query: '?view=narrator',
    ready: 'main.narrator',
  },
  { name: 'narrator, over', wish: { until: over }, query: '?view=narrator', ready: 'main.narrator' },
];

async function openMenu(page: Page): Promise<void> {
  await page.locator('.tools button').last().click();
  await page.locator('.tb-menu').waitFor();
}

export const SHEETS: readonly Scene[] = ASKED.map(sheetOf);

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
    settings: { speed: 'instant', ...scene.settings, ...options.settings },
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
