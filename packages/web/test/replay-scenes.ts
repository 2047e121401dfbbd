/** Replays, and what opens over them. The first game that is tried is over sooner or later, so its id is known. */

import type { Page } from 'playwright-core';
import { ALL_BOXES, isOver } from './moments.ts';
import type { Wish } from './positions.ts';
import type { Scene } from './scene.ts';

const path = '/r/fixture1';
/** With the words for what happened, which are fetched beside it. */
const ready = '.replay-says span:not(:empty)';

const tool = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.sheet').waitFor();
};

/** Does something wherever something can be done: games of Duo end sooner. */
const eagerly: NonNullable<Wish['prefer']> = (words) =>
  words.findLast((action) => !/^(pass|keep -)$/.test(action));

export const REPLAY: Scene = {
  name: 'replay, five on the road',
  path,
  query: '?m=70',
  wish: { options: ALL_BOXES, players: 5, until: isOver },
  ready,
};

export const DUO_REPLAY: Scene = {
  name: 'replay of Duo',
  path,
  query: '?m=43',
  wish: { game: 'duo', prefer: eagerly, until: isOver },
  ready,
};

export const REPLAYS: readonly Scene[] = [
  REPLAY,
  DUO_REPLAY,
  { ...REPLAY, name: 'replay, view', wish: { until: isOver }, next: tool('View') },
  {
    ...REPLAY,
    name: 'replay, share',
    wish: { until: isOver },
    next: async (page) => {
      await tool('Share')(page);
      await page.locator('.share-link').waitFor();
    },
  },
  { ...REPLAY, name: 'replay, the end', query: '?m=9999', wish: { until: isOver } },
  { name: 'replay, a damaged link', path: '/r/link#1/tokaido2.players%3D2.AAAA', ready: '.notice' },
];
