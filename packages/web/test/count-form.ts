/** The form of "Count a real game", filled in with what lies on the table at the end of a game of the engine. */

import { Actions, FastChance } from '@tokaido/kernel';
import type { Options, State } from '@tokaido/tokaido';
import { tokaido } from '@tokaido/tokaido';
import type { CountSheet } from '@tokaido/tokaido/count';
import { sheetOf, thingsOf } from '@tokaido/tokaido/count';
import type { Page } from 'playwright-core';
import type { Count } from '../src/pages/count/count-model.ts';
import { newCount, TABLE } from '../src/pages/count/count-model.ts';
import { thingName } from '../src/pages/count/thing-words.ts';
import { awardsOf, donorsOf } from '../src/tokaido/end/awards.ts';

export const NAMES = ['Aki', 'Ben', 'Chiyo', 'Dora', 'Emil'];

/** A game to its end, every decision at random. */
export function playedGame(options: Options, seed: number): State {
  const chance = new FastChance(seed);
  const dealer = { chance, tell: null };
  const s = tokaido.setup(options, dealer);
  const legal = new Actions();
  while (!tokaido.isOver(s)) {
    tokaido.legal(s, legal);
    tokaido.play(s, legal.list[chance.below(legal.count)] ?? 0, dealer);
  }
  return s;
}

/** The result as the end of the game tells it, in the words of the page. */
export function expectedResult(s: State) {
  const scores = tokaido.scores(s).toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  const name = (seat: number) => NAMES[seat] ?? '';
  return {
    ranking: scores.map(({ seat, place, points }) => `${place} ${name(seat)} ${points}`),
    achievements: awardsOf(s).map(({ seats }) => seats.map(name)),
    donors: donorsOf(s).map(({ seat, rank, points }) => `${rank} ${name(seat)} +${points}`),
  };
}

/** The same as the page shows it. */
export function shownResult(page: Page): Promise<ReturnType<typeof expectedResult>> {
  return page.evaluate(() => {
    const text = (root: Element, selector: string) => root.querySelector(selector)?.textContent?.trim() ?? '';
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      ranking: all('.end-rank > ol > li').map((row) => {
        const points = text(row, '.rank-total').replace(/\D/g, '');
        return `${text(row, '.rank-place')} ${text(row, '.rank-line b')} ${points}`;
      }),
      achievements: all('ul.awards > .award').map((award) =>
        [...award.querySelectorAll('.award-seats svg')].map((pawn) => pawn.ariaLabel ?? ''),
      ),
      donors: all('ol.awards > .award').map(
        (award) =>
          `${text(award, '.award-rank')} ${text(award, '.award-words b')} ${text(award, '.award-points')}`,
      ),
    };
  });
}

/** Sets one field to a number, whatever is there. */
export type Enter = (page: Page, label: string, n: number, kind: 'number' | 'tick') => Promise<void>;

/** Answers everything that is asked of whoever is shown, also what comes up by the answers. */
export async function fillIn(page: Page, sheet: CountSheet, seat: number, enter: Enter): Promise<void> {
  const has = seat === TABLE ? sheet.table : (sheet.seats[seat]?.has ?? {});
  const things = thingsOf(sheet).filter(({ of }) => of === (seat === TABLE ? 'table' : 'player'));
  const numbers = new Map(things.map((thing) => [thingName(thing), has[thing.id] ?? 0]));
  const done = new Set<string>();
  for (;;) {
    const fields = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('.count-parts input')].map((field) => ({
        label:
          field.ariaLabel ?? field.parentElement?.querySelector('.count-words > span')?.textContent ?? '',
        kind: field.type === 'number' ? ('number' as const) : ('tick' as const),
        n: field.type === 'number' ? field.valueAsNumber : Number(field.checked),
      })),
    );
    const next = fields.find(({ label }) => !done.has(label));
    if (next === undefined) return;
    done.add(next.label);
    const n = numbers.get(next.label);
    if (n === undefined) throw new Error(`nobody knows what ${next.label} is`);
    if (n !== next.n) await enter(page, next.label, n, next.kind);
  }
}

/** By thumb: the buttons beside the number. */
export const byTouch: Enter = async (page, label, n, kind) => {
  if (kind === 'tick') return page.locator('.count-tick label', { hasText: label }).tap();
  const field = page.getByRole('spinbutton', { name: label, exact: true });
  const now = Number(await field.inputValue());
  const way = n > now ? 'One more' : 'One fewer';
  const button = page.getByRole('button', { name: `${way}: ${label}`, exact: true });
  for (let i = 0; i < Math.abs(n - now); i++) await button.tap();
};

/** By keyboard: Tab to the field, which must come after as many stops as the page has before it; then a number, or Space. */
export const byKeyboard: Enter = async (page, label, n, kind) => {
  const stops = await page.evaluate(tabStops);
  const from = stops.findIndex(({ isFocused }) => isFocused);
  const to = stops.findIndex((stop) => stop.label === label);
  const key = to > from ? 'Tab' : 'Shift+Tab';
  for (let i = 0; i < Math.abs(to - from); i++) await page.keyboard.press(key);
  const reached = (await page.evaluate(tabStops)).find(({ isFocused }) => isFocused)?.label;
  if (reached !== label) throw new Error(`Tab came to ${reached}, not to ${label}`);
  await page.keyboard.press(kind === 'number' ? String(n) : 'Space');
};

/** Runs in the page: everything that Tab stops at, in order. */
function tabStops(): { label: string; isFocused: boolean }[] {
  return [...document.querySelectorAll<HTMLElement>(':is(h1, h2, button, input, a[href], summary)')]
    .filter((each) => (each.tabIndex >= 0 || each === document.activeElement) && each.checkVisibility())
    .map((each) => ({
      label: each.ariaLabel ?? each.parentElement?.querySelector('.count-words > span')?.textContent ?? '',
      isFocused: each === document.activeElement,
    }));
}

/** A finished game as somebody would have entered it. */
export function countOf(s: State): Count {
  const { boxes, seats, table } = sheetOf(s);
  const people = seats.map((seat, color) => ({ ...seat, color, name: NAMES[color] ?? '' }));
  return { ...newCount(), boxes, seats: people, table };
}

/** What the page would have stored. */
export async function storeCount(page: Page, count: Count): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (location.protocol.startsWith('http') && localStorage.getItem('tokaido.count') === null)
        localStorage.setItem('tokaido.count', text);
    },
    JSON.stringify(JSON.stringify({ count, before: null })),
  );
}
