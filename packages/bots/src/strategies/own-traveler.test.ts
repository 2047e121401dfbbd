/** A traveler chosen unseen is worth something to whoever chose it. */

import { Actions, FastChance, silent } from '@tokaido/kernel';
import { TRAVELERS, tokaido } from '@tokaido/tokaido';
import { expect, test } from 'vitest';
import { heuristicWorth } from './heuristic.ts';
import { withOwnTraveler } from './own-traveler.ts';
import { WEIGHTS } from './weights.ts';

/** The positions after each choice of the first seat. */
function choices() {
  const dealer = silent(new FastChance(3));
  const s = tokaido.setup({ players: 3, boxes: [], variations: [] }, dealer);
  const legal = new Actions();
  tokaido.legal(s, legal);
  return legal.toArray().map((action) => {
    const next = tokaido.clone(s);
    tokaido.play(next, action, dealer);
    return next;
  });
}

test('two choices are not worth the same to the seat that chose', () => {
  const [one, other] = choices().map((s) => heuristicWorth(s, 0, WEIGHTS));
  expect(one).not.toBe(other);
});

test('the others see nothing of it, and once all are known nothing is changed', () => {
  for (const s of choices()) {
    const own = withOwnTraveler(s, 0);
    expect([own.all[0].traveler, own.all[0].coins]).toEqual([
      s.all[0].chosen,
      TRAVELERS[s.all[0].chosen].coins,
    ]);
    expect(s.all[0].traveler).toBe(0);
    expect(withOwnTraveler(s, 1)).toBe(s);
  }
});
