/** Hidden cards: views, states rebuilt from views, and re-deals. */

import { describe, expect, test } from 'vitest';
import {
  A,
  B,
  C,
  DECK,
  EVERY_SEAT,
  HAND,
  KINDS,
  MENU,
  piles,
  SEATS,
  shake,
  table,
  views,
} from '../test/meal-family.ts';
import { maskOf, popcount } from './bits.ts';
import { FastChance } from './chance.ts';
import { only } from './frames.ts';
import { HiddenFamily } from './hidden-cards.ts';
import { Layout } from './layout.ts';

describe('views', () => {
  test('a view names kinds, never numbers: three equal cards look alike', () => {
    const one = table();
    one.family.move(one.m, DECK, HAND, 0, only(A));
    const other = table();
    other.family.move(other.m, DECK, HAND, 2, only(A));
    expect(views(one.family, one.m)).toEqual(views(other.family, other.m));
  });

  test('a spectator learns sizes and kinds only', () => {
    const { family, m } = table();
    family.move(m, DECK, HAND, 5, EVERY_SEAT);
    expect(family.observe(m, -1)).toEqual({
      piles: [5, 0, 1],
      cards: KINDS.map((kind) => [kind, 0b101]),
    });
  });

  test('what a seat saw of a hand is in its view and in no other', () => {
    const { family, m } = table();
    family.move(m, DECK, HAND, 5, only(A));
    expect(family.observe(m, A).cards).toContainEqual([2, 0b100]);
    expect(family.observe(m, B).cards).toContainEqual([2, 0b101]);
  });
});

describe('knowledge in random play', () => {
  const rng = new FastChance(11);

  test('nobody ever thinks impossible what is true', () => {
    for (let round = 0; round < 2_000; round++) {
      const { family, m } = table();
      shake(family, m, rng, 1 + rng.below(14));
      for (const seat of [A, B, C]) {
        for (const [pile, cards] of piles(family, m).entries()) {
          expect(cards & ~family.possible(m, pile, seat), `seat ${seat} pile ${pile}`).toBe(0);
        }
      }
    }
  });

  test('a family loaded from a view gives that view again', () => {
    for (let round = 0; round < 2_000; round++) {
      const { family, m } = table();
      shake(family, m, rng, 1 + rng.below(14));
      for (const seat of [-1, A, B, C]) {
        const view = family.observe(m, seat);
        const copy: number[] = new Array(m.length).fill(0);
        family.load(copy, view, seat);
        expect(family.observe(copy, seat)).toEqual(view);
        const cards = piles(family, copy);
        expect(cards.map(popcount)).toEqual(view.piles);
        expect(cards.reduce((all, pile) => all | pile, 0)).toBe(cards.reduce((all, pile) => all + pile, 0));
      }
    }
  });

  test('a re-deal changes no view of the seat and keeps every card in one place', () => {
    let different = 0;
    for (let round = 0; round < 2_000; round++) {
      const { family, m } = table();
      shake(family, m, rng, 1 + rng.below(14));
      const seat = rng.below(SEATS);
      const view = family.observe(m, seat);
      const before = piles(family, m);
      family.redeal(m, seat, rng);
      const after = piles(family, m);
      expect(family.observe(m, seat)).toEqual(view);
      expect(after.map(popcount)).toEqual(before.map(popcount));
      expect(after.reduce((all, pile) => all | pile, 0)).toBe(before.reduce((all, pile) => all | pile, 0));
      if (after.join() !== before.join()) different++;
    }
    expect(different).toBeGreaterThan(400);
  });
});

