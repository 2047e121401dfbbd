/**
 * The arithmetic of a net, as WebAssembly with SIMD and as plain TypeScript. Both add up in the same order and
 * round every step to 32 bits, so they give the same numbers to the last bit.
 *
 * Only values above zero count: features are never negative, and a hidden unit below zero outputs nothing. So a
 * layer reads a list of places and values, which `gather` makes.
 */

import { KERNEL_BYTES } from './kernel-bytes.ts';

export interface Kernel {
  readonly memory: Float32Array;
  readonly simd: boolean;
  /** Lists the inputs above zero, a place and a value each, and returns how many there are. */
  gather(x: number, inputs: number, list: number): number;
  /** Lists what of b + sum · scale is above zero, like `gather`; `units` is a multiple of 4. */
  activate(sum: number, scale: number, b: number, units: number, list: number): number;
  /** out = b + Σ value · w[place], rows of w in order; `outputs` is a multiple of 4. `b` may be `out`. */
  layer(list: number, count: number, w: number, b: number, out: number, outputs: number): void;
}

/** All addresses count 32-bit words. `words` is how many are needed. */
export function plainKernel(words: number): Kernel {
  const m = new Float32Array(words);
  const places = new Int32Array(m.buffer);
  return {
    memory: m,
    simd: false,
    gather(x, inputs, list) {
      let count = 0;
      for (let i = 0; i < inputs; i++) {
        if (!(m[x + i] > 0)) continue;
        places[list + 2 * count] = i;
        m[list + 2 * count + 1] = m[x + i];
        count++;
      }
      return count;
    },
    activate(sum, scale, b, units, list) {
      let count = 0;
      for (let i = 0; i < units; i++) {
        const value = Math.fround(m[b + i] + Math.fround(m[sum + i] * m[scale + i]));
        if (!(value > 0)) continue;
        places[list + 2 * count] = i;
        m[list + 2 * count + 1] = value;
        count++;
      }
      return count;
    },
    layer(list, count, w, b, out, outputs) {
      for (let j = 0; j < outputs; j++) m[out + j] = m[b + j];
      for (let k = 0; k < count; k++) {
        const row = w + places[list + 2 * k] * outputs;
        const v = m[list + 2 * k + 1];
        for (let j = 0; j < outputs; j++) m[out + j] += Math.fround(v * m[row + j]);
      }
    },
  };
}

type Exports = Pick<Kernel, 'gather' | 'activate' | 'layer'>;

const WORDS_A_PAGE = 16384;

/** The little of WebAssembly that is used here, written down since not every library of types has it. */
interface Wasm {
  readonly Memory: new (limits: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

function moduleBytes(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(KERNEL_BYTES), (letter) => letter.charCodeAt(0));
}

/** Null where WebAssembly or its SIMD is missing. */
export function simdKernel(words: number): Kernel | null {
  const wasm = (globalThis as { readonly WebAssembly?: Wasm }).WebAssembly;
  if (wasm === undefined) return null;
  try {
    const pages = Math.ceil(words / WORDS_A_PAGE);
    const memory = new wasm.Memory({ initial: pages });
    const module = new wasm.Module(moduleBytes());
    const inside = new wasm.Instance(module, { m: { m: memory } }).exports as Exports;
    return {
      memory: new Float32Array(memory.buffer),
      simd: true,
      gather: (x, inputs, list) => inside.gather(x * 4, inputs, list * 4),
      activate: (sum, scale, b, units, list) => inside.activate(sum * 4, scale * 4, b * 4, units, list * 4),
      layer: (list, count, w, b, out, outputs) =>
        inside.layer(list * 4, count, w * 4, b * 4, out * 4, outputs),
    };
  } catch {
    return null;
  }
}
