/**
 * A small value net: features → two hidden layers → for each seat a win share and final points.
 *
 * The first layer adds up whole numbers (`features.ts`, `eight-bits.ts`), so its sums are exact. A seat's sums are kept,
 * and the next position that the seat looks at adds only what differs: to the last bit the same as from nothing.
 */

import type { EightBits } from './eight-bits.ts';
import { fromEightBits, toEightBits } from './eight-bits.ts';
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

/** Where one seat's features lie, and where their differences are listed, a place and a value each. */
export interface Place {
  readonly x: Float32Array;
  readonly list: number;
  readonly memory: Float32Array;
}

/** The features of one seat and the sums of the first layer for them. */
export interface Look extends Place {
  readonly at: number;
  readonly sums: number;
  /** Who wrote the features and knows what they are; null when the sums do not belong to them. */
  owner: object | null;
}

/** A layer's block of weights and its biases: where they lie, both in a kernel's memory and among all weights. */
interface Block {
  readonly w: number;
  readonly b: number;
  readonly inputs: number;
  readonly outputs: number;
}

export class Net {
  readonly shape: Shape;
  readonly kernel: Kernel;
  /** The features that were evaluated last: numbers from 0 to 4 in steps of 1/64. */
  x: Float32Array;
  /** Win shares by seat, the looking seat first; they add up to 1. */
  readonly win: Float32Array;
  /** Final points by seat, in hundreds. */
  readonly points: Float32Array;
  /** One for each seat: what it sees next differs little from what it saw last. */
  readonly looks: readonly Look[];
  /** Places in the kernel's memory. */
  readonly at: ReturnType<typeof places>;
  readonly blocks: readonly Block[];

  constructor(shape: Shape, kernel?: Kernel) {
    this.shape = shape;
    this.at = places(shape);
    this.kernel = kernel ?? simdKernel(this.at.end) ?? plainKernel(this.at.end);
    const { at } = this;
    const { memory } = this.kernel;
    const [h1, h2] = shape.hidden;
    this.blocks = [
      { w: at.w1, b: at.b1, inputs: shape.inputs, outputs: h1 },
      { w: at.w2, b: at.b2, inputs: h1, outputs: h2 },
      { w: at.w3, b: at.b3, inputs: h2, outputs: at.outputs },
    ];
    this.looks = Array.from({ length: shape.seats }, (_, seat) => {
      const from = at.x + seat * shape.inputs;
      const x = memory.subarray(from, from + shape.inputs);
      return { x, at: from, list: at.list0, memory, sums: at.sums + seat * h1, owner: null };
    });
    this.x = this.looks[0].x;
    this.win = new Float32Array(shape.seats);
    this.points = new Float32Array(shape.seats);
  }

  /** How many weights and biases there are, with those that fill up the outputs to a multiple of 4. */
  get size(): number {
    return this.at.weightsEnd;
  }

  /** What the weights and biases stand for, in the order of `load`. */
  floats(): Float32Array {
    const { at, kernel } = this;
    const [h1] = this.shape.hidden;
    const floats = kernel.memory.slice(0, at.weightsEnd);
    for (let i = 0; i < at.b1; i++) floats[i] *= kernel.memory[at.scales + (i % h1)];
    return floats;
  }

  /**
   * Takes weights and biases, layer by layer, the weights of an input side by side. They are rounded to eight bits, as on
   * disk: what plays in training is what ships.
   */
  load(floats: Float32Array): void {
    for (const [layer, { w, b, inputs, outputs }] of this.blocks.entries()) {
      const weights = floats.subarray(w, w + inputs * outputs);
      const biases = floats.subarray(b, b + outputs);
      this.setLayer(layer, toEightBits(weights, outputs), biases);
    }
  }

  /** Sets the weights of a layer. */
  setLayer(layer: number, weights: EightBits, biases: Float32Array): void {
    const { memory } = this.kernel;
    const { w, b } = this.blocks[layer];
    if (layer === 0) memory.set(weights.scales, this.at.scales);
    memory.set(layer === 0 ? weights.whole : fromEightBits(weights), w);
    memory.set(biases, b);
    this.forget();
  }

  /** Evaluates what lies in `x`, whoever wrote it. */
  run(): void {
    const { at, kernel, shape } = this;
    const look = this.looks.find(({ x }) => x === this.x) ?? this.looks[0];
    if (look.x !== this.x) look.x.set(this.x);
    look.owner = null;
    this.clear(look);
    this.add(look, kernel.gather(look.at, shape.inputs, at.list0));
  }

  /** Makes the sums of a look those of no features. */
  clear({ sums }: Look): void {
    this.kernel.memory.fill(0, sums, sums + this.shape.hidden[0]);
  }

  /** Evaluates the features of a look, `count` of which differ from before and are listed. */
  add(look: Look, count: number): void {
    const { at, kernel, shape } = this;
    const [h1, h2] = shape.hidden;
    const m = kernel.memory;
    this.x = look.x;
    kernel.layer(at.list0, count, at.w1, look.sums, look.sums, h1);
    const first = kernel.activate(look.sums, at.scales, at.b1, h1, at.list1);
    kernel.layer(at.list1, first, at.w2, at.b2, at.h2, h2);
    const second = kernel.gather(at.h2, h2, at.list2);
    kernel.layer(at.list2, second, at.w3, at.b3, at.out, at.outputs);
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

  /** Lets every seat look anew: the sums belong to other weights, or are not wanted. */
  forget(): void {
    for (const look of this.looks) look.owner = null;
  }

  /** Small random weights to start from. */
  seed(below: (n: number) => number): void {
    const floats = new Float32Array(this.size);
    const spreads = [0.12, Math.sqrt(3 / this.shape.hidden[0]), 0.1];
    for (const [layer, { w, inputs, outputs }] of this.blocks.entries()) {
      for (let i = 0; i < inputs * outputs; i++) floats[w + i] = (below(2001) / 1000 - 1) * spreads[layer];
    }
    this.load(floats);
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
    scales: take(h1),
    x: take(seats * inputs),
    sums: take(seats * h1),
    h2: take(h2),
    out: take(outputs),
    list0: take(2 * inputs + SPARE),
    list1: take(2 * h1 + SPARE),
    list2: take(2 * h2 + SPARE),
    end: next,
  };
}
