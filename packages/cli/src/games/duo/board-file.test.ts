/** Duo on a board from a file: a changed one plays, a broken one is refused by name. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tokaido } from '../../../test/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'duo-board-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Board {
  id: string;
  slabs: number[];
  routes: unknown[];
}

/** The printed board after a change, as a file. */
function boardFile(name: string, change: (board: Board) => void): string {
  const board = JSON.parse(tokaido(['board']).out) as Board;
  change(board);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(board));
  return file;
}

test('a changed board plays, its records name it, and another board refuses them', () => {
  const file = boardFile('rich', (board) => {
    board.id = 'rich-slabs';
    board.slabs = board.slabs.map((points) => points * 2);
  });
  const made = tokaido(['simulate', '--game', 'duo', '--games', '1', '--board', file, '--record', folder]);
  expect(made.code, made.err).toBe(0);
  expect(made.out).toContain('board=rich-slabs');
  const record = join(folder, 'game-0001.txt');
  expect(tokaido(['verify', record, '--board', file]).out).toContain('ok');
  const refused = tokaido(['verify', record]);
  expect(refused.code).toBe(1);
  expect(refused.out).toContain('board');
});

test('a changed board is played and gone on with in the terminal, and only with its file', () => {
  const file = boardFile('steep', (board) => {
    board.id = 'steep-slabs';
    board.slabs = board.slabs.map((points) => points * 3);
  });
  const save = join(folder, 'steep.txt');
  const begun = tokaido(['play', '--game', 'duo', '--board', file, '--save', save], 'help\nq\n');
  expect(begun.code, begun.err).toBe(0);
  expect(begun.out).toContain('15 33 54 78 105 135');
  expect(begun.out).toContain(`--board ${file}`);
  expect(tokaido(['play', '--resume', save, '--board', file], 'q\n').code).toBe(0);
  const refused = tokaido(['play', '--resume', save], 'q\n');
  expect(refused.code).not.toBe(0);
  expect(refused.err).toContain('board');
});

test('a broken board is refused in one line that names the fault', () => {
  const file = boardFile('cut', (board) => {
    board.routes.pop();
  });
  const refused = tokaido(['simulate', '--game', 'duo', '--games', '1', '--board', file]);
  expect(refused.code).toBe(2);
  expect(refused.err.trim().split('\n')).toHaveLength(1);
  expect(refused.err).toMatch(/route/);
});

test('a file that is no JSON, or not there, is refused', () => {
  const file = join(folder, 'broken.json');
  writeFileSync(file, '{');
  for (const path of [file, join(folder, 'nowhere.json')]) {
    const refused = tokaido(['simulate', '--game', 'duo', '--board', path]);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain(path);
    expect(refused.err).not.toContain('    at ');
  }
});

test('boxes says how sure we are of what is in them', () => {
  const { code, out } = tokaido(['boxes']);
  expect(code).toBe(0);
  expect(out).toMatch(/antoine +8 +masculine +medium/);
  expect(out).toMatch(/kinko +7 +masculine +certain/);
  expect(out).toMatch(/takuhatsuso +1 +medium/);
});
