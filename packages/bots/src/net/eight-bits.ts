/** Weights of eight bits: whole numbers up to 127, with a scale for each output. */

/** No weight is further from zero. */
export const LARGEST_WEIGHT = 127;
/** The scale of an output whose weights are all zero still divides. */
const LEAST = 1e-9;

export interface EightBits {
  /** The weights of the first input for all outputs, then those of the second. */
  readonly whole: Int8Array;
  readonly scales: Float32Array;
}

/** Rounds a block of weights. */
export function toEightBits(weights: Float32Array, outputs: number): EightBits {
  const scales = new Float32Array(outputs).fill(LEAST);
  for (const [i, weight] of weights.entries()) {
    scales[i % outputs] = Math.max(scales[i % outputs], Math.abs(weight));
  }
  for (let j = 0; j < outputs; j++) scales[j] /= LARGEST_WEIGHT;
  const whole = new Int8Array(weights.length);
  for (let i = 0; i < weights.length; i++) {
    const steps = Math.round(weights[i] / scales[i % outputs]);
    whole[i] = Math.max(-LARGEST_WEIGHT, Math.min(LARGEST_WEIGHT, steps));
  }
  return { whole, scales };
}

/** The numbers that rounded weights stand for. */
export function fromEightBits({ whole, scales }: EightBits): Float32Array {
  return Float32Array.from(whole, (steps, i) => steps * scales[i % scales.length]);
}