describe('re-deals', () => {
  test('a pile that the seat knows is never touched', () => {
    const { family, m } = table();
    for (const card of [0, 3]) family.move(m, DECK, MENU, card, 0);
    family.look(m, MENU, A);
    family.move(m, DECK, HAND, 1, only(B));
    for (let round = 0; round < 50; round++) {
      family.redeal(m, A, new FastChance(round));
      expect(family.cards(m, MENU)).toBe(maskOf([0, 3]));
      expect(family.knows(m, MENU, A)).toBe(true);
    }
  });

  test('all deals that the seat thinks possible come, about equally often', () => {
    const { family, m } = table();
    family.move(m, DECK, HAND, 0, only(B));
    const rng = new FastChance(2);
    const counts = new Map<number, number>();
    for (let round = 0; round < 6_000; round++) {
      const copy = m.slice();
      family.redeal(copy, A, rng);
      const held = family.cards(copy, HAND);
      counts.set(held, (counts.get(held) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  test('what another seat knew whole it still knows, whatever it now is', () => {
    const { family, m } = table();
    for (const card of [0, 5]) family.move(m, DECK, HAND, card, only(B));
    for (let round = 0; round < 50; round++) {
      family.redeal(m, A, new FastChance(round));
      expect(family.size(m, HAND)).toBe(2);
      expect(family.knows(m, HAND, B)).toBe(true);
    }
  });

  test('an unseen card taken from a menu that the seat knew is one of that menu', () => {
    const { family, m } = table();
    for (const card of [0, 3, 5]) family.move(m, DECK, MENU, card, 0);
    family.look(m, MENU, A);
    family.move(m, MENU, HAND, 3, 0);
    const gone = new Set<number>();
    for (let round = 0; round < 100; round++) {
      family.redeal(m, A, new FastChance(round));
      expect(family.cards(m, MENU) | family.cards(m, HAND)).toBe(maskOf([0, 3, 5]));
      gone.add(family.cards(m, HAND));
    }
    expect(gone).toEqual(new Set([1, 8, 32]));
  });

  // Regression: for a spectator the cards themselves were read as what they think possible.
  test('a spectator knows no pile, so all of them are dealt again', () => {
    const { family, m } = table();
    family.move(m, DECK, HAND, 5, only(B));
    const held = new Set<number>();
    for (let round = 0; round < 50; round++) {
      family.redeal(m, -1, new FastChance(round));
      held.add(family.cards(m, HAND));
    }
    expect(held.size).toBeGreaterThan(1);
  });

  test('knowledge that contradicts itself is a bug, not a deal', () => {
    const { family, m } = table();
    expect(() => family.load(m, { piles: [0, 0, 1], cards: [[0, 0b001]] }, A)).toThrow('no deal agrees');
  });

  test('the deal goes back where a card takes a place that another one needs', () => {
    const { family, m } = table(2, 4, [0, 1, 2, 3, 4, 5]);
    const view = {
      piles: [3, 3],
      cards: [0, 1, 2, 3, 4, 5].map((kind): [number, number] => [kind, kind < 2 ? 0b01 : 0b11]),
    };
    for (let round = 0; round < 30; round++) {
      family.load(m, view, A);
      family.redeal(m, A, new FastChance(round));
      expect(family.cards(m, 0) & 0b11).toBe(0b11);
      expect(family.size(m, 0)).toBe(3);
    }
  });
});

test('a deal is found where piles overlap and one can only be filled from a few cards', () => {
  const layout = new Layout(2);
  const family = new HiddenFamily(
    'meals',
    Array.from({ length: 16 }, (_, card) => card),
    4,
  );
  layout.addFamily(family);
  const few = [0, 1, 2, 3].map((kind) => [kind, 0b0011] as const);
  const many = Array.from({ length: 11 }, (_, i) => [5 + i, 0b1101] as const);
  const view = { piles: [6, 3, 4, 3], cards: [...few, [4, 0b0001] as const, ...many] };
  const m: number[] = new Array(layout.size).fill(0);
  family.load(m, view, 0);
  expect(family.observe(m, 0)).toEqual(view);
  for (let seed = 1; seed <= 50; seed++) {
    family.redeal(m, 0, new FastChance(seed));
    expect(family.observe(m, 0)).toEqual(view);
    expect(family.cards(m, 1) & ~0b1111).toBe(0);
  }
});
