/** Sets as stairs, by the examples of the rulebook. */

import type { Event, State } from '@tokaido/tokaido';
import { SOUVENIRS, tokaido } from '@tokaido/tokaido';
import { TestTable } from '@tokaido/words/tokaido/testkit';
import { expect, test } from 'vitest';
import { playerAt } from '../../players.ts';
import { stairsOf } from './stairs.ts';

const ME = 0;

/** The sets that grow when somebody who holds some souvenirs gets others. */
function stairs(held: string, added: string) {
  const { s } = new TestTable({ players: 3, boxes: [], variations: [] }, 1);
  const cards = (ids: string) =>
    ids
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => SOUVENIRS.indexOf(id));
  const withCards = (ids: string): State => {
    const state = tokaido.clone(s);
    for (const card of cards(ids)) playerAt(state, ME).souvenirs |= 1 << card;
    return state;
  };
  const events = cards(added).map((souvenir): Event => ({ type: 'souvenir', seat: ME, souvenir }));
  return stairsOf(withCards(held), withCards(`${held} ${added}`), ME, events);
}

const points = (held: string, added: string) =>
  stairs(held, added).map(({ steps }) => steps.map((step) => `${step.card} ${step.is} ${step.points}`));

test('the first souvenir begins a set: 1 point', () => {
  expect(points('', 'koma')).toEqual([['koma new 1']]);
});

test('different kinds climb: the second brings 3 points, the third 5', () => {
  expect(points('hashi', 'konpeito ukiyoe')).toEqual([['hashi had 1', 'konpeito new 3', 'ukiyoe new 5']]);
  expect(stairs('hashi', 'konpeito ukiyoe')[0]?.sums).toEqual([1, 4, 9]);
});

test('the fourth kind completes the set with 7 points, and nothing is next', () => {
  const [set] = stairs('hashi geta ukiyoe', 'sake');
  expect(set?.sums).toEqual([9, 16]);
  expect(set?.next).toBeNull();
});

test('a second souvenir of a kind begins a second set', () => {
  expect(points('hashi geta', 'koma')).toEqual([['koma new 1']]);
  expect(stairs('hashi geta', 'koma')[0]?.number).toBe(2);
});

test('souvenirs bought together can join two sets', () => {
  expect(points('hashi', 'koma sake')).toEqual([['hashi had 1', 'sake new 3'], ['koma new 1']]);
});

test('what is next says how many points, and of which kinds', () => {
  expect(stairs('hashi', 'ukiyoe')[0]?.next).toEqual({ points: 5, kinds: ['clothing', 'food-drink'] });
  // The third kind of a second set must be one that is in the first set and not yet in the second.
  expect(stairs('hashi geta', 'koma')[0]?.next).toEqual({ points: 3, kinds: ['clothing'] });
});
