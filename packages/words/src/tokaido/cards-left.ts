/** What is left of each deck and supply, as everybody at the table could count it. */

import { popcount } from '@tokaido/kernel';
import type { Seen } from './seen.ts';

export type Deck =
  | 'souvenirs'
  | 'encounters'
  | 'springs'
  | 'meals'
  | 'trees'
  | 'bathhouses'
  | 'legends'
  | 'amulets'
  | 'calligraphy'
  | 'festivals';

export interface Left {
  readonly deck: Deck;
  readonly count: number;
}

/** The cards on a menu or in somebody's hand lie between the first pile and those put under the deck. */
const HELD: Readonly<Record<string, readonly number[]>> = { meals: [1, 2], encounters: [1], festivals: [1] };

export function left({ view, s }: Pick<Seen, 'view' | 's'>): readonly Left[] {
  const { table, hidden } = view;
  const deck = (family: string) =>
    sum((hidden[family]?.piles ?? []).filter((_, pile) => !(HELD[family] ?? []).includes(pile)));
  const unsold = asList(table.souvenirUnder).map(popcount);
  const all: Left[] = [
    { deck: 'souvenirs', count: popcount(s.souvenirs) + sum(unsold) },
    { deck: 'encounters', count: deck('encounters') },
    { deck: 'springs', count: sum(asList(table.springs)) },
    { deck: 'meals', count: deck('meals') },
  ];
  if (hidden.amulets !== undefined) {
    all.push(
      { deck: 'trees', count: s.treesLeft ?? 0 },
      { deck: 'bathhouses', count: s.bathhousesLeft ?? 0 },
      { deck: 'legends', count: popcount(s.legendsLeft ?? 0) },
      { deck: 'amulets', count: hidden.amulets.piles[0] ?? 0 },
      { deck: 'calligraphy', count: hidden.calligraphy?.piles[0] ?? 0 },
    );
  }
  if (hidden.festivals !== undefined) all.push({ deck: 'festivals', count: deck('festivals') });
  return all;
}

function asList(field: number | readonly number[] | undefined): readonly number[] {
  return typeof field === 'number' ? [field] : (field ?? []);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
