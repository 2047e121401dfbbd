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
  for (let i = 0; i < weights.length; i += outputs) {
    for (let j = 0; j < outputs; j++) scales[j] = Math.max(scales[j], Math.abs(weights[i + j]));
  }
  for (let j = 0; j < outputs; j++) scales[j] /= LARGEST_WEIGHT;
  roundUp(scales);
  const whole = new Int8Array(weights.length);
  for (let i = 0; i < weights.length; i += outputs) {
    for (let j = 0; j < outputs; j++) {
      const steps = Math.round(weights[i + j] / scales[j]);
      whole[i + j] = Math.max(-LARGEST_WEIGHT, Math.min(LARGEST_WEIGHT, steps));
    }
  }
  return { whole, scales };
}

/**
 * Leaves scales 16 bits: then a scale times a whole weight is exact, and rounding what was rounded before changes nothing.
 */
function roundUp(scales: Float32Array): void {
  const bits = new Uint32Array(scales.buffer);
  for (let j = 0; j < bits.length; j++) bits[j] = (bits[j] + 0xff) & ~0xff;
}

/** The numbers that rounded weights stand for. */
export function fromEightBits({ whole, scales }: EightBits): Float32Array {
  return Float32Array.from(whole, (steps, i) => steps * scales[i % scales.length]);
}
