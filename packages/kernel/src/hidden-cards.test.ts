/** Hidden cards: what happens to them, and what each seat then thinks possible. */

import { describe, expect, test } from 'vitest';
import { A, ALL, B, C, DECK, EVERY_SEAT, HAND, MENU, piles, table } from '../test/meal-family.ts';
import { maskOf } from './bits.ts';
import { only } from './frames.ts';

describe('a fresh family', () => {
  test('all cards lie in the deck, and everybody knows that, for nothing else is left out', () => {
    const { family, m, layout } = table();
    expect(layout.families).toEqual([family]);
    expect(family.count(m)).toBe(3);
    expect(piles(family, m)).toEqual([ALL, 0, 0]);
    expect(family.size(m, DECK)).toBe(6);
    for (const seat of [A, B, C]) {
      expect(family.possible(m, DECK, seat)).toBe(ALL);
      expect(family.knows(m, DECK, seat)).toBe(true);
    }
  });

  test('it writes nowhere but in its own place', () => {
    const { m } = table();
    expect(m.slice(0, 2)).toEqual([0, 0]);
  });

  test('a state that ends before the family does not have it', () => {
    const { family, m } = table();
    expect(family.within(m)).toBe(true);
    expect(family.within(m.slice(0, 2))).toBe(false);
  });

  test('laid out again it forgets everything', () => {
    const { family, m } = table();
    const fresh = m.slice();
    family.move(m, DECK, MENU, 3, only(A));
    family.open(m);
    family.reset(m, ALL, 3);
    expect(m).toEqual(fresh);
  });
});

describe('what happens to cards', () => {
  test('a card moved unseen may be any card of the pile it came from', () => {
    const { family, m } = table();
    family.move(m, DECK, MENU, 3, 0);
    expect(piles(family, m)).toEqual([ALL & ~8, 8, 0]);
    for (const seat of [A, B, C]) {
      expect(family.possible(m, MENU, seat)).toBe(ALL);
      expect(family.possible(m, DECK, seat)).toBe(ALL);
      expect(family.knows(m, MENU, seat)).toBe(false);
    }
  });

  test('those who saw it move know where it is, and where it is not', () => {
    const { family, m } = table();
    family.move(m, DECK, HAND, 5, only(B));
    expect(family.knows(m, HAND, B)).toBe(true);
    expect(family.knows(m, DECK, B)).toBe(true);
    expect(family.knows(m, HAND, A)).toBe(false);
    expect(family.possible(m, HAND, A)).toBe(ALL);
  });

  test('the last card to leave a pile unseen leaves nothing possible there', () => {
    const { family, m } = table();
    family.move(m, DECK, MENU, 0, EVERY_SEAT);
    family.move(m, MENU, HAND, 0, 0);
    for (const seat of [A, B, C]) {
      expect(family.possible(m, MENU, seat)).toBe(0);
      expect(family.possible(m, HAND, seat)).toBe(1);
    }
  });

  // Regression: the cell was cleared for those who did not see the card, but not for those who did.
  test('if a seat saw the last card of a pile leave, that seat thinks nothing possible there', () => {
    const { family, m } = table();
    family.move(m, DECK, MENU, 0, 0);
    family.move(m, MENU, HAND, 0, only(A));
    expect(family.possible(m, MENU, A)).toBe(0);
  });

  test('a revealed card is nowhere any more, for nobody', () => {
    const { family, m } = table();
    family.move(m, DECK, MENU, 3, 0);
    family.move(m, DECK, MENU, 4, 0);
    family.reveal(m, MENU, 3);
    expect(piles(family, m)).toEqual([ALL & ~0b11000, 0b10000, 0]);
    for (const seat of [A, B, C]) {
      for (let pile = 0; pile < 3; pile++) expect(family.possible(m, pile, seat) & 8).toBe(0);
    }
    family.reveal(m, MENU, 4);
    expect(family.possible(m, MENU, A)).toBe(0);
  });

  test('an open card put into a pile is there for everybody', () => {
    const { family, m } = table();
    family.reveal(m, DECK, 2);
    family.put(m, HAND, 2);
    for (const seat of [A, B, C]) expect(family.knows(m, HAND, seat)).toBe(true);
    expect(piles(family, m)).toEqual([ALL & ~4, 0, 4]);
  });

  test('a whole pile laid onto another takes its possibilities along', () => {
    const { family, m } = table();
    family.move(m, DECK, MENU, 3, 0);
    family.move(m, DECK, HAND, 5, only(A));
    family.moveAll(m, HAND, MENU);
    expect(piles(family, m)).toEqual([0b000111 | 16, 8 | 32, 0]);
    expect(family.possible(m, HAND, A)).toBe(0);
    expect(family.possible(m, MENU, A) & 32).toBe(32);
    expect(family.possible(m, MENU, B)).toBe(ALL);
  });

  test('who looks through a pile knows it, and that its cards are nowhere else', () => {
    const { family, m } = table();
    family.move(m, DECK, MENU, 3, 0);
    family.move(m, DECK, MENU, 0, 0);
    family.look(m, MENU, C);
    expect(family.knows(m, MENU, C)).toBe(true);
    expect(family.possible(m, DECK, C)).toBe(ALL & ~9);
    expect(family.knows(m, MENU, A)).toBe(false);
  });

  test('a known pile from which a card was taken unseen is known no more', () => {
    const { family, m } = table();
    for (const card of [0, 3, 5]) family.move(m, DECK, MENU, card, 0);
    family.look(m, MENU, A);
    family.move(m, MENU, HAND, 3, 0);
    expect(family.possible(m, MENU, A)).toBe(maskOf([0, 3, 5]));
    expect(family.possible(m, HAND, A)).toBe(maskOf([0, 3, 5]));
    expect(family.knows(m, DECK, A)).toBe(true);
    expect(family.observe(m, A)).toEqual({
      piles: [3, 2, 1],
      cards: [
        [0, 0b001],
        [0, 0b001],
        [0, 0b110],
        [1, 0b001],
        [1, 0b110],
        [2, 0b110],
      ],
    });
  });

  test('of equal cards the lowest is meant', () => {
    const { family, m } = table();
    family.reveal(m, DECK, 0);
    expect(family.canonical(m, DECK, 2)).toBe(1);
    expect(family.ofKind(m, DECK, 1)).toBe(3);
    family.reveal(m, DECK, 5);
    expect(family.ofKind(m, DECK, 2)).toBe(-1);
  });
});

