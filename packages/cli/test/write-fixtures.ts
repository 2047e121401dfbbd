/** Writes records, links, positions and games of the terminal as this version stores them; see scripts/fixtures.mjs. */

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord, State } from '@tokaido/kernel';
import {
  Actions,
  FastChance,
  mixedSeed,
  Recorder,
  recordToCompact,
  recordToText,
  SealedChance,
  sealedHead,
  seedFrom,
  verify,
} from '@tokaido/kernel';
import { BOXES } from '@tokaido/tokaido';
import { expect, it } from 'vitest';
import { findGame } from '../src/games/game-list.ts';
import type { GameFlags, GameSupport } from '../src/games/game-support.ts';
import type { PlayFlags } from '../src/play/command.ts';
import { play } from '../src/play/command.ts';
import type { Answer } from './player.ts';
import { anyNumber, player } from './player.ts';

const FOLDER = process.env['FIXTURES'] ?? '';

/** Every set of boxes that can be played together. */
function boxMixes(): string[][] {
  let mixes: string[][] = [[]];
  for (const { id } of BOXES.values()) mixes = [...mixes, ...mixes.map((mix) => [...mix, id])];
  return mixes.filter((mix) =>
    mix.every((id) => BOXES.get(id)?.requires.every((other) => mix.includes(other))),
  );
}

interface Setting {
  readonly name: string;
  readonly game: string;
  readonly flags: GameFlags;
}

const SETTINGS: readonly Setting[] = [
  ...boxMixes().map((boxes, i): Setting => {
    const flags = { players: 2 + (i % 4), ...(boxes.length > 0 ? { boxes: boxes.join(',') } : {}) };
    return { name: boxes.join('-') || 'base', game: 'tokaido', flags };
  }),
  { name: 'duo', game: 'duo', flags: {} },
];

function write(kind: string, name: string, text: string): void {
  mkdirSync(join(FOLDER, kind), { recursive: true });
  writeFileSync(join(FOLDER, kind, name), text);
}

function supportOf(id: string): GameSupport {
  const found = findGame(id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found;
}

/** A whole game from a phrase, and its position half-way. */
function playedGame({ game }: GameSupport, options: unknown, phrase: string) {
  const seed = seedFrom(phrase);
  const mix = ['0a0b0c', 'ff00'];
  const chance = new SealedChance(mixedSeed(seed, mix), game.rules.streams);
  const positions: string[] = [];
  const recorder = new Recorder(game, options, chance, sealedHead(seed));
  const rng = new FastChance(7);
  const legal = new Actions();
  while (!game.isOver(recorder.state)) {
    positions.push(game.encode(recorder.state));
    const count = game.legal(recorder.state, legal);
    // Rather one of the first: whoever walks far at a time meets little.
    const choice = game.id === 'tokaido' ? rng.below(1 + rng.below(count)) : rng.below(count);
    recorder.play(legal.list[choice] ?? -1);
  }
  const seats = seatNames(game.rules.seats(recorder.state));
  const record: GameRecord = { ...recorder.record(), seats, mix };
  return { record, position: positions[Math.floor(positions.length / 2)] ?? '' };
}

const seatNames = (count: number) => ['Aki', 'Ben', 'Chiyo', '', 'Ema'].slice(0, count);

it.each(SETTINGS)('$name: record, link and position', ({ name, game: id, flags }) => {
  const support = supportOf(id);
  const { game } = support;
  const options = support.options(flags);
  if (!options.ok) throw new Error(options.error);
  const { record, position } = playedGame(support, options.value, `fixture ${name}`);
  expect(verify<State, unknown, unknown>(game, record)).toMatchObject({ ok: true, value: { sealed: true } });
  const link = recordToCompact(game, record);
  if (!link.ok) throw new Error(link.error);
  write('records', `${name}.txt`, recordToText(record));
  write('links', `${name}.txt`, `${link.value}\n`);
  write('positions', `${name}.txt`, `${position}\n`);
});

/** Any open number for a while, then leaves. */
function someNumbers(seed: number, count: number): Answer {
  const any = anyNumber(seed);
  return (screen, n) => (n < count ? any(screen, n) : 'q');
}

const ALL_BOXES = [...BOXES.keys()].join(',');

it.each([
  ['base', { players: 3 }],
  ['all-boxes', { players: 5, boxes: ALL_BOXES }],
  ['duo', { game: 'duo' }],
] satisfies [string, PlayFlags][])('%s: a game in the terminal', async (name, flags) => {
  mkdirSync(join(FOLDER, 'terminal'), { recursive: true });
  const save = join(FOLDER, 'terminal', `${name}.txt`);
  const end = join(FOLDER, 'terminal', `${name}.end.txt`);
  const start = { seed: `fixture ${name}`, level: 'pilgrim', save };
  expect(await play({ lang: 'en', ...start, ...flags }, player(someNumbers(3, 7)))).toBe(0);
  expect(readFileSync(save, 'utf8')).not.toContain('\nresult ');
  copyFileSync(save, end);
  expect(await play({ lang: 'en', resume: end }, player(anyNumber(4)))).toBe(0);
  expect(readFileSync(end, 'utf8')).toContain('\nresult ');
});
