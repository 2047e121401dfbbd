import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFolder, tokaido } from '../../test/command.ts';
import { calibrationOf } from './calibration.ts';
import { correlation, jointCorrelation, meanOf } from './statistics.ts';

const SAMPLE = fileURLToPath(new URL('../../../../../shared/games/base-sample.jsonl', import.meta.url));
const NETS = fileURLToPath(new URL('../../../bots', import.meta.url));

interface JsonGame {
  readonly id: string;
  readonly seats: readonly Record<string, number>[];
}

/** Two games of bots, in a folder that all tests read. */
const GAMES = mkdtempSync(join(tmpdir(), 'tokaido-'));

beforeAll(() => {
  const flags = ['--games', '2', '--players', '3', '--seed', 'fuji', '--bots', 'heuristic,net'];
  const { code, err } = tokaido(['simulate', ...flags, '--record', GAMES]);
  expect([code, err]).toEqual([0, '']);
});

afterAll(() => rmSync(GAMES, { recursive: true }));

function jsonOf(args: readonly string[]): JsonGame[] {
  const { code, out, err } = tokaido(['analyse', ...args, '--json', '-']);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as JsonGame[];
}

describe('analyse', () => {
  it('writes the sums of every seat, the same on any number of threads', () => {
    const games = jsonOf([GAMES, '--workers', '1']);
    expect(games.map(({ seats }) => seats.length)).toEqual([3, 3]);
    const keys = ['decisions', 'pointsLostPerDecision', 'accuracy', 'winShareLost', 'luck'];
    for (const { id, seats } of games) {
      expect(id).toMatch(/\.txt$/);
      for (const seat of seats) expect(Object.keys(seat)).toEqual(keys);
      expect(seats.reduce((sum, { luck = 1 }) => sum + luck, 0)).toBeCloseTo(0, 3);
    }
    expect(jsonOf([GAMES, '--workers', '2'])).toEqual(games);
  });

  it('shows a table, and no accuracy for whoever plays the moves of the judge', () => {
    const { out } = tokaido(['analyse', GAMES]);
    expect(out).toContain('judged by net');
    expect(out.match(/plays as the judge/g)?.length).toBe(2);
    const summary = tokaido(['analyse', GAMES, '--summary']).out;
    expect(summary).toMatch(/2 games, \d+ decisions/);
    expect(summary).toContain('Brier score');
  });

  it('reads short forms and links', () => {
    const [first = { id: '', seats: [] }] = jsonOf([GAMES]);
    const short = tokaido(['compact', first.id]).out.trim();
    expect(jsonOf([short])[0]?.seats).toEqual(first.seats);
    expect(jsonOf([`https://example.org/r/${short}`])[0]?.seats).toEqual(first.seats);
  });

  it('names what cannot be read, and analyses the rest', () => {
    inFolder((folder) => {
      writeFileSync(join(folder, 'broken.txt'), 'tokaido-record 1\ngame tokaido 2\n');
      writeFileSync(join(folder, 'broken.jsonl'), '{"v":1}\n{"v":2}\n');
      const { code, out, err } = tokaido(['analyse', folder, GAMES, 'absent.txt', '--json', '-']);
      expect(code).toBe(2);
      expect((JSON.parse(out) as JsonGame[]).length).toBe(2);
      for (const part of ['broken.txt: ', 'broken.jsonl: line 1 is not', 'line 2 is not', 'absent.txt']) {
        expect(err).toContain(part);
      }
      expect(err.trim().split('\n').length).toBe(4);
    });
  });

  it('says why it has nothing to do', () => {
    inFolder((folder) => {
      expect(tokaido(['analyse', folder])).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining('there is no record and no log'),
      });
    });
    expect(tokaido(['analyse', '-'], 'hello').err).toContain('stdin: ');
  });

  it('is judged by a net from a file, if it fits', () => {
    const { code, err } = tokaido(['analyse', GAMES, '--judge', join(NETS, 'weights/duo.json')]);
    expect(code).toBe(2);
    expect(err).toContain('is for duo, not for tokaido');
    expect(tokaido(['analyse', GAMES, '--judge', 'absent.json']).err).toContain('cannot read the net');
    const [own] = jsonOf([GAMES]);
    const file = join(NETS, 'weights/tokaido-3.json');
    expect(jsonOf([GAMES, '--judge', file])[0]).toEqual(own);
  });

  it('says where it cannot write', () => {
    const { code, err } = tokaido(['analyse', GAMES, '--json', join(GAMES, 'none', 'out.json')]);
    expect([code, err.split(':')[1]?.trim().split(' ')[0]]).toEqual([2, 'cannot']);
  });

  const there = existsSync(SAMPLE);
  it.skipIf(!there)(
    `${there ? '' : 'SKIPPED, ../shared/games is not there: '}reads logs of real games`,
    () => {
      inFolder((folder) => {
        const [line = ''] = readFileSync(SAMPLE, 'utf8').split('\n');
        const file = join(folder, 'games.jsonl');
        writeFileSync(file, `${line}\n`);
        const { id } = JSON.parse(line) as { id: string };
        const [game] = jsonOf([file]);
        expect([game?.id, game?.seats.length]).toEqual([id, 4]);
      });
    },
  );
});

describe('statistics', () => {
  it('are the usual ones', () => {
    expect(meanOf([1, 3])).toEqual({ value: 2, error: 1 });
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1, 9);
    expect(correlation([1, 2, 3, 4], [1, -1, -1, 1])).toBeCloseTo(0, 9);
    // A sum of two things is told by both of them together.
    const [a, b] = [
      [0, 1, 0, 1, 2],
      [1, 1, 0, 0, 2],
    ];
    expect(jointCorrelation([1, 2, 0, 1, 4], a ?? [], b ?? [])).toBeCloseTo(1, 9);
  });

  it('score forecasts', () => {
    const forecasts = [
      [0.95, 1],
      [0.05, 0],
    ] as const;
    const { bins, brier, brierOfPar } = calibrationOf([{ seats: [1, 2], forecasts }]);
    expect([bins[9]?.count, bins[0]?.count, bins[9]?.came]).toEqual([1, 1, 1]);
    expect([brier, brierOfPar]).toEqual([expect.closeTo(0.0025, 9), 0.25]);
  });
});
