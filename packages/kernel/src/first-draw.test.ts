import { expect, test } from 'vitest';
import type { Toy } from '../test/toy.ts';
import { toy } from '../test/toy.ts';
import type { Chance } from './chance.ts';
import { FastChance } from './chance.ts';
import { FirstDraw } from './first-draw.ts';
import { Actions } from './frames.ts';
import { silent } from './game.ts';

const HALT = new Error('halt');

class Halting implements Chance {
  stream = -1;

  draw(stream: number): number {
    this.stream = stream;
    throw HALT;
  }
}

/** The position that an exception thrown out of the first draw leaves behind, and the stream of that draw. */
function thrown(s: Toy, action: number): readonly [m: number[], stream: number] {
  const copy = toy.clone(s);
  const chance = new Halting();
  expect(() => {
    toy.play(copy, action, silent(chance));
    throw HALT;
  }).toThrow(HALT);
  return [copy.m, chance.stream];
}

test('play stops right before the first draw, and only there', () => {
  const legal = new Actions();
  const firstDraw = new FirstDraw(toy);
  const streams = new Set<number>();
  for (let seed = 1; seed <= 20; seed++) {
    const rng = new FastChance(seed);
    const s = toy.setup({ rounds: 3 }, silent(rng));
    while (toy.legal(s, legal) > 0) {
      for (const action of legal.toArray()) {
        const after = firstDraw.play(toy.clone(s), action);
        expect([after.m, firstDraw.stream]).toEqual(thrown(s, action));
        streams.add(firstDraw.stream);
      }
      toy.play(s, legal.list[rng.below(legal.count)], silent(rng));
    }
  }
  expect(streams.has(-1)).toBe(true);
  expect(streams.size).toBeGreaterThan(1);
});
