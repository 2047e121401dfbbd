/** A small family of hidden cards to test with. */

import { members } from '../src/bits.ts';
import type { FastChance } from '../src/chance.ts';
import { HiddenFamily } from '../src/hidden-cards.ts';
import { Layout } from '../src/layout.ts';

/** Three dango, two soba, one fugu. */
export const KINDS = [0, 0, 0, 1, 1, 2];
export const ALL = 0b111111;
export const SEATS = 3;
export const [A, B, C] = [0, 1, 2];
export const DECK = 0;
export const MENU = 1;
export const HAND = 2;
export const EVERY_SEAT = 0b111;

/** A family of meals for three seats, all cards in the deck. */
export function table(start = 3, capacity = 6, kinds: readonly number[] = KINDS) {
  const layout = new Layout(SEATS);
  layout.reserve(2);
  const family = new HiddenFamily('meals', kinds, capacity);
  layout.addFamily(family);
  const m: number[] = new Array(layout.size).fill(0);
  family.reset(m, 2 ** kinds.length - 1, start);
  return { layout, family, m };
}

/** The cards of each pile, as sets. */
export function piles(family: HiddenFamily, m: readonly number[]): number[] {
  return Array.from({ length: family.count(m) }, (_, pile) => family.cards(m, pile));
}

/** Views of all seats and of a spectator. */
export function views(family: HiddenFamily, m: readonly number[]): string[] {
  return [-1, A, B, C].map((seat) => JSON.stringify(family.observe(m, seat)));
}

/** A random sequence of everything that can happen to a family. */
export function shake(family: HiddenFamily, m: number[], rng: FastChance, steps: number): void {
  const pick = (list: readonly number[]) => list[rng.below(list.length)];
  for (let i = 0; i < steps; i++) {
    const full = piles(family, m).flatMap((cards, pile) => (cards === 0 ? [] : [pile]));
    if (full.length === 0) return;
    const from = pick(full);
    const card = family.canonical(m, from, pick(members(family.cards(m, from))));
    const event = rng.below(10);
    if (event < 5) family.move(m, from, pick([0, 1, 2]), card, rng.below(8));
    else if (event < 7) family.look(m, from, rng.below(SEATS));
    else if (event === 7) family.reveal(m, from, card);
    else if (event === 8 && from !== MENU) family.moveAll(m, from, MENU);
    else if (event === 9) family.move(m, from, family.open(m), card, rng.below(8));
  }
}