describe('piles', () => {
  test('a pile is opened at the end, and closing one moves the others up', () => {
    const { family, m } = table();
    const under = family.open(m);
    expect([under, family.count(m)]).toEqual([3, 4]);
    family.move(m, DECK, under, 4, 0);
    const next = family.open(m);
    family.move(m, DECK, next, 5, only(B));
    family.moveAll(m, under, DECK);
    family.close(m, under);
    expect(piles(family, m)).toEqual([ALL & ~32, 0, 0, 32]);
    expect(family.knows(m, under, B)).toBe(true);
    expect(family.possible(m, under, A)).toBe(ALL);
  });

  test('closing leaves zeros, so that equal positions are equal arrays', () => {
    const { family, m } = table();
    const before = m.slice();
    family.close(m, family.open(m));
    expect(m).toEqual(before);
  });

  test('when there is no room for another pile, the last one takes more cards', () => {
    const { family, m } = table(3, 4);
    const last = family.open(m);
    family.move(m, DECK, last, 0, only(A));
    expect(family.open(m)).toBe(last);
    family.move(m, DECK, last, 3, only(B));
    expect(family.count(m)).toBe(4);
    expect(family.cards(m, last)).toBe(maskOf([0, 3]));
    expect(family.knows(m, last, A)).toBe(false);
  });
});

describe('counts', () => {
  test('a pile that is not there has no cards', () => {
    const { family, m } = table();
    family.move(m, DECK, HAND, 5, 0);
    expect([0, 1, 2, 3, 9].map((pile) => family.sizeOf(m, pile))).toEqual([5, 0, 1, 0, 0]);
  });

  test('what may lie in a pile, as the share of each kind', () => {
    const { family, m } = table();
    for (const card of [0, 3]) family.move(m, DECK, MENU, card, 0);
    family.look(m, MENU, A);
    const x = new Float32Array(5);
    family.countPossible(m, MENU, A, x, 1);
    expect([...x]).toEqual([0, expect.closeTo(1 / 3), 0.5, 0, 0]);
    family.countPossible(m, DECK, A, x, 1);
    expect([...x]).toEqual([0, expect.closeTo(1), 1, 1, 0]);
    family.countPossible(m, 7, A, x, 1);
    expect(x[4]).toBe(0);
  });
});
