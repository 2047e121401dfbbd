/** A net that learns by Adam on batches of positions, in plain TypeScript. Its weights lie as in `net.ts`. */

import type { FastChance } from '@tokaido/kernel';
import type { Shape } from '../net/net.ts';
import { POINTS_UNIT } from '../net/net.ts';
import type { Position } from './window.ts';

const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.999;
const TINY = 1e-7;

/** Sums of errors over some positions. */
export class Errors {
  count = 0;
  crossEntropy = 0;
  brier = 0;
  /** Squared errors of points in hundreds, over all seats. */
  squared = 0;

  clear(): void {
    this.count = 0;
    this.crossEntropy = 0;
    this.brier = 0;
    this.squared = 0;
  }

  /** The means, with the points as the root of their mean square, in points. */
  means(seats: number): { crossEntropy: number; brier: number; points: number } {
    const n = Math.max(1, this.count);
    return {
      crossEntropy: this.crossEntropy / n,
      brier: this.brier / n,
      points: POINTS_UNIT * Math.sqrt(this.squared / n / seats),
    };
  }
}

export class LearningNet {
  readonly weights: Float32Array;
  readonly average: Float32Array;
  /** Adam's means of gradients and of their squares. */
  readonly means: Float32Array;
  readonly squares: Float32Array;
  /** Sums since they were cleared. */
  readonly errors = new Errors();
  private readonly gradient: Float32Array;
  private readonly seats: number;
  private readonly layers: readonly Layer[];
  private readonly share: Float32Array;

  constructor({ inputs, seats, hidden }: Shape) {
    const outputs = Math.ceil((2 * seats) / 4) * 4;
    const sizes = [inputs, ...hidden, outputs];
    const size = sizes.slice(1).reduce((sum, units, i) => sum + (sizes[i] + 1) * units, 0);
    const block = () => new Float32Array(size);
    this.weights = block();
    this.average = block();
    this.means = block();
    this.squares = block();
    this.gradient = block();
    this.seats = seats;
    this.share = new Float32Array(seats);
    let at = 0;
    this.layers = sizes.slice(1).map((units, i) => {
      const layer = new Layer(this.weights, this.gradient, at, sizes[i], units);
      at += (sizes[i] + 1) * units;
      return layer;
    });
  }

  /** Small random weights to start from, as in `net.ts`. */
  seed(rng: FastChance): void {
    const spreads = [0.12, Math.sqrt(3 / this.layers[0].units), 0.1];
    this.weights.fill(0);
    for (const [i, layer] of this.layers.entries()) {
      for (let k = 0; k < layer.inputs * layer.units; k++) {
        this.weights[layer.at + k] = (rng.next() / 0x80000000 - 1) * spreads[i];
      }
    }
    this.average.set(this.weights);
  }

  /** Looks at a position. */
  look(position: Position): void {
    const [first, second, last] = this.layers;
    const { seats, share } = this;
    first.fromSparse(position);
    first.cut();
    second.fromDense(first.out);
    second.cut();
    last.fromDense(second.out);
    let most = -Infinity;
    for (let r = 0; r < seats; r++) most = Math.max(most, last.out[r]);
    let sum = 0;
    for (let r = 0; r < seats; r++) {
      share[r] = Math.exp(last.out[r] - most);
      sum += share[r];
    }
    for (let r = 0; r < seats; r++) share[r] /= sum;
  }

  /** Adds up the errors of the position just looked at. */
  addErrors({ chunk, index }: Position): void {
    const { errors, seats, share } = this;
    const { out } = this.layers[2];
    errors.count++;
    for (let r = 0; r < seats; r++) {
      errors.crossEntropy -= chunk.wins[index * seats + r] * Math.log(Math.max(1e-12, share[r]));
      errors.squared += (out[seats + r] - chunk.points[index * seats + r]) ** 2;
    }
    errors.brier += (share[0] - chunk.wins[index * seats]) ** 2;
  }

