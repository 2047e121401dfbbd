/** Nets that a run starts or learns from, or plays against. */

import { existsSync, readFileSync } from 'node:fs';
import type { Net } from '../net/net.ts';
import type { NetTask } from '../net/tasks.ts';
import type { WeightsFile } from '../net/weights.ts';
import { unpackNet } from '../net/weights.ts';
import { insist, Mistake } from './option-values.ts';

interface FoundNet {
  readonly file: string;
  readonly net: Net;
  /** What the file says of its training. */
  readonly about: string;
}

/** The net of a file, which must be of the task. */
export function netIn(file: string, task: NetTask): FoundNet {
  insist(existsSync(file), `there is no file ${file}`);
  let weights: WeightsFile;
  try {
    weights = JSON.parse(readFileSync(file, 'utf8')) as WeightsFile;
  } catch {
    throw new Mistake(`${file} is no net`);
  }
  const net = unpackNet(weights, task.features.schema);
  insist(net.ok, net.ok ? '' : `${file} is no net for ${task.id}: ${net.error}`);
  return { file, net: net.value, about: weights.about };
}
