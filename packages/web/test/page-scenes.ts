/** The pages around the table. */

import type { Page } from 'playwright-core';
import { countOf, playedGame, storeCount } from './count-form.ts';
import { underWay } from './moments.ts';
import type { Scene } from './scene.ts';

export const PAGES: readonly Scene[] = [
  { name: 'home', path: '/', ready: '.home-go' },
  { name: 'home with a game', path: '/', wish: { until: underWay }, ready: '.home-resume' },
  {
    name: 'home with a game of Duo',
    path: '/',
    settings: { game: 'duo' },
    wish: { game: 'duo' },
    ready: '.home-resume',
  },
  { name: 'settings', path: '/settings', ready: 'main.settings .pref-reset' },
  { name: 'about', path: '/about', ready: 'main h1' },
  { name: 'journeys, none yet', path: '/journeys', ready: 'main.journeys .muted' },
  { name: 'journeys', path: '/journeys', wish: { until: underWay }, ready: '.journey' },
  { name: 'learn', path: '/learn', ready: '.learn-road li' },
  { name: 'puzzles', path: '/puzzles', ready: '.puzzle-list li' },
  { name: 'a puzzle', path: '/puzzles/t5', ready: '.puzzle-bar' },
  { name: 'daily road', path: '/daily', ready: '.daily-facts' },
  { name: 'count, who played', path: '/count', ready: 'main.count .count-foot' },
  { name: 'count, what each has', path: '/', ready: '.home-go', next: (page) => openCount(page, '1') },
  { name: 'count, the result', path: '/', ready: '.home-go', next: (page) => openCount(page, 'result') },
  { name: 'new table', path: '/new', ready: '.setup-go' },
  { name: 'same device', path: '/same-device', ready: '.setup-go' },
  { name: 'new table of Duo', path: '/new', settings: { game: 'duo' }, ready: '.board-slip' },
  {
    name: 'new table of Duo, a board refused',
    path: '/new',
    settings: { game: 'duo' },
    ready: '.board-slip',
    next: async (page) => {
      const text = Buffer.from('{ "format": "duo-board/1" }');
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'board.json', mimeType: 'application/json', buffer: text });
      await page.locator('.board-slip .fault li').first().waitFor();
    },
  },
  { name: 'same device, Duo', path: '/same-device', settings: { game: 'duo' }, ready: '.board-slip' },
  { name: 'journeys, Duo', path: '/journeys', wish: { game: 'duo' }, ready: '.journey' },
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
  { name: 'lobby of Duo', path: '/new', settings: { game: 'duo' }, ready: '.setup-go', next: enterLobby },
  {
    name: 'lobby, at the door',
    path: '/new',
    ready: '.setup-go',
    next: async (page) => {
      await openTable(page);
      // As somebody who has the link, but no seat.
      await page.evaluate(() => localStorage.removeItem('tokaido.seats'));
      await page.reload();
      await page.locator('.name-field').waitFor();
    },
  },
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
  { name: 'rules of Duo', path: '/rules/duo', ready: '.rules-book section' },
  { name: 'rules of Duo, a topic', path: '/rules/duo-board', ready: '.rules-book section' },
  {
    name: 'rules, a search',
    path: '/rules',
    ready: '.rules-book section',
    next: (page) => page.locator('.rules-search input').fill('inn'),
  },
  { name: 'no such page', path: '/nowhere/at/all', ready: '.notice' },
  { name: 'no such game', path: '/g/nothing', ready: '.notice' },
  { name: 'no such table', path: '/t/nnnnnnnnnn', ready: '.notice' },
];

/** A whole game as people would have entered it. */
async function openCount(page: Page, at: string): Promise<void> {
  const game = playedGame({ players: 4, boxes: ['crossroads'], variations: [] }, 7);
  await storeCount(page, countOf(game));
  await page.goto(new URL(`/count?at=${at}`, page.url()).href);
  await page.locator(at === 'result' ? '.count-result .end-body' : '.count-parts').waitFor();
}

/** Opens a table at the server; ends in its lobby. */
async function openTable(page: Page): Promise<void> {
  await page.locator('.seat-tiles select').nth(1).selectOption('open');
  await enterLobby(page);
}

async function enterLobby(page: Page): Promise<void> {
  await page.locator('.setup-go').click();
  await page.locator('.lobby .share').waitFor();
}
