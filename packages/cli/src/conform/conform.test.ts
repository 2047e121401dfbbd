import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tokaido } from '../../test/command.ts';
import { drive } from './drive.ts';
import type { LogGame } from './log.ts';
import { readLog } from './log.ts';

const FOLDER = fileURLToPath(new URL('../../../../../shared/games', import.meta.url));
const SAMPLE = join(FOLDER, 'base-sample.jsonl');
const CROSSROADS = join(FOLDER, 'crossroads-sample.jsonl');

/** The games are test material and no part of the repository. */
function withGames(name: string): [string, { skip: boolean }] {
  if (existsSync(SAMPLE)) return [name, { skip: false }];
  return [`SKIPPED, ../shared/games is not there: ${name}`, { skip: true }];
}

function games(): LogGame[] {
  const log = readLog(readFileSync(SAMPLE, 'utf8'));
  if (!log.ok) throw new Error(log.error);
  return log.value;
}

/** A copy of a game with one change. */
function changed(game: LogGame, change: (copy: Changeable) => void): LogGame {
  const copy = structuredClone(game) as unknown as Changeable;
  change(copy);
  return copy as unknown as LogGame;
}

/** The parts of a log that the tests below change. */
interface Changeable {
  coins: number[];
  line: number[];
  steps: {
    s: number;
    to: number;
    at: number;
    p: number;
    c: number;
    t: number;
    ach?: string[];
    do: { op: string; n?: number; pay?: number; offer?: string[] }[];
  }[];
  end: { score: number[]; place: number[]; by: Record<string, number[]> };
}

/** Zen-emon's first two moves: Devotion at the temple, then these souvenirs with it; the log ends there. */
function devout(buy: readonly string[], pay: number, gift: number): LogGame {
  const rest = ['gofu', 'hashi'].slice(0, 3 - buy.length);
  // Two souvenirs of different types are worth 1 and 3 points, and each coin in the temple another.
  const points = (buy.length === 1 ? 1 : 4) + gift;
  const at = 1;
  const t = 0;
  return {
    v: 1,
    id: 'devout',
    set: 'crossroads',
    players: 3,
    var: [],
    trav: ['zen-emon', 'kinko', 'hiroshige'],
    coins: [6, 7, 3],
    line: [0, 1, 2],
    menus: {},
    steps: [
      { s: 0, to: 2, at, do: [{ op: 'amulet', card: 'devotion' }], p: 0, c: 5, t },
      { s: 1, to: 7, at, do: [{ op: 'farm' }], p: 0, c: 10, t },
      { s: 2, to: 12, at, do: [{ op: 'panorama', kind: 'mountain', n: 1 }], p: 1, c: 3, t },
      {
        s: 0,
        to: 8,
        at,
        do: [
          { op: 'shop', offer: [...buy, ...rest], buy, pay },
          { op: 'use', card: 'devotion', n: gift },
        ],
        p: points,
        c: 5 - pay,
        t: gift,
      },
    ],
    end: { ach: {}, temple: [], donor: [], score: [], nach: [], place: [], by: {} },
  };
}

describe('conform', () => {
  it(...withGames('150 passed, 0 failed'), () => {
    const { code, out } = tokaido(['conform', SAMPLE]);
    expect([code, out]).toEqual([0, '150 passed, 0 failed\n']);
  });

  it(...withGames('Crossroads: 100 passed, 0 failed'), () => {
    const { code, out } = tokaido(['conform', CROSSROADS]);
    expect([code, out]).toEqual([0, '100 passed, 0 failed\n']);
  });

  it(...withGames('names game, step and difference'), () => {
    const game = games()[0]!;
    const differences: [(copy: Changeable) => void, string][] = [
      [(g) => g.coins[2]!++, 'set-up: coins'],
      [(g) => g.line.reverse(), 'step 1 (seat'],
      [(g) => g.steps[0]!.p++, 'points'],
      [(g) => g.steps[4]!.c++, 'step 5 (seat'],
      [(g) => g.steps[4]!.t++, 'temple coins'],
      [(g) => (g.steps[4]!.at = 2), 'place'],
      [(g) => (g.steps[4]!.ach = ['panorama-sea-first']), 'achievements'],
      [(g) => (g.steps[4]!.to = 1), 'is refused'],
      [(g) => (g.steps[4]!.to = 15), 'beyond-the-inn'],
      [(g) => (g.steps[2]!.do[0]!.offer = ['netsuke', 'sandogasa', 'dango']), 'cannot come from'],
      [(g) => (g.steps[2]!.do[0]!.pay = 2), 'coins paid'],
      [(g) => (g.steps[4]!.do[0]!.n = 4), 'cannot come from'],
      [(g) => (g.steps[4]!.do = []), 'and the log does not'],
      [(g) => (g.steps[1]!.do = []), 'has no answer'],
      [(g) => (g.steps[0]!.do[0]!.op = 'dance'), 'no act "dance"'],
      [(g) => g.steps.pop(), 'end: the log ends'],
      [(g) => g.end.score[0]!++, 'end: final points'],
      [(g) => (g.end.place = [1, 1, 1, 1]), 'end: places'],
      [(g) => g.end.by.meal![0]!++, 'end: points from meal'],
    ];
    for (const [change, says] of differences) expect(drive(changed(game, change))).toContain(says);
    expect(drive(game)).toBeNull();
  });

  describe('Zen-emon with Devotion at a shop', () => {
    const passes = 'end: the log ends, and the engine goes on';

    it('passes with one of two equal souvenirs for a coin and the other for the temple', () => {
      expect(drive(devout(['geta', 'daifuku'], 3, 2))).toBe(passes);
    });

    it('passes with the coin of the one that he has for less', () => {
      expect(drive(devout(['geta', 'daifuku'], 3, 1))).toBe(passes);
    });

    it('passes when he pays in full, so that the temple gets more', () => {
      expect(drive(devout(['geta', 'ukiyoe'], 5, 3))).toBe(passes);
      expect(drive(devout(['ukiyoe'], 3, 3))).toBe(passes);
    });

    it('does not pass with a price or a gift that no way of paying comes to', () => {
      expect(drive(devout(['geta', 'daifuku'], 2, 2))).toContain('coins paid');
      expect(drive(devout(['geta', 'daifuku'], 4, 3))).toContain('step 4 (seat 0 to 8): points');
    });
  });

  it('reads nothing but logs', () => {
    expect(readLog('').ok).toBe(false);
    expect(readLog('{"v":1}')).toEqual({ ok: false, error: 'line 1 is not a game of format 1' });
    expect(readLog('[1,2').ok).toBe(false);
  });
});
