/** What of the base game lies before the players at the end of a journey. Equal cards are not told apart. */

import { popcount } from '@tokaido/kernel';
import type { Box } from '../box.ts';
import { CORE } from '../box.ts';
import type { CountedThing } from '../counted.ts';
import { DISH_PRICES, MEAL_CARDS } from '../data/meals.ts';
import { PANORAMA_LENGTHS, PANORAMAS } from '../data/panoramas.ts';
import { SOUVENIR_TYPE, SOUVENIR_TYPES } from '../data/souvenirs.ts';
import { SPRING_COPIES, SPRING_POINTS } from '../data/springs.ts';
import { countEncounters, ENCOUNTERS, timesMet } from '../encounters/deck.ts';
import type { Player } from '../state.ts';
import { addToRow, row, SEAT_AT } from '../state.ts';

const MANY = 99;
const INNS_WITH_A_MEAL = 4;

/** A field of a seat that is a plain number. */
type Field = 'offerings' | 'coins' | 'meetings' | 'gifts' | 'hungry';

function plain(id: Field, group: string, more: Partial<CountedThing> = {}): CountedThing {
  return {
    id,
    group,
    of: 'player',
    most: MANY,
    read: (_s, p) => p[id],
    write: (_s, p, n) => {
      p[id] = n;
    },
    ...more,
  };
}

const panoramas = PANORAMAS.map(
  (id, panorama): CountedThing => ({
    id: `panorama ${id}`,
    group: 'panorama',
    of: 'player',
    most: PANORAMA_LENGTHS[panorama],
    source: 'panorama',
    read: (_s, p) => row(p, SEAT_AT.panoramas, panorama),
    write: (_s, p, n) => addToRow(p, SEAT_AT.panoramas, panorama, n),
  }),
);

const isComplete = (p: Player, panorama: number) =>
  row(p, SEAT_AT.panoramas, panorama) === PANORAMA_LENGTHS[panorama];

/** Who completed a panorama first took a card for it: nobody need say so of the only one who did. */
const firsts = PANORAMAS.map(
  (id, panorama): CountedThing => ({
    id: `first ${id}`,
    group: 'first',
    of: 'player',
    most: 1,
    source: 'ach-panorama',
    usual: (s, p) =>
      isComplete(p, panorama) &&
      !s.all.slice(0, s.players).some((other) => other.seat !== p.seat && isComplete(other, panorama))
        ? 1
        : 0,
    read: (_s, p) => (p.achievements >> panorama) & 1,
    write: (_s, p, n) => {
      p.achievements |= n << panorama;
    },
  }),
);

const cardsWhere = (list: readonly number[], value: number) =>
  list.flatMap((each, card) => (each === value ? [card] : []));

const countIn = (set: number, cards: readonly number[]) => cards.filter((card) => (set >> card) & 1).length;

/** The first so many of some cards, as a set. */
const someOf = (cards: readonly number[], n: number) =>
  cards.slice(0, n).reduce((set, card) => set | (1 << card), 0);

const souvenirs = SOUVENIR_TYPES.map((id, type): CountedThing => {
  const cards = cardsWhere(SOUVENIR_TYPE, type);
  return {
    id: `souvenir ${id}`,
    group: 'souvenir',
    of: 'player',
    most: cards.length,
    inAll: cards.length,
    source: 'souvenir',
    read: (_s, p) => countIn(p.souvenirs, cards),
    write: (_s, p, n) => {
      p.souvenirs |= someOf(cards, n);
    },
  };
});

/** By price, which is all that counts beside their number; nobody eats the same dish twice. */
const meals = [...new Set(DISH_PRICES)].map((price): CountedThing => {
  const dishes = cardsWhere(DISH_PRICES, price);
  return {
    id: `meal ${price}`,
    group: 'meal',
    of: 'player',
    most: dishes.length,
    inAll: MEAL_CARDS.filter((dish) => DISH_PRICES[dish] === price).length,
    source: 'meal',
    read: (_s, p) => countIn(p.dishes, dishes),
    write: (_s, p, n) => {
      p.dishes |= someOf(dishes, n);
    },
  };
});

const springs = SPRING_POINTS.map(
  (points, kind): CountedThing => ({
    id: `spring ${points}`,
    group: 'spring',
    of: 'player',
    most: SPRING_COPIES,
    inAll: SPRING_COPIES,
    source: 'spring',
    read: (_s, p) => row(p, SEAT_AT.springs, kind),
    write: (_s, p, n) => addToRow(p, SEAT_AT.springs, kind, n),
  }),
);

/** The people who can be met with these boxes. */
function encounters(boxes: readonly Box[]): readonly CountedThing[] {
  const inPlay = new Set([...CORE.encounters, ...boxes.flatMap((box) => box.encounters)]);
  return ENCOUNTERS.flatMap(({ id, copies }, kind): CountedThing[] =>
    inPlay.has(id)
      ? [
          {
            id: `encounter ${id}`,
            group: 'encounter',
            of: 'player',
            most: copies,
            inAll: copies,
            source: 'encounter',
            read: (_s, p) => timesMet(p.encounters, kind),
            write: (_s, p, n) => {
              p.encounters |= n << (2 * kind);
            },
          },
        ]
      : [],
  );
}

/** The coins that the neutral traveler of two players has given. */
const neutralOfferings: CountedThing = {
  id: 'neutral-offerings',
  group: 'temple',
  of: 'table',
  most: MANY,
  read: (s) => neutral(s.all, s.players).offerings,
  write: (s, _p, n) => {
    neutral(s.all, s.players).offerings = n;
  },
};
const neutral = (all: readonly Player[], players: number) => all[players];

/** Everything that is counted with these boxes: what comes first is scored first. */
export function countedThings(players: number, boxes: readonly Box[]): readonly CountedThing[] {
  return [
    ...panoramas,
    ...souvenirs,
    ...meals,
    ...springs,
    ...encounters(boxes),
    plain('offerings', 'temple', { source: 'donation' }),
    ...(players === 2 ? [neutralOfferings] : []),
    plain('coins', 'more', { isIndirect: true }),
    ...firsts,
    plain('meetings', 'more', { isIndirect: true, usual: (_s, p) => countEncounters(p.encounters) }),
    plain('gifts', 'more', { isIndirect: true, usual: (_s, p) => p.offerings }),
    plain('hungry', 'more', {
      isIndirect: true,
      most: INNS_WITH_A_MEAL,
      usual: (_s, p) => Math.max(0, INNS_WITH_A_MEAL - popcount(p.dishes)),
    }),
    ...boxes.flatMap((box) => box.counted?.things ?? []),
  ];
}

/** How many meals one player can have eaten. */
export function mostMeals(boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + (box.counted?.moreMeals ?? 0), INNS_WITH_A_MEAL);
}
