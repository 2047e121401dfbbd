/** Moments of mine across the screen: they stand until a press where nothing moves. */

import type { Table } from '@tokaido/table';
import { legalWords } from '@tokaido/table';
import type { State } from '@tokaido/tokaido';
import { isInn, PANORAMA_LENGTHS, PANORAMAS, rearmost, row, SEAT_AT } from '@tokaido/tokaido';
import { spaceAt } from '@tokaido/words/tokaido';
import type { Page } from 'playwright-core';
import { positionOf } from '../src/tokaido/road/leg.ts';
import type { Wish } from './positions.ts';
import { asked, stateOf } from './positions.ts';
import type { Scene } from './scene.ts';

const ME = 0;

/** Walks to a stop on the board, also to one that lies below the part in sight. */
export async function walkTo(page: Page, stop: number): Promise<void> {
  await page.locator(`.stop.open[data-stop="${stop}"]`).dispatchEvent('click');
  await page.locator('.tb-bar .primary.go').click();
}

/** The first stop of a kind that I may walk to now myself; undefined where there is none. */
export function openStop(table: Table, isIt: (s: State, position: number) => boolean): number | undefined {
  if (asked(table) !== 'travel') return undefined;
  const s = stateOf(table);
  if (rearmost(s).seat !== ME) return undefined;
  return legalWords(table)
    .flatMap((words) => positionOf(s, words) ?? [])
    .find((position) => isIt(s, position));
}

/** A walk of mine that leads to a moment across the screen. */
function walk(name: string, wish: Wish, isIt: (s: State, position: number) => boolean): Scene {
  let stop = 0;
  return {
    name,
    wish: {
      ...wish,
      until: (table) => {
        const found = openStop(table, isIt);
        stop = found ?? stop;
        return found !== undefined;
      },
    },
    ready: '.stop.open',
    next: async (page) => {
      await walkTo(page, stop);
      await page.locator('.highlight.screen').waitFor();
    },
  };
}

/** Whether a stop completes my panorama of a kind, as the first or not. */
export function completes(kind: number, isFirst: boolean) {
  return (s: State, position: number): boolean => {
    const me = s.all[ME];
    if (me === undefined || spaceAt(s, position) !== `panorama-${PANORAMAS[kind]}`) return false;
    const isTaken = ((s.achieved >> kind) & 1) === 1;
    return isTaken !== isFirst && row(me, SEAT_AT.panoramas, kind) + 1 === PANORAMA_LENGTHS[kind];
  };
}

/** Whether a stop is an inn at which so many are already. */
export function innAfter(others: number) {
  return (s: State, position: number): boolean =>
    isInn(s, position) &&
    s.all.slice(0, s.travelers).filter((p) => p.position === position).length === others;
}

export const PEAKS: readonly Scene[] = [
  walk('a paddy complete, the first', {}, completes(0, true)),
  walk('a mountain complete, not the first', {}, completes(1, false)),
  walk('a sea complete, the first', {}, completes(2, true)),
  walk('an inn, the first of five', { players: 5 }, innAfter(0)),
  walk('an inn, the last of four', {}, innAfter(3)),
  walk('an inn, with a neutral traveler', { players: 2 }, innAfter(1)),
];
