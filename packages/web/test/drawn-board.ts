/** What everybody at a table may see of it, read from what a page has drawn: pawns, points, coins. */

import type { PlayedPage } from './played-page.ts';

export interface Board {
  /** By seat: points and coins. */
  readonly people: Readonly<Record<string, string>>;
  /** By seat: the stop it stands at; those who wait at the inn behind are left out. */
  readonly pawns: Readonly<Record<string, string>>;
}

export function boardOf(page: PlayedPage): Promise<Board> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const text = (element: Element, selector: string) => element.querySelector(selector)?.textContent ?? '';
    const people = all('.man[data-seat]').map((man) => [
      man.dataset['seat'],
      `${text(man, '.score')} points, ${text(man, '.purse')} coins`,
    ]);
    const pawns = all('[data-stop] [data-pawn]').map((pawn) => [
      pawn.dataset['pawn'],
      pawn.closest<HTMLElement>('[data-stop]')?.dataset['stop'],
    ]);
    return { people: Object.fromEntries(people), pawns: Object.fromEntries(pawns) };
  });
}

/** The count at the end: places and points in the order of the ranking, and where the points came from. */
export function countOf(page: PlayedPage): Promise<readonly string[]> {
  return page.evaluate(() => {
    const text = (element: Element, selector: string) => element.querySelector(selector)?.textContent ?? '';
    return [...document.querySelectorAll('.end-rank ol > li')].map((line) => {
      const sources = line.querySelector('.bar')?.getAttribute('aria-label') ?? '';
      return `${text(line, '.rank-place')}. ${text(line, '.rank-total')}: ${sources}`;
    });
  });
}
