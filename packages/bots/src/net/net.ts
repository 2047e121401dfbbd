/** A small value net: features → two hidden layers → for each seat a win share and final points. */

import type { Kernel } from './kernel.ts';
import { plainKernel, simdKernel } from './kernel.ts';

/** Units of the two hidden layers, multiples of 4. */
export type Hidden = readonly [first: number, second: number];

export interface Shape {
  readonly inputs: number;
  readonly seats: number;
  readonly hidden: Hidden;
}

/** What new nets are made with. */
export const HIDDEN: Hidden = [256, 32];

/** Final points are learned in hundreds. */
export const POINTS_UNIT = 100;

/** A list is written one entry beyond its end. */
const SPARE = 4;

const padded = (n: number) => Math.ceil(n / 4) * 4;

export class Net {
  readonly shape: Shape;
  readonly kernel: Kernel;
  /** Where the input goes. */
  readonly x: Float32Array;
  /** Win shares by seat, the looking seat first; they add up to 1. */
  readonly win: Float32Array;
  /** Final points by seat, in hundreds. */
  readonly points: Float32Array;
  /** Places in the kernel's memory. */
  readonly at: ReturnType<typeof places>;
  /** How many inputs of each layer were above zero in the last evaluation. */
  private readonly counts = [0, 0, 0];

  constructor(shape: Shape, kernel?: Kernel) {
    this.shape = shape;
    this.at = places(shape);
    this.kernel = kernel ?? simdKernel(this.at.end) ?? plainKernel(this.at.end);
    const m = this.kernel.memory;
    this.x = m.subarray(this.at.x, this.at.x + shape.inputs);
    this.win = new Float32Array(shape.seats);
    this.points = new Float32Array(shape.seats);
  }

  /** Weights and biases, one block. */
  get weights(): Float32Array {
    return this.kernel.memory.subarray(this.at.w1, this.at.weightsEnd);
  }

  /** Evaluates what lies in `x`. */
  run(): void {
    const { at, kernel, shape, counts } = this;
    const [h1, h2] = shape.hidden;
    const m = kernel.memory;
    counts[0] = kernel.gather(at.x, shape.inputs, at.list0);
    kernel.layer(at.list0, counts[0], at.w1, at.b1, at.h1, h1);
    counts[1] = kernel.gather(at.h1, h1, at.list1);
    kernel.layer(at.list1, counts[1], at.w2, at.b2, at.h2, h2);
    counts[2] = kernel.gather(at.h2, h2, at.list2);
    kernel.layer(at.list2, counts[2], at.w3, at.b3, at.out, at.outputs);
    let most = -Infinity;
    for (let i = 0; i < shape.seats; i++) most = Math.max(most, m[at.out + i]);
    let sum = 0;
    for (let i = 0; i < shape.seats; i++) {
      this.win[i] = Math.exp(m[at.out + i] - most);
      sum += this.win[i];
    }
    for (let i = 0; i < shape.seats; i++) {
      this.win[i] /= sum;
      this.points[i] = m[at.out + shape.seats + i];
    }
  }

  /** One step of gradient descent for the input just evaluated. */
  learn(win: Float32Array, points: Float32Array, rate: number): void {
    const { at, kernel, shape, counts } = this;
    const [h1, h2] = shape.hidden;
    const m = kernel.memory;
    for (let i = 0; i < at.outputs; i++) m[at.d3 + i] = 0;
    for (let i = 0; i < shape.seats; i++) {
      m[at.d3 + i] = rate * (win[i] - this.win[i]);
      m[at.d3 + shape.seats + i] = rate * (points[i] - this.points[i]);
    }
    back(m, at.w3, at.d3, at.outputs, at.h2, at.d2, h2);
    back(m, at.w2, at.d2, h2, at.h1, at.d1, h1);
    kernel.grow(at.list2, counts[2], at.w3, at.d3, at.outputs);
    kernel.grow(at.list1, counts[1], at.w2, at.d2, h2);
    kernel.grow(at.list0, counts[0], at.w1, at.d1, h1);
    for (let i = 0; i < at.outputs; i++) m[at.b3 + i] += m[at.d3 + i];
    for (let i = 0; i < h2; i++) m[at.b2 + i] += m[at.d2 + i];
    for (let i = 0; i < h1; i++) m[at.b1 + i] += m[at.d1 + i];
  }

  /** Small random weights to start from. */
  seed(below: (n: number) => number): void {
    const { at, shape } = this;
    const [h1, h2] = shape.hidden;
    const m = this.kernel.memory;
    const fill = (from: number, inputs: number, outputs: number, spread: number) => {
      for (let i = 0; i < inputs * outputs; i++) m[from + i] = (below(2001) / 1000 - 1) * spread;
    };
    m.fill(0, at.w1, at.weightsEnd);
    fill(at.w1, shape.inputs, h1, 0.12);
    fill(at.w2, h1, h2, Math.sqrt(3 / h1));
    fill(at.w3, h2, at.outputs, 0.1);
  }
}

/** The gradient of a layer's inputs, where they were not cut off. */
function back(
  m: Float32Array,
  w: number,
  d: number,
  outputs: number,
  h: number,
  dh: number,
  inputs: number,
): void {
  for (let i = 0; i < inputs; i++) {
    let sum = 0;
    if (m[h + i] > 0) {
      const row = w + i * outputs;
      for (let j = 0; j < outputs; j++) sum += m[row + j] * m[d + j];
    }
    m[dh + i] = sum;
  }
}

/** Where everything lies in the kernel's memory; weights and biases first. */
export function places({ inputs, seats, hidden }: Shape) {
  const [h1, h2] = hidden;
  const outputs = padded(2 * seats);
  let next = 0;
  const take = (n: number) => {
    const at = next;
    next += padded(n);
    return at;
  };
  const w1 = take(inputs * h1);
  const b1 = take(h1);
  const w2 = take(h1 * h2);
  const b2 = take(h2);
  const w3 = take(h2 * outputs);
  const b3 = take(outputs);
  const weightsEnd = next;
  return {
    outputs,
    w1,
    b1,
    w2,
    b2,
    w3,
    b3,
    weightsEnd,
    x: take(inputs),
    h1: take(h1),
    h2: take(h2),
    out: take(outputs),
    d1: take(h1),
    d2: take(h2),
    d3: take(outputs),
    list0: take(2 * inputs + SPARE),
    list1: take(2 * h1 + SPARE),
    list2: take(2 * h2 + SPARE),
    end: next,
  };
}
