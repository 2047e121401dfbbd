/**
 * The arithmetic of a net, as WebAssembly with SIMD and as plain TypeScript. Both add up in the same order and
 * round every step to 32 bits, so they give the same numbers to the last bit.
 *
 * Only what is above zero counts: features are never negative, and a hidden unit below zero is silent. So a
 * layer reads a list of places and values, which `gather` makes.
 */

export interface Kernel {
  readonly memory: Float32Array;
  readonly simd: boolean;
  /** Lists the inputs above zero, a place and a value each, and returns how many there are. */
  gather(x: number, inputs: number, list: number): number;
  /** out = b + Σ value · w[place], rows of w in order; `outputs` is a multiple of 4. */
  layer(list: number, count: number, w: number, b: number, out: number, outputs: number): void;
  /** w[place] += value · delta, for training. */
  grow(list: number, count: number, w: number, delta: number, outputs: number): void;
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
    layer(list, count, w, b, out, outputs) {
      for (let j = 0; j < outputs; j++) m[out + j] = m[b + j];
      for (let k = 0; k < count; k++) {
        const row = w + places[list + 2 * k] * outputs;
        const v = m[list + 2 * k + 1];
        for (let j = 0; j < outputs; j++) m[out + j] += Math.fround(v * m[row + j]);
      }
    },
    grow(list, count, w, delta, outputs) {
      for (let k = 0; k < count; k++) {
        const row = w + places[list + 2 * k] * outputs;
        const v = m[list + 2 * k + 1];
        for (let j = 0; j < outputs; j++) m[row + j] += Math.fround(v * m[delta + j]);
      }
    },
  };
}

// The module is small enough to be written down as bytes: three functions over an imported memory.
const I32 = 0x7f;
const F32 = 0x7d;
const V128 = 0x7b;

const get = (i: number) => [0x20, i];
const set = (i: number) => [0x21, i];
const tee = (i: number) => [0x22, i];
const i32 = (n: number) => [0x41, ...signed(n)];
const ADD = [0x6a];
const SHL = [0x74];
const MUL = [0x6c];
const GE_U = [0x4f];
const GT_U = [0x4b];
const F32_GT = [0x5e];
const F32_ZERO = [0x43, 0, 0, 0, 0];
const loadI32 = (offset: number) => [0x28, 2, offset];
const loadF32 = (offset: number) => [0x2a, 2, offset];
const storeI32 = (offset: number) => [0x36, 2, offset];
const storeF32 = (offset: number) => [0x38, 2, offset];
const vLoad = (offset: number) => [0xfd, 0, 2, offset];
const vStore = (offset: number) => [0xfd, 11, 2, offset];
const V_SPLAT = [0xfd, 0x13];
const V_MUL = [0xfd, 0xe6, 0x01];
const V_ADD = [0xfd, 0xe4, 0x01];
const BLOCK = [0x02, 0x40];
const LOOP = [0x03, 0x40];
const END = [0x0b];
const br = (n: number) => [0x0c, n];
const brIf = (n: number) => [0x0d, n];

function signed(n: number): number[] {
  const bytes: number[] = [];
  let rest = n;
  for (;;) {
    const byte = rest & 127;
    rest >>= 7;
    if ((rest === 0 && (byte & 64) === 0) || (rest === -1 && (byte & 64) !== 0)) return [...bytes, byte];
    bytes.push(byte | 128);
  }
}
function unsigned(n: number): number[] {
  return n < 128 ? [n] : [(n & 127) | 128, ...unsigned(n >>> 7)];
}
function section(id: number, body: readonly number[]): number[] {
  return [id, ...unsigned(body.length), ...body];
}
function vector(items: readonly (readonly number[])[]): number[] {
  return [...unsigned(items.length), ...items.flat()];
}

type Code = readonly (readonly number[])[];

/** while (i + step ≤ n) { body; i += step } as bytes; `i` and `n` are locals. */
function whileRoom(i: number, step: number, n: number, body: Code): number[] {
  const head = [BLOCK, LOOP, get(i), i32(step), ADD, get(n), GT_U, brIf(1)];
  const foot = [get(i), i32(step), ADD, set(i), br(0), END, END];
  return [...head, ...body, ...foot].flat();
}

/** for (p = from; p < end; p += 8) body: over the entries of a list. */
function entries(p: number, from: number, end: number, body: Code): number[] {
  const head = [get(from), set(p), BLOCK, LOOP, get(p), get(end), GE_U, brIf(1)];
  const foot = [get(p), i32(8), ADD, set(p), br(0), END, END];
  return [...head, ...body, ...foot].flat();
}

/** Leaves the address behind the `count` entries of a list in local `end`. */
const listEnd = (list: number, count: number, end: number) =>
  [get(list), get(count), i32(3), SHL, ADD, set(end)].flat();

/** The address of word `index` behind the address in local `base`. */
const address = (base: number, index: number) => [get(base), get(index), i32(2), SHL, ADD].flat();

/** The address of the row of w that the entry at `p` names. */
const rowOf = (p: number, w: number, outputs: number) =>
  [get(w), get(p), loadI32(0), get(outputs), MUL, i32(2), SHL, ADD].flat();

function func(locals: readonly number[], body: readonly number[]): number[] {
  const code = [...vector(locals.map((type) => [1, type])), ...body, ...END];
  return [...unsigned(code.length), ...code];
}

