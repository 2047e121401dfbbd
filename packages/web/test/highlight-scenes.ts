/** A card of each kind of result, as it stands after a decision of mine. */

import { popcount } from '@tokaido/kernel';
import { legalWords } from '@tokaido/table';
import { SPACE_NAMES, spaceAt } from '@tokaido/tokaido';
import type { Page } from 'playwright-core';
import { ALL_BOXES, underWay } from './moments.ts';
import type { Wish } from './positions.ts';
import { asked, stateOf } from './positions.ts';
import type { Scene } from './scene.ts';

const CROSSROADS = 'boxes=crossroads';
const EVERYTHING = `${ALL_BOXES},new-encounters,promo-travelers`;

/** A walk to the nearest stop of a kind. */
function walk(kind: string, more: Wish = {}): Pick<Scene, 'wish' | 'ready' | 'next'> {
  return {
    wish: {
      ...more,
      until: (table) =>
        underWay(table) &&
        legalWords(table).some((action) => {
          const to = Number(/^travel (\d+)$/.exec(action)?.[1] ?? -1);
          return to >= 0 && SPACE_NAMES[spaceAt(stateOf(table), to)] === kind;
        }),
    },
    ready: '.stop.open',
    async next(page) {
      await page.locator(`.${kind} .stop.open, .stop.${kind}.open`).first().press('Enter');
      await page.locator('.tb-bar .primary.go').click();
    },
  };
}

/** A decision on a sheet that offers some action. */
function choose(decision: string, action: RegExp, more: Wish = {}): Pick<Scene, 'wish' | 'ready' | 'next'> {
  return {
    wish: {
      ...more,
      until: (table) => asked(table) === decision && legalWords(table).some((words) => action.test(words)),
    },
    ready: '.sheet.asks',
    next: (page) => take(page, action),
  };
}

async function take(page: Page, action: RegExp): Promise<void> {
  const sheet = page.locator('.sheet.asks');
  const values = await sheet
    .locator('.offer.open input')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  const faces = sheet.locator('.offer.open label');
  // Of goods two are taken, where there is money for them; the words of each change with what else is in the basket.
  if ((await sheet.locator('.offer.card').count()) > 0)
    for (let i = 0; i < 2 && (await faces.count()) > 0; i++) await faces.first().click();
  else if (values.length > 0) await faces.nth(values.findIndex((value) => action.test(value))).click();
  await sheet.locator('button[type="submit"]:not([aria-disabled="true"])').click();
}

function card(name: string, scene: Pick<Scene, 'wish' | 'ready' | 'next'>): Scene {
  return {
    ...scene,
    name: `card ${name}`,
    async next(page) {
      await scene.next?.(page);
      await page.locator('.highlight.card').waitFor();
    },
  };
}

export const HIGHLIGHTS: readonly Scene[] = [
  card('encounter', walk('encounter')),
  card('spring', walk('hot-spring')),
  card('panorama', walk('panorama-sea')),
  card('farm', walk('farm')),
  card('temple', choose('give', /^give 3$/)),
  card('set', choose('buy', /^buy \S+$/, { seed: 3 })),
  card('meal', choose('eat', /^eat [a-z]/)),
  card('die', choose('option', /^option gaming-room$/, { options: CROSSROADS })),
  card('bathhouse', choose('option', /^option bathhouse$/, { options: CROSSROADS })),
  card('cherry tree', choose('option', /^option cherry-tree$/, { options: CROSSROADS })),
  card('amulet', choose('amulet', /^amulet /, { options: CROSSROADS, seed: 11 })),
  card('calligraphy', choose('calligraphy', /^calligraphy /, { options: CROSSROADS, seed: 3 })),
  card('legendary object', choose('legend', /^legend [a-z]/, { options: CROSSROADS, seed: 3 })),
  card('amulet used', {
    wish: {
      options: CROSSROADS,
      prefer: (legal) => ['amulet fortune', 'option amulet'].find((action) => legal.includes(action)),
      until: (table) => asked(table) === 'travel' && legalWords(table).includes('use fortune'),
    },
    ready: '.stop.open',
    async next(page) {
      await page.locator('.tb-amulets button').first().click();
      await page.locator('.tb-bar .primary.go').click();
    },
  }),
  card(
    'power',
    choose('rob', /^rob yes$/, {
      options: `${EVERYTHING} tiles=any`,
      prefer: (legal) => legal.find((action) => action === 'choose musubi'),
    }),
  ),
  card('two sets', {
    ...choose('buy', /^buy \S+ \S+$/),
    wish: {
      prefer: (legal) => legal.findLast((action) => action.startsWith('buy ')),
      until: (table) =>
        asked(table) === 'buy' &&
        popcount(stateOf(table).all[0]?.souvenirs ?? 0) > 4 &&
        legalWords(table).some((action) => /^buy \S+ \S+$/.test(action)),
    },
  }),
  card('paid encounter', choose('takuhatsuso', /^pay yes$/, { options: EVERYTHING, seed: 5 })),
];
