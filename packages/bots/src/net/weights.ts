/** Nets on disk: eight bits per weight, a scale for each output, and a schema that must match. */

import type { Result } from '@tokaido/kernel';
import { toEightBits } from './eight-bits.ts';
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

/** Since format 2 features are rounded to 64ths; nets of format 1 were trained without, which they hardly notice. */
const FORMAT = 2;
/** Nets of format 1 all had these hidden layers. */
export const FIRST_HIDDEN: Hidden = [96, 32];

function hiddenOf({ hidden = FIRST_HIDDEN }: WeightsFile): Hidden {
  return [hidden[0], hidden[1]];
}

const toText = (bytes: Uint8Array) => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export function packNet(net: Net, schema: string, about: string): WeightsFile {
  const floats = net.floats();
  const scales: number[] = [];
  const weights: number[] = [];
  const biases: number[] = [];
  for (const { w, b, inputs, outputs } of net.blocks) {
    const rounded = toEightBits(floats.subarray(w, w + inputs * outputs), outputs);
    for (const scale of rounded.scales) scales.push(scale);
    for (const weight of rounded.whole) weights.push(weight);
    for (let j = 0; j < outputs; j++) biases.push(floats[b + j]);
  }
  const asText = (list: number[]) => toText(new Uint8Array(Float32Array.from(list).buffer));
  return {
    format: FORMAT,
    about,
    schema,
    inputs: net.shape.inputs,
    seats: net.shape.seats,
    hidden: net.shape.hidden,
    scales: asText(scales),
    weights: toText(new Uint8Array(Int8Array.from(weights).buffer)),
    biases: asText(biases),
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
  const scales = new Float32Array(toBytes(file.scales).buffer);
  const weights = new Int8Array(toBytes(file.weights).buffer);
  const biases = new Float32Array(toBytes(file.biases).buffer);
  let weight = 0;
  let output = 0;
  for (const [layer, { inputs, outputs }] of made.blocks.entries()) {
    const whole = weights.subarray(weight, weight + inputs * outputs);
    const ofLayer = (list: Float32Array) => list.subarray(output, output + outputs);
    made.setLayer(layer, { whole, scales: ofLayer(scales) }, ofLayer(biases));
    weight += inputs * outputs;
    output += outputs;
  }
  return { ok: true, value: made };
}