const times = (n: number, code: (k: number) => Code) => Array.from({ length: n }, (_, k) => code(k)).flat();

/** Places of the list that is written: p moves on only behind a value above zero. */
function gatherCode(): number[] {
  // 0 x, 1 inputs, 2 list; 3 i, 4 p, 5 value
  return func(
    [I32, I32, F32],
    [
      ...[get(2), set(4)].flat(),
      ...whileRoom(3, 1, 1, [
        [...get(4), ...get(3), ...storeI32(0)],
        [...get(4), ...address(0, 3), ...loadF32(0), ...tee(5), ...storeF32(4)],
        [...get(4), ...get(5), ...F32_ZERO, ...F32_GT, ...i32(3), ...SHL, ...ADD, ...set(4)],
      ]),
      // (p − list) / 8
      ...[get(4), get(2), [0x6b], i32(3), [0x76]].flat(),
    ],
  );
}

/** Outputs that are kept in registers at once, in fours. */
const WIDE = 8;

function layerCode(): number[] {
  // 0 list, 1 count, 2 w, 3 b, 4 out, 5 outputs; 6 j, 7 p, 8 end, 9 row, 10 value, 11… sums
  const block = (width: number): Code => [
    ...times(width, (k) => [address(3, 6), vLoad(16 * k), set(11 + k)]),
    entries(7, 0, 8, [
      [...rowOf(7, 2, 5), ...get(6), ...i32(2), ...SHL, ...ADD, ...set(9)],
      [...get(7), ...loadF32(4), ...V_SPLAT, ...set(10)],
      ...times(width, (k) => [get(11 + k), get(10), get(9), vLoad(16 * k), V_MUL, V_ADD, set(11 + k)]),
    ]),
    ...times(width, (k) => [address(4, 6), get(11 + k), vStore(16 * k)]),
  ];
  return func(
    [I32, I32, I32, I32, V128, ...Array<number>(WIDE).fill(V128)],
    [...listEnd(0, 1, 8), ...whileRoom(6, 4 * WIDE, 5, block(WIDE)), ...whileRoom(6, 4, 5, block(1))],
  );
}

function growCode(): number[] {
  // 0 list, 1 count, 2 w, 3 delta, 4 outputs; 5 j, 6 p, 7 end, 8 row, 9 value, 10 at
  const step = (width: number): Code => [
    [...address(8, 5), ...set(10)],
    ...times(width, (k) => [
      [...get(10), ...get(10), ...vLoad(16 * k), ...get(9)],
      [...address(3, 5), ...vLoad(16 * k), ...V_MUL, ...V_ADD, ...vStore(16 * k)],
    ]),
  ];
  return func(
    [I32, I32, I32, I32, V128, I32],
    [
      ...listEnd(0, 1, 7),
      ...entries(6, 0, 7, [
        [...rowOf(6, 2, 4), ...set(8), ...get(6), ...loadF32(4), ...V_SPLAT, ...set(9)],
        [...i32(0), ...set(5)],
        whileRoom(5, 4 * WIDE, 4, step(WIDE)),
        whileRoom(5, 4, 4, step(1)),
      ]),
    ],
  );
}

/** What every module begins with: its name and version 1. */
const MAGIC = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

function moduleBytes(pages: number): Uint8Array<ArrayBuffer> {
  const text = (word: string) => [word.length, ...word.split('').map((letter) => letter.charCodeAt(0))];
  const numbers = (count: number) => [count, ...Array<number>(count).fill(I32)];
  const type = (inputs: number, outputs: number) => [0x60, ...numbers(inputs), ...numbers(outputs)];
  return new Uint8Array([
    ...MAGIC,
    ...section(1, vector([type(3, 1), type(6, 0), type(5, 0)])),
    ...section(2, vector([[...text('m'), ...text('m'), 2, 0, ...unsigned(pages)]])),
    ...section(3, vector([[0], [1], [2]])),
    ...section(7, vector(['gather', 'layer', 'grow'].map((name, i) => [...text(name), 0, i]))),
    ...section(10, vector([gatherCode(), layerCode(), growCode()])),
  ]);
}

type Exports = Pick<Kernel, 'gather' | 'layer' | 'grow'>;

const WORDS_A_PAGE = 16384;

/** The little of WebAssembly that is used here, written down since not every library of types has it. */
interface Wasm {
  readonly Memory: new (limits: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

/** Null where WebAssembly or its SIMD is missing. */
export function simdKernel(words: number): Kernel | null {
  const wasm = (globalThis as { readonly WebAssembly?: Wasm }).WebAssembly;
  if (wasm === undefined) return null;
  try {
    const pages = Math.ceil(words / WORDS_A_PAGE);
    const memory = new wasm.Memory({ initial: pages });
    const module = new wasm.Module(moduleBytes(pages));
    const inside = new wasm.Instance(module, { m: { m: memory } }).exports as Exports;
    return {
      memory: new Float32Array(memory.buffer),
      simd: true,
      gather: (x, inputs, list) => inside.gather(x * 4, inputs, list * 4),
      layer: (list, count, w, b, out, outputs) =>
        inside.layer(list * 4, count, w * 4, b * 4, out * 4, outputs),
      grow: (list, count, w, delta, outputs) => inside.grow(list * 4, count, w * 4, delta * 4, outputs),
    };
  } catch {
    return null;
  }
}
