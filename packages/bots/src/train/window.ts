/** The newest positions, which the learner draws its batches from. */

import { existsSync, readFileSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Result } from '@tokaido/kernel';
import { fail, ok } from '@tokaido/kernel';
import type { Chunk, ChunkShape } from './chunk.ts';
import { readChunk } from './chunk.ts';
import { replaceFile } from './run-folder.ts';

/** A position in its chunk, and where its features begin and end there. */
export interface Position {
  chunk: Chunk;
  index: number;
  start: number;
  end: number;
}

interface Part {
  readonly chunk: Chunk;
  readonly bytes: Uint8Array;
  /** The number of its first position, among all that were ever added. */
  readonly first: number;
  /** Where the features of each position begin. */
  readonly starts: Int32Array;
}

const COMPRESSION = 3;

export class Window {
  private readonly room: number;
  private readonly shape: ChunkShape;
  private parts: Part[] = [];
  /** Positions that were ever added. */
  private total = 0;

  constructor(room: number, shape: ChunkShape) {
    this.room = room;
    this.shape = shape;
  }

  /** How many positions there are. */
  get held(): number {
    return Math.min(this.room, this.total - (this.parts[0]?.first ?? this.total));
  }

  /** Adds a chunk and returns it, or says why it is none. */
  add(bytes: Uint8Array): Result<Chunk> {
    const read = readChunk(bytes, this.shape);
    if (!read.ok) return read;
    const chunk = read.value;
    const starts = new Int32Array(chunk.positions + 1);
    for (let i = 0; i < chunk.positions; i++) starts[i + 1] = starts[i] + chunk.counts[i];
    this.parts.push({ chunk, bytes, first: this.total, starts });
    this.total += chunk.positions;
    const keep = this.parts.findIndex(
      ({ first, starts: s }) => first + s.length - 1 > this.total - this.room,
    );
    if (keep > 0) this.parts = this.parts.slice(keep);
    return read;
  }

  /** Finds the position that lies `back` before the newest. */
  find(back: number, position: Position): void {
    const number = this.total - 1 - back;
    let low = 0;
    let high = this.parts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.parts[middle].first <= number) low = middle;
      else high = middle - 1;
    }
    const { chunk, first, starts } = this.parts[low];
    position.chunk = chunk;
    position.index = number - first;
    position.start = starts[position.index];
    position.end = starts[position.index + 1];
  }

  /** Saves the newest chunks, as many as fit into `limit` bytes, the newest first. */
  save(path: string, limit: number): void {
    const blocks: Buffer[] = [];
    let used = 0;
    for (const { bytes } of [...this.parts].reverse()) {
      const block = deflateSync(bytes, { level: COMPRESSION });
      used += 4 + block.length;
      if (used > limit) break;
      const length = Buffer.alloc(4);
      length.writeUInt32LE(block.length);
      blocks.push(length, block);
    }
    replaceFile(path, Buffer.concat(blocks));
  }

  /** Takes over what was saved; nothing where the file is missing. */
  load(path: string): Result<number> {
    if (!existsSync(path)) return ok(0);
    const bytes = readFileSync(path);
    const blocks: Buffer[] = [];
    try {
      for (let at = 0; at < bytes.length; ) {
        const length = bytes.readUInt32LE(at);
        blocks.push(inflateSync(bytes.subarray(at + 4, at + 4 + length)));
        at += 4 + length;
      }
    } catch {
      return fail(`${path} is damaged; delete it, and the window fills again`);
    }
    for (const block of blocks.reverse()) {
      const added = this.add(block);
      if (!added.ok) return added;
    }
    return ok(this.held);
  }
}
