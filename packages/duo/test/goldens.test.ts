/**
 * Games that must always replay the same way. `GOLDENS=write npx vitest run packages/duo/test/goldens` plays
 * them again; do that only together with a new rules version or a new board.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import {
  Actions,
  FastChance,
  Recorder,
  recordFromCompact,
  recordFromText,
  recordToCompact,
  recordToText,
  SealedChance,
  sealedHead,
  seedFrom,
  verify,
} from '@tokaido/kernel';
import { describe, expect, test } from 'vitest';
import { duo } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { GreedyPlayer } from './greedy.ts';

/** Who plays, and what the game is kept for. */
const GOLDENS: [name: string, seed: number, shows: RegExp[]][] = [
  ['greedy', 1, [/^wave /m, /^gift$/m, /^paint /m, /^sell \d \w+( |$)/m, /^keep /m]],
  ['greedy', 4, [/^again /m, /^sell (\d) \w+ crafty \1/m]],
  ['random', 3643, [/^merchant stay$/m, /^sell (\d) \w+ crafty (?!\1)/m, /inspired/]],
  ['random', 2453, [/^return /m, /robust/, /^again s/m, /^again m/m, /^again a/m, /^keep -$/m]],
];

function chooser(name: string, seed: number): (s: State) => number {
  if (name === 'greedy') {
    const player = new GreedyPlayer(seed);
    return (s) => player.choose(s);
  }
  const rng = new FastChance(seed);
  const legal = new Actions();
  return (s) => legal.list[rng.below(duo.legal(s, legal))];
}

function play(name: string, seed: number): string {
  const bytes = seedFrom(`duo ${seed}`);
  const chance = new SealedChance(bytes, duo.rules.streams);
  const recorder = new Recorder(duo, { first: 'drawn' }, chance, sealedHead(bytes));
  const choose = chooser(name, seed);
  while (!duo.isOver(recorder.state)) recorder.play(choose(recorder.state));
  return recordToText(recorder.record());
}

describe.each(GOLDENS)('%s %i', (name, seed, shows) => {
  const file = new URL(`goldens/${name}-${seed}.txt`, import.meta.url);
  if (process.env['GOLDENS'] === 'write') writeFileSync(file, play(name, seed));
  const text = readFileSync(file, 'utf8');

  test('replays by the rules and by its seed', () => {
    const read = recordFromText(text);
    if (!read.ok) throw new Error(read.error);
    expect(verify(duo, read.value)).toMatchObject({ ok: true, value: { sealed: true } });
    expect(recordToText(read.value)).toBe(text);
    const compact = recordToCompact(duo, read.value);
    if (!compact.ok) throw new Error(compact.error);
    const back = recordFromCompact(duo, compact.value);
    expect(back.ok && back.value.moves).toEqual(read.value.moves);
  });

  test('shows what it is kept for', () => {
    for (const line of shows) expect(text).toMatch(line);
  });
});
