/** The window: the newest positions, and nothing else, also after it was saved and loaded. */

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ChunkWriter } from './chunk.ts';
import type { Position } from './window.ts';
import { Window } from './window.ts';

const SHAPE = { seats: 2, inputs: 8 };
const folder = mkdtempSync(join(tmpdir(), 'tokaido-window-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Positions that carry these numbers as a feature and as the own win share. */
function chunkOf(...numbers: number[]): Uint8Array {
  const writer = new ChunkWriter(SHAPE, numbers.length);
  for (const [i, number] of numbers.entries()) {
    writer.add(Float32Array.of(0, 0, number, 0, 0, 0, 0, 0));
    writer.wins[2 * i] = number;
  }
  return writer.bytes();
}

function numbersIn(window: Window): number[] {
  const position = {} as Position;
  return Array.from({ length: window.held }, (_, back) => {
    window.find(back, position);
    const { chunk, index, start, end } = position;
    expect([end - start, chunk.places[start], chunk.values[start]]).toEqual([1, 2, chunk.wins[2 * index]]);
    return chunk.wins[2 * index];
  });
}

describe('the window', () => {
  it('holds the newest positions, the newest first', () => {
    const window = new Window(4, SHAPE);
    window.add(chunkOf(1, 2));
    expect(numbersIn(window)).toEqual([2, 1]);
    window.add(chunkOf(3, 4, 5));
    expect(numbersIn(window)).toEqual([5, 4, 3, 2]);
    window.add(chunkOf(6));
    window.add(chunkOf(7));
    window.add(chunkOf(8, 9));
    expect(numbersIn(window)).toEqual([9, 8, 7, 6]);
  });

  it('comes back from a file as it was, or the newest part of it', () => {
    const file = join(folder, 'window.bin');
    const window = new Window(10, SHAPE);
    for (const numbers of [[1, 2], [3], [4, 5]]) window.add(chunkOf(...numbers));
    window.save(file, 1e6);
    const whole = new Window(10, SHAPE);
    expect(whole.load(file)).toEqual({ ok: true, value: 5 });
    expect(numbersIn(whole)).toEqual([5, 4, 3, 2, 1]);
    window.save(file, statSync(file).size - 1);
    const part = new Window(10, SHAPE);
    expect(part.load(file)).toEqual({ ok: true, value: 3 });
    expect(numbersIn(part)).toEqual([5, 4, 3]);
  });

  it('begins empty without its file, and refuses a damaged one', () => {
    const file = join(folder, 'damaged.bin');
    expect(new Window(10, SHAPE).load(join(folder, 'none.bin'))).toEqual({ ok: true, value: 0 });
    writeFileSync(file, 'nonsense');
    expect(new Window(10, SHAPE).load(file)).toMatchObject({ error: expect.stringContaining('damaged') });
  });
});
