/** Nets on disk: eight bits per weight, a scale for each output, and a schema that must match. */

import type { Result } from '@tokaido/kernel';
import type { Hidden } from './net.ts';
import { Net } from './net.ts';

export interface WeightsFile {
  readonly format: number;
  /** What the net is for, and how it was made. */
  readonly about: string;
  readonly schema: string;
  readonly inputs: number;
  readonly seats: number;
  /** Units of the two hidden layers; absent in format 1. */
  readonly hidden?: readonly number[];
  /** For each block of weights the scales of its outputs; base64 of 32-bit floats. */
  readonly scales: string;
  /** The weights, rounded; base64 of signed bytes. */
  readonly weights: string;
  /** The biases; base64 of 32-bit floats. */
  readonly biases: string;
}

const FORMAT = 2;
/** Nets of format 1 all had these hidden layers. */
const FIRST_HIDDEN: Hidden = [96, 32];

function hiddenOf({ hidden = FIRST_HIDDEN }: WeightsFile): Hidden {
  return [hidden[0], hidden[1]];
}

const toText = (bytes: Uint8Array) => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The blocks of a net: weights with their shape, and biases. */
function blocks(net: Net): {
  weights: [at: number, inputs: number, outputs: number][];
  biases: [number, number][];
} {
  const { at, shape } = net;
  const h1 = at.w2 - at.b1;
  const h2 = at.w3 - at.b2;
  return {
    weights: [
      [at.w1, shape.inputs, h1],
      [at.w2, h1, h2],
      [at.w3, h2, at.outputs],
    ],
    biases: [
      [at.b1, h1],
      [at.b2, h2],
      [at.b3, at.outputs],
    ],
  };
}

export function packNet(net: Net, schema: string, about: string): WeightsFile {
  const m = net.kernel.memory;
  const scales: number[] = [];
  const weights: number[] = [];
  const biases: number[] = [];
  for (const [at, inputs, outputs] of blocks(net).weights) {
    const start = scales.length;
    for (let j = 0; j < outputs; j++) {
      let most = 1e-9;
      for (let i = 0; i < inputs; i++) most = Math.max(most, Math.abs(m[at + i * outputs + j]));
      scales.push(most / 127);
    }
    for (let i = 0; i < inputs; i++) {
      for (let j = 0; j < outputs; j++) weights.push(Math.round(m[at + i * outputs + j] / scales[start + j]));
    }
  }
  for (const [at, count] of blocks(net).biases) for (let j = 0; j < count; j++) biases.push(m[at + j]);
  const floats = (list: number[]) => toText(new Uint8Array(Float32Array.from(list).buffer));
  return {
    format: FORMAT,
    about,
    schema,
    inputs: net.shape.inputs,
    seats: net.shape.seats,
    hidden: net.shape.hidden,
    scales: floats(scales),
    weights: toText(new Uint8Array(Int8Array.from(weights).buffer)),
    biases: floats(biases),
  };
}

/** Refuses a file made for other features: such a net would read nonsense. */
export function unpackNet(file: WeightsFile, schema: string, net?: Net): Result<Net> {
  if (file.format !== 1 && file.format !== FORMAT)
    return { ok: false, error: 'weights of an unknown format' };
  if (file.schema !== schema) {
    const error = `trained on other features (schema ${file.schema}, now ${schema}): ${file.about}`;
    return { ok: false, error };
  }
  const hidden = hiddenOf(file);
  const made = net ?? new Net({ inputs: file.inputs, seats: file.seats, hidden });
  if (made.shape.hidden.some((units, layer) => units !== hidden[layer])) {
    return { ok: false, error: `its hidden layers have ${hidden.join(' and ')} units` };
  }
  const m = made.kernel.memory;
  const scales = new Float32Array(toBytes(file.scales).buffer);
  const weights = new Int8Array(toBytes(file.weights).buffer);
  const biases = new Float32Array(toBytes(file.biases).buffer);
  let nextScale = 0;
  let nextWeight = 0;
  let nextBias = 0;
  for (const [at, inputs, outputs] of blocks(made).weights) {
    for (let i = 0; i < inputs * outputs; i++)
      m[at + i] = weights[nextWeight++] * scales[nextScale + (i % outputs)];
    nextScale += outputs;
  }
  for (const [at, count] of blocks(made).biases)
    for (let j = 0; j < count; j++) m[at + j] = biases[nextBias++];
  return { ok: true, value: made };
}
