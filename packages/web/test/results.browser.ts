/**
 * Whatever I draw, win, pay or complete stands on the screen by itself: games are played at the default pace (whole
 * ones in a long run) while the page is watched, and held against the log of the game.
 */

import { foldLog, newsOf } from '@tokaido/table';
import type { Event } from '@tokaido/tokaido';
import type { Page } from 'playwright-core';
import { it } from './app-test.ts';
import { highlightsOf, type ShownHighlight, watchHighlights } from './highlight-watch.ts';
import { positionWhere } from './positions.ts';
import { SCALE, seedOf } from './random-seed.ts';
import { entriesOf } from './saved-games.ts';
import { TouchPlayer } from './touch-player.ts';
import { PHONE } from './viewports.ts';

const seed = seedOf('results');
const ME = 0;
/** Shorter than the design holds a result, since a timer may be late and the watch looks now and then. */
const SECOND = 1000;

/** What happens to a player by which they draw, win, get, pay, lose or complete something. */
const RESULTS: ReadonlySet<Event['type']> = new Set([
  'coins',
  'points',
  'panorama',
  'spring',
  'bought',
  'souvenir',
  'offering',
  'encounter',
  'ate',
  'die',
  'legend',
  'cherry',
  'bathhouse',
  'hiddenCard',
  'amuletUsed',
  'doll',
  'haggled',
] satisfies Event['type'][]);

const BOXES = ['', 'crossroads', 'crossroads,matsuri', 'new-encounters,promo-travelers'];
const ALL = 'crossroads,matsuri,new-encounters,promo-travelers';
/** Boxes of a game, and its number among those with the same boxes. */
const GAMES =
  SCALE < 1
    ? ([
        ['', 0],
        [ALL, 0],
      ] as const)
    : [...BOXES, ALL].flatMap((boxes) => Array.from({ length: 10 }, (_, i) => [boxes, i] as const));

it.for(GAMES)(
  'shows each result of mine in a game with the boxes "%s" (%i)',
  async ([boxes, i], { app, expect }) => {
    const game = positionWhere({ options: boxes === '' ? '' : `boxes=${boxes}`, seed: seed + i, players: 3 });
    const page = await app.page(`/g/${game.id}`, {
      viewport: PHONE,
      game,
      reducedMotion: 'no-preference',
      watch: watchHighlights,
    });
    const player = new TouchPlayer(page, seed + i, { linger: 2 });
    await player.play(SCALE < 1 ? 10 : Number.POSITIVE_INFINITY);
    // Until then the result of the last decision is shown as well.
    await player.asked();
    const shown = await highlightsOf(page);
    const mine = shown.filter(({ isMine }) => isMine);
    expect(mine.length).toBeGreaterThan(4);
    expect(mine.filter(({ hidden }) => hidden !== '')).toEqual([]);
    expect(mine.filter(({ isPressed, from, to }) => !isPressed && to - from < SECOND)).toEqual([]);
    expect(mine.some(({ isPressed }) => !isPressed)).toBe(true);
    expect(await missing(page, shown, game.entries.length)).toEqual([]);
  },
);

/** The results of mine in the log, from an entry on, that no highlight told of. */
async function missing(page: Page, shown: readonly ShownHighlight[], from: number): Promise<string[]> {
  const { past } = foldLog(await entriesOf(page));
  return past.slice(from).flatMap((happened) => {
    const { n, events } = newsOf(happened.entry, happened.n, happened.told, ME);
    // The count is shown by the end screen.
    const counted = (events as Event[]).findIndex(({ type }) => type === 'end');
    if (counted >= 0) return [];
    const told = new Set(shown.filter(({ line }) => line === n).flatMap(({ tells }) => tells));
    return (events as Event[])
      .filter((event) => 'seat' in event && event.seat === ME && RESULTS.has(event.type) && !isNothing(event))
      .filter(({ type }) => !told.has(type))
      .map((event) => `line ${n}: ${JSON.stringify(event)}`);
  });
}

/** Somebody who buys nothing has no result. */
function isNothing(event: Event): boolean {
  return event.type === 'bought' && event.souvenirs.length === 0;
}
