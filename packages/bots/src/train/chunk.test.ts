/** Chunks: what an actor writes is what the learner reads. */

import { describe, expect, it } from 'vitest';
import { ChunkWriter, readChunk } from './chunk.ts';

const SHAPE = { seats: 2, inputs: 300 };

/** Three positions with 300, 1 and 0 features that are not zero. */
function someChunk(room: number): ChunkWriter {
  const writer = new ChunkWriter(SHAPE, room);
  writer.add(Float32Array.from({ length: 300 }, (_, i) => 1 + i / 64));
  writer.add(Float32Array.from({ length: 300 }, (_, i) => (i === 299 ? 0.25 : 0)));
  writer.add(new Float32Array(300));
  writer.wins.set([1, 0, 0.5, 0.5, 0.25, 0.75]);
  writer.points.set([0.8, 0.7, 0.9, 0.6, 1, 0.5]);
  writer.games = 7;
  return writer;
}

describe('a chunk', () => {
  // With too little room at first it must grow on the way.
  it.each([1, 2, 100])('reads back as it was written, with room for %i positions at first', (room) => {
    const read = readChunk(someChunk(room).bytes(), SHAPE);
    if (!read.ok) throw new Error(read.error);
    const { positions, games, wins, points, values, counts, places } = read.value;
    expect({ positions, games, counts: [...counts] }).toEqual({
      positions: 3,
      games: 7,
      counts: [300, 1, 0],
    });
    expect([...wins]).toEqual([1, 0, 0.5, 0.5, 0.25, 0.75]);
    expect([...points]).toEqual([...Float32Array.of(0.8, 0.7, 0.9, 0.6, 1, 0.5)]);
    expect([values[63], places[63]]).toEqual([1 + 63 / 64, 63]);
    expect([values[300], places[300]]).toEqual([0.25, 299]);
  });

  it('reads from the middle of a larger buffer', () => {
    const bytes = someChunk(3).bytes();
    const large = new Uint8Array(bytes.length + 3);
    large.set(bytes, 3);
    expect(readChunk(large.subarray(3), SHAPE)).toMatchObject({ ok: true, value: { positions: 3 } });
  });

  it('is empty once cleared', () => {
    const writer = someChunk(3);
    writer.clear();
    expect(readChunk(writer.bytes(), SHAPE)).toMatchObject({ ok: true, value: { positions: 0, games: 0 } });
  });

  it('is refused when it is cut off, something else, or of another net', () => {
    const bytes = someChunk(3).bytes();
    const refused = (of: Uint8Array, shape = SHAPE) => readChunk(of, shape);
    expect(refused(bytes.subarray(0, 20))).toMatchObject({ error: expect.stringContaining('cut off') });
    expect(refused(bytes.subarray(0, -1))).toMatchObject({ error: expect.stringContaining('cut off') });
    expect(refused(bytes.map((byte) => byte ^ 1))).toMatchObject({
      error: expect.stringContaining('no chunk'),
    });
    expect(refused(bytes, { seats: 3, inputs: 300 })).toMatchObject({
      error: expect.stringContaining('2 seats'),
    });
  });
});
