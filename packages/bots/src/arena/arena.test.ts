import { fail } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { gameKnowledge } from '../strategies/registry.ts';
import type { Block } from './block.ts';
import { deal, playBlock } from './block.ts';
import { blockLine, firstLine, readLog } from './log.ts';
import type { Setup } from './setup.ts';
import { seatsOf } from './setup.ts';
import { eloOf, interval, summarize } from './summary.ts';
import { addTime, meanTime, mergeTimes, noTimes, quantile } from './times.ts';

const SETUP: Setup = {
  game: 'tokaido',
  options: 'players=3',
  candidate: 'nearby',
  against: 'random',
  many: false,
  draft: false,
  seed: 'test',
  budget: { ms: 0, playouts: 0 },
};

const range = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** A block in which the candidate wins so much from each seat. */
function block(number: number, shares: readonly number[]): Block {
  const games = shares.map((share) => ({ share, points: 70 + share, otherPoints: 70 }));
  return { block: number, games, decisions: 10, candidateTimes: noTimes(), otherTimes: noTimes() };
}

function played(setup: Setup, numbers: readonly number[]): Promise<Block[]> {
  return Promise.all(numbers.map((n) => playBlock(setup, n)));
}

/** All of a summary that does not depend on the clock. */
function result(blocks: readonly Block[]): unknown {
  const { candidateSpeed: _, otherSpeed: __, ...rest } = summarize(blocks, false);
  return rest;
}

describe('statistics', () => {
  it('count blocks, not games: equal games within a block tell nothing new', () => {
    const once = summarize(
      range(50).map((n) => block(n, [n % 2])),
      false,
    );
    const often = summarize(
      range(50).map((n) => block(n, [n % 2, n % 2, n % 2])),
      false,
    );
    expect(often.share).toEqual(once.share);
    expect(often.games).toBe(150);
  });

  it('find no doubt where every block is balanced', () => {
    const { share, par, elo } = summarize(
      range(20).map((n) => block(n, [1, 0, 0, 0])),
      false,
    );
    expect([share, par]).toEqual([{ mean: 0.25, low: 0.25, high: 0.25 }, 0.25]);
    expect(elo.mean).toBeCloseTo(0);
  });

  it('hold the truth in about 95 of 100 intervals', () => {
    // A walk over a low-discrepancy sequence stands for coins with a chance of 0.3.
    let held = 0;
    for (let run = 0; run < 400; run++) {
      const list = range(40).map((n) => (frac((run * 40 + n) * 12.9898) < 0.3 ? 1 : 0));
      const { low, high } = interval(list);
      if (low <= 0.3 && high >= 0.3) held++;
    }
    expect(held / 400).toBeGreaterThan(0.9);
    expect(interval([1]).high).toBe(Infinity);
  });

  it('turn win shares into Elo', () => {
    expect(eloOf(0.5, 2, false)).toBeCloseTo(0);
    expect(eloOf(10 / 11, 2, false)).toBeCloseTo(400);
    expect(eloOf(0.25, 4, false)).toBeCloseTo(0);
    // Ten times as strong as each of three others, alone and in company.
    expect(eloOf(10 / 13, 4, false)).toBeCloseTo(400);
    expect(eloOf(10 / 31, 4, true)).toBeCloseTo(400);
    expect([eloOf(1, 4, false), eloOf(0, 4, false)]).toEqual([Infinity, -Infinity]);
  });

  it('know mean and quantiles of times that were added up', () => {
    const a = noTimes();
    const b = noTimes();
    for (const ms of range(50)) addTime(a, ms);
    for (const ms of range(50)) addTime(b, 50 + ms);
    const all = mergeTimes([a, JSON.parse(JSON.stringify(b)) as typeof b]);
    expect(meanTime(all)).toBeCloseTo(50.5);
    expect(quantile(all, 0.95)).toBeGreaterThan(94);
    expect(quantile(all, 0.95)).toBeLessThan(102);
    expect(quantile(noTimes(), 0.95)).toBe(0);
  });
});

function frac(x: number): number {
  const y = Math.sin(x) * 43758.5453;
  return y - Math.floor(y);
}

describe('a block', () => {
  it('is the same deal each time, and another in the next block', () => {
    const { game } = gameKnowledge('tokaido');
    const position = (number: number) => game.encode(deal(SETUP, number).s);
    expect(position(1)).toBe(position(1));
    expect(position(2)).not.toBe(position(1));
  });

  it('puts the odd one out into every seat once', async () => {
    expect(seatsOf(SETUP)).toBe(3);
    const mirror = { ...SETUP, against: SETUP.candidate };
    const one = (await playBlock(mirror, 1)).games;
    const many = (await playBlock({ ...mirror, many: true }, 1)).games;
    // With the same bot on both sides it is the same game, told for the one and for the others.
    for (const [odd, game] of one.entries()) {
      expect(game.share + 2 * many[odd].share).toBeCloseTo(1);
      expect(game.points).toBe(many[odd].otherPoints);
    }
  });

  it('repeats itself, but for the clock', async () => {
    for (const setup of [
      SETUP,
      { ...SETUP, draft: true },
      { ...SETUP, game: 'duo', options: 'board=reconstructed-1' },
    ]) {
      expect(result([await playBlock(setup, 3)])).toEqual(result([await playBlock(setup, 3)]));
    }
  });
});

describe('a match that was interrupted', async () => {
  const all = await played(SETUP, range(6));
  const text = [firstLine(SETUP), ...all.slice(0, 3).map(blockLine), ''].join('\n');

  it('comes to the same as one that was not', async () => {
    const found = readLog(`${text}${blockLine(all[3]).slice(0, 40)}`, SETUP);
    if (!found.ok) throw new Error(found.error);
    expect(found.value.map((b) => b.block)).toEqual([1, 2, 3]);
    const rest = await played(SETUP, [4, 5, 6]);
    expect(result([...found.value, ...rest])).toEqual(result(all));
  });

  it('is not taken up from another file', () => {
    expect(readLog(text, { ...SETUP, seed: 'other' })).toEqual(fail('it holds another match'));
    expect(readLog('hello', SETUP)).toEqual(fail('it is no file of the arena'));
    expect(readLog(text.replace('{"block":2', '{"block'), SETUP)).toEqual(fail('line 3 is damaged'));
  });
});

describe('controls', () => {
  it('a mirror match is at par, and random loses', async () => {
    const mirror = await played({ ...SETUP, against: 'nearby' }, range(30));
    const { share, par } = summarize(mirror, false);
    // Wide bounds: what is shown is that nothing is badly lopsided, not how strong anybody is.
    expect(Math.abs(share.mean - par)).toBeLessThan(0.15);
    const easy = await played({ ...SETUP, candidate: 'heuristic' }, range(20));
    expect(summarize(easy, false).share.mean).toBeGreaterThan(0.8);
  });
});
