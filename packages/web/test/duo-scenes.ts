/** Moments of games of Duo that screens are taken from, and what is wrong with a table in a window of a given size. */

import type { State } from '@tokaido/duo';
import type { Table } from '@tokaido/table';
import { legalWords } from '@tokaido/table';
import type { Page } from 'playwright-core';
import type { Size } from './fitting-tables.ts';
import { cutOff, outOfReach, overlapping, smallTargets, touching } from './page-measures.ts';
import type { Wish } from './positions.ts';
import { asked } from './positions.ts';
import type { Scene } from './scene.ts';
import { settle } from './scene.ts';

const stateOf = (table: Table) => table.match?.state as unknown as State;

/** Whatever brings something: boards fill up. */
const eagerly: NonNullable<Wish['prefer']> = (legal) =>
  legal.find((action) => /^(gift|visit|sell|draw|paint|wave)/.test(action));
/** Wares are kept until there are too many. */
const thriftily: NonNullable<Wish['prefer']> = (legal) =>
  legal.find((action) => /^(draw|visit|wave)/.test(action));

const ready = '.die';

/** In the middle of a game, when there is something on every board. */
export const UNDER_WAY: Scene = {
  name: 'Duo under way',
  wish: {
    game: 'duo',
    seed: 11,
    prefer: eagerly,
    until: (table) => asked(table) === 'die' && stateOf(table).turn >= 9,
  },
  ready,
};

/** The same with a die looked at and a move picked. */
export const PICKED: Scene = {
  ...UNDER_WAY,
  name: 'Duo, a move picked',
  async next(page) {
    await page.locator('.die:not([aria-disabled])').first().click();
    await page.locator('.target.open').first().press('Enter');
    await page.locator('.tb-bar .primary').waitFor();
  },
};

/** A decision that is asked in a sheet, by an action that is open there. */
function sheet(name: string, action: RegExp, prefer = eagerly, seed = 11): Scene {
  return {
    name: `Duo, ${name}`,
    wish: {
      game: 'duo',
      seed,
      prefer,
      until: (table) => asked(table) !== '' && legalWords(table).some((words) => action.test(words)),
    },
    ready: '.sheet.asks',
  };
}

export const DUO_SHEETS = {
  temple: sheet('a plain gain', /^visit$/),
  wave: sheet('a wave', /^wave /),
  draw: sheet('a draw', /^draw /),
  sale: sheet('a sale', /^sell 2/, thriftily),
  crafty: sheet('a sale with Crafty', /^sell 2 .* crafty 2/, thriftily),
  keep: sheet('too many wares', /^keep /, thriftily),
  return: sheet('Robust lost', /^return /, thriftily),
  painting: sheet('paintings', /^paint /),
  gift: sheet('a gift', /^gift$/),
} as const;

/** The count, with all that it was made of. */
export const OVER: Scene = {
  name: 'Duo, the end',
  wish: { game: 'duo', seed: 11, prefer: eagerly, until: ({ phase }) => phase === 'over' },
  ready: 'main.end',
};

/** Every screen of Duo at the table. */
export const DUO: readonly Scene[] = [UNDER_WAY, PICKED, ...Object.values(DUO_SHEETS), OVER];

/** The smallest map that can still be read. */
const LEAST_MAP = { width: 300, height: 150 };

/** What is wrong with a table in a window of this size; it must be nothing. */
export async function lookAtDuo(page: Page, size: Size): Promise<readonly string[]> {
  await page.setViewportSize(size);
  await settle(page);
  // The main button takes no press at first.
  await page.locator('.settling').waitFor({ state: 'detached' });
  const { scrolls, map } = await page.evaluate(measures);
  const found = Object.entries(scrolls).flatMap(([what, by]) =>
    by > 0 ? [`the ${what} scrolls by ${by}`] : [],
  );
  if (map.width < LEAST_MAP.width || map.height < LEAST_MAP.height)
    found.push(`a map of ${map.width} × ${map.height}`);
  for (const measure of [outOfReach, touching, overlapping, cutOff, smallTargets])
    found.push(...(await page.evaluate(measure)));
  // Targets of the map have their own measure: a press goes to the nearest.
  return found.filter((fault) => !fault.startsWith('button.target'));
}

/** How far things can be scrolled that must not, and how large the map is. Runs in the page. */
function measures(): { scrolls: Record<string, number>; map: { width: number; height: number } } {
  const slack = (element: Element | null) =>
    element === null
      ? 0
      : Math.max(element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth);
  const root = document.documentElement;
  const { width = 0, height = 0 } = document.querySelector('.map')?.getBoundingClientRect() ?? {};
  return {
    scrolls: {
      page: Math.max(root.scrollHeight - innerHeight, root.scrollWidth - innerWidth),
      table: slack(document.querySelector('.tb')),
    },
    map: { width, height },
  };
}
