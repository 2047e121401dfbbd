/** The golden records, replayed byte for byte; goldens/make.ts writes them again. */

import { readdirSync, readFileSync } from 'node:fs';
import {
  Recorder,
  recordFromCompact,
  recordFromText,
  recordToCompact,
  recordToText,
  replay,
  SealedChance,
  verify,
} from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { tokaido } from '../src/index.ts';
import { FOLDER, hashOf, storedHash, withoutComments } from './goldens/file.ts';
import { GOLDENS } from './goldens/golden-games.ts';
import { replayGame } from './goldens/replayed-game.ts';

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));

function read(name: string) {
  const text = readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8');
  const record = recordFromText(text);
  if (!record.ok) throw new Error(record.error);
  return { text, record: record.value };
}

test('[record.golden] there is a record for each wanted game, and no other', () => {
  expect(files.sort()).toEqual(GOLDENS.map((golden) => `${golden.name}.txt`).sort());
});

describe.each(GOLDENS.map((golden) => [golden.name, golden] as const))('%s', (name, golden) => {
  test('[record.golden] it replays to the position it was stored with', () => {
    const { text, record } = read(name);
    const played = replay(tokaido, record);
    if (!played.ok) throw new Error(played.error);
    expect(tokaido.isOver(played.value.state)).toBe(true);
    expect(hashOf(played.value.state)).toBe(storedHash(text));
    expect(recordToText(record)).toBe(withoutComments(text));
    expect(text.split('\n')[1]).toBe(`# ${golden.shows}`);
  });

  test('[record.golden] it shows what its name says', () => {
    const game = replayGame(read(name).record);
    if (!game.ok) throw new Error(game.error);
    expect(golden.holds(game.value)).toBe(true);
    expect(tokaido.rules.optionWords(game.value.options)).toBe(tokaido.rules.optionWords(golden.options));
  });

  test('[record.golden] played again from its seed it is written byte for byte the same', () => {
    const { text, record } = read(name);
    expect(verify(tokaido, record)).toEqual({
      ok: true,
      value: { moves: record.moves.length, sealed: true },
    });
    const seed = Uint8Array.from(Buffer.from(record.seed!, 'hex'));
    const chance = new SealedChance(seed, tokaido.rules.streams);
    const again = new Recorder(tokaido, golden.options, chance, record);
    for (const move of record.moves) again.play(tokaido.rules.parse(move.action)!);
    expect(recordToText(again.record())).toBe(withoutComments(text));
  });

  test('[record.golden] its compact form tells the same game', () => {
    const { record } = read(name);
    const compact = recordToCompact(tokaido, record);
    if (!compact.ok) throw new Error(compact.error);
    const back = recordFromCompact(tokaido, compact.value);
    if (!back.ok) throw new Error(back.error);
    expect(recordToText(back.value)).toBe(recordToText({ ...record, commit: null, seed: null }));
  });
});
