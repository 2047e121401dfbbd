/** The table from the first leg to the end screen, with what can be opened over it. */

import type { Page } from 'playwright-core';
import { ALL_BOXES, atInn, hasFestival, isOver, LONGEST_LEG, underWay } from './moments.ts';
import { asked } from './positions.ts';
import type { Scene } from './scene.ts';

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

export const TABLES: readonly Scene[] = [
  {
    name: 'table, five on the longest leg',
    wish: { players: 5, until: atInn(LONGEST_LEG) },
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
    wish: { options: ALL_BOXES, players: 5, until: hasFestival },
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
  { name: 'decks', wish: { options: ALL_BOXES, until: underWay }, ready: '.stop.open', next: menuItem(1) },
  {
    name: 'collection',
    wish: { options: ALL_BOXES, until: underWay },
    ready: '.stop.open',
    next: (page) => page.locator('.strip').click(),
  },
  {
    name: 'collection of a bot',
    wish: { options: ALL_BOXES, until: underWay },
    ready: '.stop.open',
    next: (page) => page.locator('.man:not([data-seat="0"])').first().click(),
  },
  {
    name: 'curtain',
    wish: { people: 2, players: 3, until: (table) => asked(table) === 'choose' },
    ready: '.curtain',
  },
  { name: 'end', wish: { players: 5, until: isOver }, ready: 'main.end' },
  { name: 'end, Matsuri', wish: { options: ALL_BOXES, until: isOver }, ready: 'main.end' },
  {
    name: 'narrator',
    wish: { options: ALL_BOXES, until: underWay },
    query: '?view=narrator',
    ready: 'main.narrator',
  },
  {
    name: 'narrator, a decision',
    wish: { until: (table) => asked(table) === 'buy' },
    query: '?view=narrator',
    ready: 'main.narrator',
  },
  { name: 'narrator, over', wish: { until: isOver }, query: '?view=narrator', ready: 'main.narrator' },
];

async function openMenu(page: Page): Promise<void> {
  await page.locator('.tools button').last().click();
  await page.locator('.tb-menu').waitFor();
}
