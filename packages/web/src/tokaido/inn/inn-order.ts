/** The order in which travelers arrive at an inn, and what is left of its menu for each. All of it is known to all. */

import type { State } from '@tokaido/tokaido';
import { END } from '@tokaido/tokaido';
import { inns, march } from '@tokaido/words/tokaido';
import type { Line, Seen } from '../model.ts';
import { playerAt } from '../players.ts';

/** Somebody who is there. */
export interface Arrived {
  readonly seat: number;
  /** From 1: the order of arrival. */
  readonly place: number;
  /** The place among those who leave, from 1; null at the end of the road. */
  readonly leaves: number | null;
}

/** Somebody on the way, in the order in which they will come if nobody overtakes. */
export interface Expected {
  readonly seat: number;
  readonly place: number;
  /** Stops to the inn. */
  readonly away: number;
  /** Dishes that will be left if everybody before them eats; null while the menu does not lie out. */
  readonly dishes: number | null;
}

export interface InnOrder {
  /** From 1. */
  readonly inn: number;
  /** How many come in all. */
  readonly all: number;
  /** Dishes that lie out now; null before anybody has seen the menu. */
  readonly dishes: number | null;
  readonly arrived: readonly Arrived[];
  readonly expected: readonly Expected[];
}

const MENU_PILE = 1;

/** How many cards lie on the menu of an inn; null where it does not lie out. */
export function menuLeft({ s, view }: Pick<Seen, 's' | 'view'>, position: number): number | null {
  return s.menuAt === position ? (view.hidden.meals?.piles[MENU_PILE] ?? null) : null;
}

/** How often a dish is on the menu, as far as I have seen it. */
export function copiesOf({ view }: Pick<Seen, 'view'>, kind: number): number {
  const cards = view.hidden.meals?.cards ?? [];
  return cards.filter(([card, piles]) => card === kind && piles === 1 << MENU_PILE).length;
}

/** At the inn at which a traveler has just arrived. */
export function innOrder(seen: Pick<Seen, 's' | 'view'>, seat: number): InnOrder {
  const { s } = seen;
  const { position, fed } = playerAt(s, seat);
  const dishes = menuLeft(seen, position);
  const there = s.all.slice(0, s.travelers).filter((p) => p.position === position);
  const arrived = there
    .sort((a, b) => a.place - b.place)
    .map(
      (p): Arrived => ({
        seat: p.seat,
        place: p.place,
        leaves: position === END ? null : s.travelers + 1 - p.place,
      }),
    );
  // The one who has just come takes one of them too, unless they have eaten already.
  const taken = fed === 1 ? 0 : 1;
  const expected = behind(s, position).map(
    (p, i): Expected => ({
      seat: p.seat,
      place: arrived.length + 1 + i,
      away: position - p.position,
      dishes: dishes === null ? null : Math.max(0, dishes - taken - i),
    }),
  );
  return { inn: inns(s).indexOf(position), all: s.travelers, dishes, arrived, expected };
}

function behind(s: State, position: number): State['all'] {
  return march(s)
    .filter((p) => p.position < position)
    .reverse();
}

export type Meal = { readonly dish: number } | 'none' | null;

/** What somebody has had last at the inn they reached last; null before they have chosen. */
export function mealOf(lines: readonly Line[], seat: number): Meal {
  const last = lines
    .flatMap(({ events }) => events)
    .findLast((event) => TELLING.has(event.type) && 'seat' in event && event.seat === seat);
  if (last?.type === 'ate') return { dish: last.dish };
  return last?.type === 'hungry' ? 'none' : null;
}

const TELLING: ReadonlySet<string> = new Set(['travel', 'ate', 'hungry']);
