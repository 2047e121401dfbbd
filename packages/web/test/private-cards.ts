/** Who knows what at a table on one device: what the engine says is private, and what a page really shows. */

import { SPECTATOR } from '@tokaido/kernel';
import { legalWords, pendingOf, type Table } from '@tokaido/table';
import { TRAVELERS, tokaido } from '@tokaido/tokaido';
import boxes from '@tokaido/words/locales/en/boxes.json' with { type: 'json' };
import cards from '@tokaido/words/locales/en/cards.json' with { type: 'json' };
import road from '@tokaido/words/locales/en/road.json' with { type: 'json' };
import { handOf } from '@tokaido/words/tokaido/hidden-cards';
import type { Page } from 'playwright-core';
import { stateOf } from './positions.ts';

const WORDS: Readonly<Record<string, string>> = { ...road, ...cards, ...boxes };

/** Decisions whose open actions are known to nobody but the one who decides. */
export const PRIVATE: ReadonlySet<string> = new Set([
  'choose',
  'eat',
  'amulet',
  'calligraphy',
  'luck',
  'festival',
  'publish',
]);

const FAMILIES = { choose: 'traveler', eat: 'dish', amulet: 'amulet', calligraphy: 'calligraphy' } as const;

/** The names of the face-down cards of a seat and of the traveler it has chosen, as far as `who` knows them. */
function handKnown(table: Table, seat: number, who: number): string[] {
  const s = stateOf(table);
  const view = tokaido.observe(s, who);
  const named = (family: 'amulets' | 'calligraphy', word: string) =>
    handOf({ view, s }, family, seat).known.map((id) => WORDS[`${word}.${id}`]!);
  const chosen = Number(view.seats[seat]?.['chosen'] ?? 0);
  const traveler = chosen === 0 ? [] : [WORDS[`traveler.${TRAVELERS[chosen]!.id}`]!];
  return [...traveler, ...named('amulets', 'amulet'), ...named('calligraphy', 'calligraphy')];
}

/** What is offered to the player who decides now, where nobody else may know it. */
export function offered(table: Table): readonly string[] {
  const pending = pendingOf(table);
  const family = pending === null ? undefined : FAMILIES[pending.decision as keyof typeof FAMILIES];
  if (family === undefined) return [];
  return legalWords(table).flatMap((words) => WORDS[`${family}.${words.split(' ')[1]}`] ?? []);
}

/** The travelers chosen and the cards in the hands of people that `who` may not know; they may hold the same. */
export function keptFrom(table: Table, who: number): readonly string[] {
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const known = new Set(people.flatMap((seat) => handKnown(table, seat, who)));
  const open = new Set(people.flatMap((seat) => handKnown(table, seat, SPECTATOR)));
  const all = people.flatMap((seat) => handKnown(table, seat, seat));
  return [...new Set(all)].filter((name) => !known.has(name) && !open.has(name));
}

/** Everything that a page says in any way: words, labels, pictures. */
export function saidBy(page: Page): Promise<string> {
  return page.evaluate(() => {
    const app = document.getElementById('app');
    const found: string[] = [];
    const walk = document.createTreeWalker(app ?? document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode() !== null) found.push(walk.currentNode.textContent ?? '');
    for (const element of app?.querySelectorAll('*') ?? []) {
      for (const name of ['aria-label', 'title', 'value', 'href', 'alt', 'data-card'])
        found.push(element.getAttribute(name) ?? '');
    }
    return found.join('\n');
  });
}

/** Which of some names a page lets out. */
export async function leaks(page: Page, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const said = await saidBy(page);
  return names.filter((name) => new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'u').test(said));
}
