/** Whole games, typed by a script: every screen of them must fit and must be readable. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordFromText, verify } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { inFolder, tokaido } from '../../test/command.ts';
import { anyNumber, player } from '../../test/player.ts';
import { findGame } from '../games/game-list.ts';
import type { PlayFlags } from './command.ts';
import { play } from './command.ts';

const GAMES: readonly (readonly [name: string, flags: PlayFlags])[] = [
  ['base, 4 players', { seed: 'fuji' }],
  ['base, 2 players and the neutral traveler', { players: 2, seed: 'edo', seat: 2 }],
  ['base, 5 players on the way back', { players: 5, variants: 'return-trip,preparations', seed: 'biwa' }],
  [
    'everything',
    {
      boxes: 'crossroads,matsuri,new-encounters,promo-travelers',
      variants: 'good-luck,gastronomy',
      players: 5,
      seed: 'kyoto',
    },
  ],
  ['crossroads and matsuri', { boxes: 'crossroads,matsuri', players: 3, seed: 'nara' }],
  ['duo', { game: 'duo', seed: 'awa' }],
];

const MODES = [
  ['piped', { plain: false, live: false }],
  ['plain', { plain: true, live: false }],
  ['on a screen', { plain: false, live: true }],
] as const;

/** Lines that name a file are as long as its name. */
const longest = (text: string) =>
  Math.max(...text.split('\n').map((line) => (line.includes('game.txt') ? 0 : line.length)));

describe.each(GAMES)('a whole game: %s', (_name, flags) => {
  it.each(MODES)('%s', async (_mode, { plain, live }) => {
    const folder = mkdtempSync(join(tmpdir(), 'tokaido-'));
    const file = join(folder, 'game.txt');
    const person = player(anyNumber(7), { live });
    expect(await play({ lang: 'en', ...flags, plain, level: 'pilgrim', save: file }, person)).toBe(0);

    const record = recordFromText(readFileSync(file, 'utf8'));
    if (!record.ok) throw new Error(record.error);
    const table = findGame(record.value.game);
    if (table === undefined) throw new Error('no such game');
    expect(verify(table.game, record.value)).toMatchObject({ ok: true, value: { sealed: true } });
    expect(record.value.result).not.toBeNull();

    const text = person.all();
    expect(longest(text)).toBeLessThanOrEqual(80);
    expect(text).toContain('The end:');
    expect(text).toContain(`The seed was: ${flags.seed}`);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    // Letters and the marks of ordinary writing; no glyphs and no escape codes.
    if (plain) expect(text).toMatch(/^[\n\x20-\x7E’“”–]*$/);
    if (live) {
      const drawn = person.screens.filter((screen) => !screen.includes('Enter shows the result'));
      for (const screen of drawn) expect(screen.split('\n').length, screen).toBeLessThanOrEqual(24);
    }
    rmSync(folder, { recursive: true });
  });
});

/** Numbers one after the other, blindly: what is closed is refused and costs nothing. */
const blind = Array.from({ length: 6000 }, (_, i) => `${(i % 14) + 1}\n`).join('');

describe('through a pipe', () => {
  it.each([
    [['--seed', 'fuji']],
    [['--seed', 'fuji', '--plain', '--boxes', 'crossroads,matsuri']],
    [['--seed', 'fuji', '--game', 'duo']],
  ])('%j is played to its end by numbers alone', (args) => {
    inFolder((folder) => {
      const file = join(folder, 'game.txt');
      const { code, out, err } = tokaido(['play', '--save', file, ...args], blind);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('The end:');
      expect(longest(out)).toBeLessThanOrEqual(80);
      expect(tokaido(['verify', file]).code).toBe(0);
    });
  });
});
