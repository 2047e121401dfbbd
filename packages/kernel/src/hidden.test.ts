import { describe, expect, test } from 'vitest';
import { maskOf, members, popcount } from './bits.ts';
import { FastChance } from './chance.ts';
import { HiddenFamily } from './hidden.ts';
import { Layout } from './layout.ts';

/** Three dango, two soba, one fugu. */
const KINDS = [0, 0, 0, 1, 1, 2];
const ALL = 0b111111;
const SEATS = 3;
const [A, B, C] = [0, 1, 2];
const DECK = 0;
const MENU = 1;
const HAND = 2;
const EVERY_SEAT = 0b111;

function table(start = 3, capacity = 6, kinds: readonly number[] = KINDS) {
  const layout = new Layout(SEATS);
  layout.reserve(2);
  const family = new HiddenFamily('meals', kinds, capacity);
  layout.addFamily(family);
  const m: number[] = new Array(layout.size).fill(0);
  family.reset(m, 2 ** kinds.length - 1, start);
  return { layout, family, m };
}

function piles(family: HiddenFamily, m: readonly number[]): number[] {
  return Array.from({ length: family.count(m) }, (_, pile) => family.cards(m, pile));
}

/** Views of all seats and of a spectator. */
function views(family: HiddenFamily, m: readonly number[]): string[] {
  return [-1, A, B, C].map((seat) => JSON.stringify(family.observe(m, seat)));
}

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

function only(seat: number): number {
  return 1 << seat;
}

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

  // Known fault: the cell is cleared for those who did not see the card, but not for those who did.
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

/** A random sequence of everything that can happen to a family. */
function shake(family: HiddenFamily, m: number[], rng: FastChance, steps: number): void {
  const pick = (list: readonly number[]) => list[rng.below(list.length)];
  for (let i = 0; i < steps; i++) {
    const full = piles(family, m).flatMap((cards, pile) => (cards === 0 ? [] : [pile]));
    if (full.length === 0) return;
    const from = pick(full);
    const card = family.canonical(m, from, pick(members(family.cards(m, from))));
    const deed = rng.below(10);
    if (deed < 5) family.move(m, from, pick([0, 1, 2]), card, rng.below(8));
    else if (deed < 7) family.look(m, from, rng.below(SEATS));
    else if (deed === 7) family.reveal(m, from, card);
    else if (deed === 8 && from !== MENU) family.moveAll(m, from, MENU);
    else if (deed === 9) family.move(m, from, family.open(m), card, rng.below(8));
  }
}

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

  // Planted fault: for a spectator the cards themselves are read as what they think possible.
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
