/** The games that a page keeps on its device, read from its store: what really happened, whatever is drawn. */

import { addGame, duoTable, type Entry, foldTable, type Table, tokaidoTable } from '@tokaido/table';
import type { PlayedPage } from './played-page.ts';

addGame(tokaidoTable);
addGame(duoTable);

/** Runs in the page: the entries of a game, in order. */
async function readEntries(id: string): Promise<unknown[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('tokaido', 1);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
  const range = IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
  const request = database.transaction('entries').objectStore('entries').getAll(range);
  await new Promise((resolve) => request.addEventListener('success', resolve));
  database.close();
  return request.result;
}

/** The id of the game of this device that the page shows. */
export function gameAt(page: PlayedPage): string {
  const [, id] = /\/g\/([^/?]+)/.exec(page.url()) ?? [];
  if (id === undefined) throw new Error(`no game of this device at ${page.url()}`);
  return id;
}

export async function entriesOf(page: PlayedPage): Promise<readonly Entry[]> {
  return (await page.evaluate(readEntries, gameAt(page))) as Entry[];
}

export async function tableOf(page: PlayedPage): Promise<Table> {
  return foldTable(await entriesOf(page));
}

/** Enough to repeat a game that went wrong; empty where none is kept. */
export async function storyOf(page: PlayedPage): Promise<string> {
  try {
    const entries = await entriesOf(page);
    const [opened] = entries;
    const acts = entries.flatMap((entry) =>
      entry.kind === 'acted' ? [`${entry.seat}: ${entry.action}`] : entry.kind === 'undone' ? ['undo'] : [],
    );
    return JSON.stringify({ opened, acts, shown: await page.evaluate(shown) });
  } catch {
    return '';
  }
}

/** Runs in the page: where the sheet and its buttons stand, and what has been scrolled. */
function shown(): readonly string[] {
  const boxOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round).join(' ');
  };
  const named = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
  const parts = [...document.querySelectorAll('.sheet, .sheet-foot button, .tb-bar .go, .curtain')];
  const scrolled = [...document.querySelectorAll('*')].filter(
    ({ scrollTop, scrollLeft }) => scrollTop + scrollLeft > 0,
  );
  return [
    `window ${innerWidth} ${innerHeight}, shown from ${visualViewport?.pageLeft} ${visualViewport?.pageTop}`,
    ...parts.map((part) => `${named(part)} at ${boxOf(part)}`),
    ...scrolled.map((part) => `${named(part)} scrolled by ${part.scrollLeft} ${part.scrollTop}`),
  ];
}
