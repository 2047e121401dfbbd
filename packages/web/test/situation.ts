/**
 * What a page asks of the person before it, read from what is drawn; and waiting until it asks something new. What is
 * shown by itself is passed, unless a page has `highlights` that are looked at, and nobody waits for what others do,
 * unless it is `watched`: who is interested in these things presses by themselves.
 */

import type { PlayedPage } from './played-page.ts';

/** `key` tells one question from the next. */
export type Situation =
  | { readonly kind: 'over'; readonly key: string }
  | { readonly kind: 'curtain'; readonly key: string; readonly words: string }
  | { readonly kind: 'sheet'; readonly key: string; readonly title: string }
  | {
      readonly kind: 'road';
      readonly key: string;
      /** The open stops, nearest first. */
      readonly open: readonly number[];
      /** Buttons beside the road: amulets that may be used now. */
      readonly others: number;
    }
  | {
      readonly kind: 'island';
      readonly key: string;
      /** The dice that may be taken, by the numbers of their characters. */
      readonly dice: readonly number[];
      /** Buttons in the bar: to keep the token, or to stay. */
      readonly others: number;
    };

/** Runs in the page: what it asks, unless that is `answered` already; null while it asks nothing. */
function look(answered: string): Situation | null {
  const page = globalThis as { numbered?: WeakMap<Element, number>; last?: number };
  page.numbered ??= new WeakMap();
  /** Every question is a new element. */
  const keyOf = (element: Element): string => {
    const known = page.numbered?.get(element) ?? (page.last = (page.last ?? 0) + 1);
    page.numbered?.set(element, known);
    return String(known);
  };
  const ask = (): Situation | null => {
    const highlight = document.querySelector<HTMLElement>('.highlight');
    if (highlight !== null) {
      if (!('highlights' in globalThis)) highlight.click();
      return null;
    }
    if (!('watched' in globalThis)) document.querySelector<HTMLElement>('.tb-bar .skip-moves')?.click();
    if (document.querySelector('main.end') !== null) return { kind: 'over', key: 'over' };
    const curtain = document.querySelector('.curtain');
    if (curtain !== null)
      return { kind: 'curtain', key: keyOf(curtain), words: curtain.querySelector('h1')?.textContent ?? '' };
    const sheet = document.querySelector('.sheet.asks');
    if (sheet !== null)
      return { kind: 'sheet', key: keyOf(sheet), title: sheet.querySelector('h2')?.textContent ?? '' };
    const tiles = [...document.querySelectorAll<HTMLElement>('.die:not([aria-disabled])')];
    if (tiles.length > 0) {
      // A move that is picked has been chosen, or is on its way, or waits for the line.
      if (document.querySelector('.tb-bar .tb-asks:not(.unsent)') === null) return null;
      const dice = tiles.map((tile) => Number(tile.dataset['die']));
      const others = document.querySelectorAll('.tb-bar .quiet.go:not(.skip-moves)').length;
      const shown = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      // Which turn it is, what is asked, and which dice are left; not what of it is looked at.
      const taken = [...document.querySelectorAll<HTMLElement>('.die.out')].map(
        ({ dataset }) => dataset['die'],
      );
      const key = [shown('.duo .hour'), shown('.tb-asks'), dice, taken, others].join('|');
      return { kind: 'island', key, dice, others };
    }
    const stops = [...document.querySelectorAll<HTMLElement>('.stop.open')];
    const open = stops.map(({ dataset }) => Number(dataset['stop']));
    if (open.length === 0) return null;
    const here = document.querySelector<HTMLElement>('.stop.here')?.dataset['stop'] ?? '';
    const others = document.querySelectorAll('.tb-bar .tb-amulets button').length;
    // An amulet may change nothing but that it has been used.
    return { kind: 'road', key: `from ${here} to ${open.join()} beside ${others}`, open, others };
  };
  const now = ask();
  return now === null || now.key === answered ? null : now;
}

const PATIENCE = 30_000;
/** Not by frames: a page in the background has none. */
const EVERY = 40;

/** Waits for the next question. `answered` is the key of the one before. */
export async function nextSituation(
  page: PlayedPage,
  answered = '',
  patience = PATIENCE,
): Promise<Situation> {
  try {
    const found = await page.waitForFunction(look, answered, { timeout: patience, polling: EVERY });
    return (await found.jsonValue()) as Situation;
  } catch (problem) {
    if (page.isClosed()) throw problem;
    const shown = await page.evaluate(() => document.body.innerText.slice(0, 1500));
    throw new Error(`nothing new was asked at ${page.url()} after "${answered}"; it shows:\n${shown}`, {
      cause: problem,
    });
  }
}
