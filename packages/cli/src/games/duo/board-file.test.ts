/** Duo on a board from a file: a changed one plays, a broken one is refused by name. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokaido } from '../../../test/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'duo-board-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Board {
  id: string;
  slabs: number[];
  ring: { type: string; area: string }[];
  dice: Record<string, number[]>;
  drawing?: object;
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

/** A board whose moves lead elsewhere, and the record of a game on it. */
let longRing = '';
const record = join(folder, 'game-0001.txt');

beforeAll(() => {
  longRing = boardFile('long-ring', (board) => {
    board.id = 'long-ring';
    board.ring.push({ type: 'temple', area: 'a0' }, { type: 'garden', area: 'a0' });
    board.dice['pilgrim'] = [2, 3, 3, 4, 4, 5];
    delete board.drawing;
  });
  const args = ['simulate', '--game', 'duo', '--games', '1', '--bots', 'greedy', '--seed', 'awa'];
  const made = tokaido([...args, '--board', longRing, '--record', folder]);
  expect(made.code, made.err).toBe(0);
  expect(made.out).toContain('board=long-ring');
});

test('a record of a changed board is checked, told, shortened and written out with its file', () => {
  const withBoard = (...args: string[]) => {
    const { code, out, err } = tokaido([...args, '--board', longRing]);
    expect(code, err).toBe(0);
    return out;
  };
  expect(withBoard('verify', record)).toContain('ok');
  expect(withBoard('replay', record)).toContain('The end');
  const short = withBoard('compact', record).trim();
  expect(withBoard('verify', short)).toContain('ok');
  const ending = (text: string) => text.trimEnd().split('\n').slice(-9);
  expect(ending(withBoard('expand', short))).toEqual(ending(readFileSync(record, 'utf8')));

  for (const args of [
    ['verify', record],
    ['replay', record],
    ['compact', record],
    ['expand', short],
  ]) {
    const refused = tokaido(args);
    expect([refused.code, refused.out]).toEqual([2, '']);
    expect(refused.err).toMatch(
      /played on "board=long-ring hash=[0-9a-f]{8}", .* give the file .* --board\n$/,
    );
  }
});

test('the arena plays on a changed board in its workers', () => {
  const args = ['arena', '--game', 'duo', '--candidate', 'greedy', '--against', 'random', '--blocks', '2'];
  const { code, out, err } = tokaido([...args, '--seed', 'awa', '--workers', '2', '--board', longRing]);
  expect(code, err).toBe(0);
  expect(out).toMatch(/board=long-ring hash=[0-9a-f]{8}/);
});

test('the bots of the terminal play on the changed board, and hints look at it', () => {
  const save = join(folder, 'long-ring.txt');
  const typed = `${'1\n'.repeat(30)}h\nq\n`;
  const played = tokaido(
    ['play', '--game', 'duo', '--seed', 'awa', '--board', longRing, '--save', save],
    typed,
  );
  expect(played.code, played.err).toBe(0);
  expect(played.out).toContain('Advice, not a rule');
  expect(tokaido(['verify', save, '--board', longRing]).out).toMatch(/ok, \d\d+ decisions/);
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
  expect(refused.err).toMatch(/played on "board=steep-slabs hash=.* --board\n$/);
});

test('a board is refused where another game would be played', () => {
  for (const args of [
    ['play'],
    ['simulate', '--games', '1'],
    ['arena', '--candidate', 'greedy', '--against', 'random'],
  ]) {
    const { code, out, err } = tokaido([...args, '--board', longRing], 'q\n');
    expect([code, out, err], args[0]).toEqual([2, '', expect.stringMatching(/--game duo\n$/)]);
  }
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
