/**
 * Where a run stands, in one file: a mark, the length of a line of JSON, the line, then four blocks of 32-bit
 * floats: the weights, their moving average, and Adam's means of gradients and of their squares. The learner in Python reads and writes
 * the same.
 */

import { existsSync, readFileSync } from 'node:fs';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import { replaceFile } from './run-folder.ts';

const MARK = 0x31504b43;

export interface Counts {
  readonly games: number;
  readonly positions: number;
  readonly steps: number;
}

export interface CheckpointHead extends Counts {
  readonly schema: string;
  /** Floats in each block. */
  readonly size: number;
  /** How much of the run's length is spent, in its unit. */
  readonly spent: number;
}

export interface Checkpoint {
  readonly head: CheckpointHead;
  readonly weights: Float32Array;
  readonly average: Float32Array;
  readonly means: Float32Array;
  readonly squares: Float32Array;
}

export function writeCheckpoint(path: string, checkpoint: Checkpoint): void {
  const { head, weights, average, means, squares } = checkpoint;
  const line = Buffer.from(JSON.stringify(head));
  const start = Buffer.alloc(8);
  start.writeUInt32LE(MARK, 0);
  start.writeUInt32LE(line.length, 4);
  const blocks = [weights, average, means, squares].map((block) =>
    Buffer.from(block.buffer, block.byteOffset, block.byteLength),
  );
  replaceFile(path, Buffer.concat([start, line, ...blocks]));
}

export function readCheckpoint(path: string, schema: string): Result<Checkpoint> {
  if (!existsSync(path)) return fail(`there is no ${path}: the run has not saved anything yet`);
  const bytes = readFileSync(path);
  if (bytes.length < 8 || bytes.readUInt32LE(0) !== MARK) return fail(`${path} is no checkpoint`);
  const length = bytes.readUInt32LE(4);
  let head: CheckpointHead;
  try {
    head = JSON.parse(bytes.toString('utf8', 8, 8 + length)) as CheckpointHead;
  } catch {
    return fail(`${path} is no checkpoint`);
  }
  if (head.schema !== schema) {
    return fail(`${path} was trained on other features (schema ${head.schema}, now ${schema})`);
  }
  if (bytes.length !== 8 + length + 16 * head.size) return fail(`${path} is cut off`);
  const floats = bytes.buffer.slice(bytes.byteOffset + 8 + length, bytes.byteOffset + bytes.length);
  const block = (i: number) => new Float32Array(floats, 4 * i * head.size, head.size);
  return ok({ head, weights: block(0), average: block(1), means: block(2), squares: block(3) });
}
