/** The net of the Node learner computes what the actors' net computes, and its gradient points downhill. */

import { FastChance } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { Net } from '../net/net.ts';
import { ChunkWriter } from './chunk.ts';
import { LearningNet } from './learning-net.ts';
import type { Position } from './window.ts';
import { Window } from './window.ts';

const SHAPE = { inputs: 24, seats: 3, hidden: [16, 8] as const };
const POINTS_WEIGHT = 4;

function somePositions(count: number, rng: FastChance): { window: Window; xs: Float32Array[] } {
  const writer = new ChunkWriter(SHAPE, count);
  const xs: Float32Array[] = [];
  for (let i = 0; i < count; i++) {
    const x = Float32Array.from({ length: SHAPE.inputs }, () => rng.below(3) / 2);
    xs.unshift(x);
    writer.add(x);
    const winner = rng.below(SHAPE.seats);
    for (let r = 0; r < SHAPE.seats; r++) {
      writer.wins[i * SHAPE.seats + r] = r === winner ? 1 : 0;
      writer.points[i * SHAPE.seats + r] = rng.below(100) / 100;
    }
  }
  const window = new Window(count, SHAPE);
  window.add(writer.bytes());
  return { window, xs };
}

function positionAt(window: Window, back: number): Position {
  const position = { index: 0, start: 0, end: 0 } as Position;
  window.find(back, position);
  return position;
}

/** What Adam makes smaller, for the mean of all positions. */
function loss(net: LearningNet, window: Window, count: number): number {
  net.errors.clear();
  for (let back = 0; back < count; back++) {
    const position = positionAt(window, back);
    net.look(position);
    net.addErrors(position);
  }
  return (net.errors.crossEntropy + (POINTS_WEIGHT / 2) * net.errors.squared) / count;
}

function seeded(seed: number): { net: LearningNet; rng: FastChance } {
  const rng = new FastChance(seed);
  const net = new LearningNet(SHAPE);
  net.seed(rng);
  return { net, rng };
}

describe('the net of the Node learner', () => {
  it('gives the win shares and points of the net that plays, from the same weights', () => {
    const { net, rng } = seeded(5);
    const { window, xs } = somePositions(10, rng);
    const player = new Net(SHAPE);
    player.load(net.weights);
    // As the player rounds them.
    net.weights.set(player.floats());
    for (const [back, x] of xs.entries()) {
      player.x.set(x);
      player.run();
      const position = positionAt(window, back);
      net.errors.clear();
      net.look(position);
      net.addErrors(position);
      const own = position.index * SHAPE.seats;
      const { wins, points } = position.chunk;
      expect(net.errors.brier).toBeCloseTo((player.win[0] - wins[own]) ** 2, 4);
      const squared = player.points.reduce((sum, value, r) => sum + (value - points[own + r]) ** 2, 0);
      expect(net.errors.squared).toBeCloseTo(squared, 4);
    }
  });

  it('has the gradient that small changes of its weights show', () => {
    const { net, rng } = seeded(8);
    const { window } = somePositions(5, rng);
    for (let back = 0; back < 5; back++) {
      const position = positionAt(window, back);
      net.look(position);
      net.addGradient(position, POINTS_WEIGHT, 5);
    }
    const start = net.weights.slice();
    // The first step of Adam is by the sign of the gradient alone; its means hold a tenth of it.
    net.step(0, 1);
    const gradient = net.means.map((mean) => mean * 10);
    const width = 0.001;
    const here = loss(net, window, 5);
    let steep = 0;
    for (let i = 0; i < start.length; i += 7) {
      net.weights[i] = start[i] + width;
      const above = loss(net, window, 5) - here;
      net.weights[i] = start[i] - width;
      const below = here - loss(net, window, 5);
      net.weights[i] = start[i];
      // A unit that is switched on or off by the change has a slope on either side.
      if (Math.abs(above - below) / width > 0.002) continue;
      const slope = (above + below) / (2 * width);
      expect(Math.abs(gradient[i] - slope), `weight ${i}`).toBeLessThan(0.002);
      if (Math.abs(slope) > 0.01) steep++;
    }
    expect(steep).toBeGreaterThan(15);
  });

  it('learns a handful of positions by heart, and its average follows', () => {
    const { net, rng } = seeded(7);
    const { window } = somePositions(8, rng);
    const before = loss(net, window, 8);
    for (let step = 1; step <= 300; step++) {
      for (let back = 0; back < 8; back++) {
        const position = positionAt(window, back);
        net.look(position);
        net.addGradient(position, POINTS_WEIGHT, 8);
      }
      net.step(0.01, step);
      net.follow(0.1);
    }
    expect(loss(net, window, 8)).toBeLessThan(before / 10);
    net.weights.set(net.average);
    expect(loss(net, window, 8)).toBeLessThan(before / 10);
  });
});
