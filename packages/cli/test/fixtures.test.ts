/** What every released version wrote can be read, checked and played on. Adding a version's folder is enough. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@tokaido/kernel';
import {
  mixedSeed,
  recordFromCompact,
  recordFromText,
  recordToText,
  SealedChance,
  seedFrom,
  silent,
} from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { findGame } from '../src/games/game-list.ts';
import { readSave } from '../src/play/saved-game.ts';
// All words, as the command has them: one that is missing would still be on its way when the tests are over.
import '../src/terminal/language.ts';
import { textStyle } from '../src/terminal/text-style.ts';
import { tokaido } from './command.ts';

const FIXTURES = fileURLToPath(new URL('../../../fixtures/', import.meta.url));
const VERSIONS = readdirSync(FIXTURES).filter((name) => /^\d/.test(name));

function recordIn(file: string): GameRecord {
  const read = recordFromText(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.error}`);
  return read.value;
}

function gameOf(id: string) {
  const found = findGame(id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found.game;
}

function bytesOf(hex: string): Uint8Array {
  return new Uint8Array(Buffer.from(hex, 'hex'));
}

it('there is a version', () => expect(VERSIONS.length).toBeGreaterThan(0));

describe.each(VERSIONS)('version %s', (version) => {
  const files = (kind: string) =>
    readdirSync(join(FIXTURES, version, kind)).map((name) => join(FIXTURES, version, kind, name));
  const records = files('records');
  const recordOf = (name: string) => recordIn(join(FIXTURES, version, 'records', name));

  it('has records that follow the rules, give their result and were shuffled fairly', () => {
    const { code, out } = tokaido(['verify', ...records]);
    const told = out.trim().split('\n');
    expect(told).toHaveLength(records.length);
    for (const [i, file] of records.entries()) {
      expect(told[i]).toContain(`ok, ${recordIn(file).moves.length} decisions, shuffle checked`);
      expect(recordToText(recordIn(file))).toBe(readFileSync(file, 'utf8'));
    }
    expect(code).toBe(0);
  });

  it.each(files('links').map((file) => [basename(file), file]))(
    'has a link to its record: %s',
    (name, file) => {
      const { game, version: rules, options, opening, moves, result } = recordOf(name);
      const read = recordFromCompact(gameOf(game), readFileSync(file, 'utf8').trim());
      expect(read).toMatchObject({
        ok: true,
        value: { game, version: rules, options, opening, moves, result },
      });
    },
  );

  it('has links that the command reads and writes', () => {
    const [link] = files('links');
    const name = basename(link ?? '');
    const text = readFileSync(link ?? '', 'utf8').trim();
    expect(tokaido(['replay', text]).code).toBe(0);
    expect(tokaido(['compact', join(FIXTURES, version, 'records', name)]).out.trim()).toBe(text);
  });

  it.each(files('positions').map((file) => [basename(file), file]))(
    'has a position that is played on to the same points, or is of another layout: %s',
    (name, file) => {
      const text = readFileSync(file, 'utf8').trim();
      const { game: id, seed, mix, moves, result } = recordOf(name);
      const game = gameOf(id);
      const s = game.decode(text);
      if (text.split('.')[2] !== String(game.rules.format)) {
        expect(s).toBeNull();
        return;
      }
      if (s === null) throw new Error('it cannot be read');
      const chance = new SealedChance(mixedSeed(bytesOf(seed ?? ''), mix), game.rules.streams);
      const rest = moves.slice(game.rules.decisionNumber(s));
      expect(rest.length).toBeGreaterThan(0);
      for (const { action } of rest) game.play(s, game.rules.parse(action) ?? -1, silent(chance));
      expect(game.scores(s).map(({ points }) => points)).toEqual(result);
    },
  );

  const saves = files('terminal').filter((file) => !file.endsWith('.end.txt'));
  it.each(saves.map((file) => [basename(file), file]))(
    'has a saved game that goes on in the terminal: %s',
    (_, file) => {
      const read = readSave(file, textStyle(true, false));
      if (!read.ok) throw new Error(read.error);
      const session = read.value;
      const end = recordIn(file.replace(/\.txt$/, '.end.txt'));
      const { game } = session.seating.table;
      const begun = session.record().moves.length;
      expect(session.record().moves).toEqual(end.moves.slice(0, begun));
      for (const { action } of end.moves.slice(begun)) session.play(game.rules.parse(action) ?? -1);
      expect(session.pending).toBeNull();
      expect({ ...session.record(), seats: end.seats }).toEqual(end);
      expect(session.record().seed).toBe(Buffer.from(seedFrom(session.seating.phrase)).toString('hex'));
    },
  );
});
