/** Both kernels give the same numbers to the last bit, and the net learns along the true gradient. */

import { readFileSync } from 'node:fs';
import { Actions, FastChance, silent } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { assembleKernel } from '../../../../scripts/build-kernel.mjs';
import { Evaluator } from './afterstate.ts';
import { plainKernel, simdKernel } from './kernel.ts';
import type { Shape } from './net.ts';
import { HIDDEN, Net, places } from './net.ts';
import { NET_TASKS } from './nets-at-start.ts';

const SHAPE: Shape = { inputs: 60, seats: 4, hidden: HIDDEN };

function twins(shape: Shape, seed: number): [Net, Net] {
  const { end } = places(shape);
  const simd = simdKernel(end);
  expect(simd).not.toBeNull();
  const a = new Net(shape, simd!);
  const b = new Net(shape, plainKernel(end));
  const rng = new FastChance(seed);
  a.seed((n) => rng.below(n));
  b.weights.set(a.weights);
  return [a, b];
}

function fillAtRandom(x: Float32Array, rng: FastChance): void {
  for (let i = 0; i < x.length; i++) x[i] = rng.below(4) === 0 ? rng.below(1000) / 500 : 0;
}

describe('kernels', () => {
  it('are assembled from kernel.wat as it is now; if not, npm run kernel', async () => {
    const url = new URL('kernel-bytes.ts', import.meta.url);
    expect(readFileSync(url, 'utf8')).toBe(await assembleKernel());
  });

  it.each([1, 2, 3, 4, 5])('agree to the last bit with %i seats, also while they learn', (seats) => {
    const rng = new FastChance(seats);
    const [a, b] = twins({ inputs: 96 + 4 * seats, seats, hidden: HIDDEN }, seats);
    const win = new Float32Array(seats);
    const points = new Float32Array(seats).fill(0.7);
    for (let round = 0; round < 200; round++) {
      fillAtRandom(a.x, rng);
      b.x.set(a.x);
      a.run();
      b.run();
      expect(a.win).toEqual(b.win);
      expect(a.points).toEqual(b.points);
      win.fill(0);
      win[round % seats] = 1;
      a.learn(win, points, 0.02);
      b.learn(win, points, 0.02);
    }
    expect(a.weights).toEqual(b.weights);
  });

  it.each(['tokaido-base-3', 'tokaido-cm-4', 'duo'])('decide whole games of %s alike', (id) => {
    const { game, features, seats, tables } = NET_TASKS.get(id)!();
    const [a, b] = twins({ inputs: features.size, seats, hidden: HIDDEN }, 7).map((net) => {
      net.load(net.floats());
      return new Evaluator(game, features, net);
    });
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

/** What learning lowers: the surprise about the win and half the squared error of the points. */
function loss(net: Net, win: Float32Array, points: Float32Array): number {
  net.run();
  let sum = 0;
  for (let i = 0; i < net.shape.seats; i++) {
    sum -= win[i] * Math.log(net.win[i]);
    sum += 0.5 * (points[i] - net.points[i]) ** 2;
  }
  return sum;
}

describe('learning', () => {
  const win = new Float32Array([0.1, 0.6, 0.3, 0]);
  const points = new Float32Array([0.5, 0.9, 0.7, 0.6]);

  it('follows the gradient', () => {
    const rng = new FastChance(5);
    const net = new Net(SHAPE, plainKernel(places(SHAPE).end));
    net.seed((n) => rng.below(n));
    fillAtRandom(net.x, rng);
    const start = net.weights.slice();
    net.run();
    const rate = 0.001;
    net.learn(win, points, rate);
    const step = net.weights.map((value, i) => (value - start[i]) / rate);
    let checked = 0;
    for (let i = 0; i < start.length; i += 37) {
      const width = 0.002;
      net.weights.set(start);
      net.weights[i] = start[i] + width;
      const above = loss(net, win, points);
      net.weights[i] = start[i] - width;
      const below = loss(net, win, points);
      const slope = (above - below) / (2 * width);
      expect(Math.abs(step[i] + slope), `weight ${i}`).toBeLessThan(0.003);
      if (Math.abs(slope) > 0.01) checked++;
    }
    expect(checked).toBeGreaterThan(5);
  });

  it('brings a handful of positions close to what is known of them', () => {
    const rng = new FastChance(9);
    const net = new Net(SHAPE);
    net.seed((n) => rng.below(n));
    const lessons = Array.from({ length: 16 }, (_, i) => {
      const x = new Float32Array(SHAPE.inputs);
      fillAtRandom(x, rng);
      return { x, win: Float32Array.from([0, 1, 2, 3], (seat) => (seat === i % 4 ? 1 : 0)) };
    });
    const total = () =>
      lessons.reduce((sum, lesson) => {
        net.x.set(lesson.x);
        return sum + loss(net, lesson.win, points);
      }, 0);
    const before = total();
    for (let round = 0; round < 200; round++) {
      for (const lesson of lessons) {
        net.x.set(lesson.x);
        net.run();
        net.learn(lesson.win, points, 0.02);
      }
    }
    expect(total()).toBeLessThan(before / 10);
    expect(net.weights.every(Number.isFinite)).toBe(true);
  });
});