  /** Adds the gradient of the position just looked at, as one of `batch`. */
  addGradient(position: Position, pointsWeight: number, batch: number): void {
    const [first, second, last] = this.layers;
    const { seats, share } = this;
    const { chunk, index } = position;
    last.slope.fill(0);
    for (let r = 0; r < seats; r++) {
      last.slope[r] = (share[r] - chunk.wins[index * seats + r]) / batch;
      last.slope[seats + r] =
        (pointsWeight * (last.out[seats + r] - chunk.points[index * seats + r])) / batch;
    }
    last.backDense(second);
    second.backDense(first);
    first.backSparse(position);
  }

  /** Adam's step with the gradient so far; `step` counts from 1. */
  step(rate: number, step: number): void {
    const { weights, means, squares, gradient } = this;
    const scale = rate / (1 - FIRST_DECAY ** step);
    const root = Math.sqrt(1 - SECOND_DECAY ** step);
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i];
      means[i] += (1 - FIRST_DECAY) * (slope - means[i]);
      squares[i] = SECOND_DECAY * squares[i] + (1 - SECOND_DECAY) * slope * slope;
      weights[i] -= (scale * means[i]) / (Math.sqrt(squares[i]) / root + TINY);
    }
    gradient.fill(0);
  }

  /** Moves the average toward the weights by this part. */
  follow(part: number): void {
    const { average, weights } = this;
    for (let i = 0; i < average.length; i++) average[i] += part * (weights[i] - average[i]);
  }
}

/** One layer: a row of weights for each input, then the biases. */
class Layer {
  readonly at: number;
  readonly inputs: number;
  readonly units: number;
  readonly out: Float32Array;
  /** The gradient of what the layer outputs. */
  readonly slope: Float32Array;
  private readonly weights: Float32Array;
  private readonly gradient: Float32Array;

  constructor(weights: Float32Array, gradient: Float32Array, at: number, inputs: number, units: number) {
    this.weights = weights;
    this.gradient = gradient;
    this.at = at;
    this.inputs = inputs;
    this.units = units;
    this.out = new Float32Array(units);
    this.slope = new Float32Array(units);
  }

  fromSparse({ chunk, start, end }: Position): void {
    this.setToBiases();
    for (let k = start; k < end; k++) this.addRow(chunk.places[k], chunk.values[k]);
  }

  fromDense(x: Float32Array): void {
    this.setToBiases();
    for (let i = 0; i < this.inputs; i++) if (x[i] > 0) this.addRow(i, x[i]);
  }

  /** A unit below zero outputs nothing. */
  cut(): void {
    const { out, units } = this;
    for (let j = 0; j < units; j++) if (out[j] < 0) out[j] = 0;
  }

  backSparse({ chunk, start, end }: Position): void {
    for (let k = start; k < end; k++) this.addToGradient(chunk.places[k], chunk.values[k]);
    this.addToGradient(this.inputs, 1);
  }

  /** Adds to the gradient, and gives the layer below that of its outputs. */
  backDense(below: Layer): void {
    const { at, units, weights, slope } = this;
    for (let i = 0; i < this.inputs; i++) {
      const value = below.out[i];
      let sum = 0;
      if (value > 0) {
        const row = at + i * units;
        for (let j = 0; j < units; j++) sum += weights[row + j] * slope[j];
        this.addToGradient(i, value);
      }
      below.slope[i] = sum;
    }
    this.addToGradient(this.inputs, 1);
  }

  private setToBiases(): void {
    const { at, inputs, units, out, weights } = this;
    const biases = at + inputs * units;
    for (let j = 0; j < units; j++) out[j] = weights[biases + j];
  }

  private addRow(i: number, value: number): void {
    const { units, out, weights } = this;
    const row = this.at + i * units;
    for (let j = 0; j < units; j++) out[j] += value * weights[row + j];
  }

  private addToGradient(i: number, value: number): void {
    const { units, slope, gradient } = this;
    const row = this.at + i * units;
    for (let j = 0; j < units; j++) gradient[row + j] += value * slope[j];
  }
}
