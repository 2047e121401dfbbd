/** Both kernels give the same numbers to the last bit. */

import { readFileSync } from 'node:fs';
import { Actions, FastChance, silent } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { assembleKernel } from '../../../../scripts/build-kernel.mjs';
import { Evaluator } from './afterstate.ts';
import { plainKernel, simdKernel } from './kernel.ts';
import type { Shape } from './net.ts';
import { HIDDEN, Net, places } from './net.ts';
import { NET_TASKS } from './nets-at-start.ts';

function twins(shape: Shape, seed: number): [Net, Net] {
  const { end } = places(shape);
  const simd = simdKernel(end);
  expect(simd).not.toBeNull();
  const a = new Net(shape, simd!);
  const b = new Net(shape, plainKernel(end));
  const rng = new FastChance(seed);
  a.seed((n) => rng.below(n));
  b.load(a.floats());
  return [a, b];
}

function fillAtRandom(x: Float32Array, rng: FastChance): void {
  for (let i = 0; i < x.length; i++) x[i] = rng.below(4) === 0 ? rng.below(256) / 64 : 0;
}

describe('kernels', () => {
  it('are assembled from kernel.wat as it is now; if not, npm run kernel', async () => {
    const url = new URL('kernel-bytes.ts', import.meta.url);
    expect(readFileSync(url, 'utf8')).toBe(await assembleKernel());
  });

  it.each([1, 2, 3, 4, 5])('agree to the last bit with %i seats', (seats) => {
    const rng = new FastChance(seats);
    const [a, b] = twins({ inputs: 96 + 4 * seats, seats, hidden: HIDDEN }, seats);
    for (let round = 0; round < 200; round++) {
      fillAtRandom(a.x, rng);
      b.x.set(a.x);
      a.run();
      b.run();
      expect(a.win).toEqual(b.win);
      expect(a.points).toEqual(b.points);
    }
  });

  it.each(['tokaido-3', 'tokaido-4', 'duo'])('decide whole games of %s alike', (id) => {
    const { game, features, seats, tables } = NET_TASKS.get(id)!();
    const [a, b] = twins({ inputs: features.size, seats, hidden: HIDDEN }, 7).map(
      (net) => new Evaluator(game, features, net),
    );
    const rng = new FastChance(11);
    const legal = new Actions();
    const s = game.setup(tables[1 % tables.length], silent(rng));
    let decisions = 0;
    while (!game.isOver(s)) {
      game.legal(s, legal);
      const seat = game.rules.frames.seat(s);
      const actions = legal.toArray();
      for (const action of actions) {
        expect(Object.is(a.value(s, seat, action), b.value(s, seat, action))).toBe(true);
      }
      const action = a.best(s, seat, actions);
      expect(b.best(s, seat, actions)).toBe(action);
      game.play(s, action, silent(rng));
      decisions++;
    }
    expect(decisions).toBeGreaterThan(20);
  });
});
