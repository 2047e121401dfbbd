/** The analysis: repeatable, resumable, complete in its sums, and blind to what a seat could not know. */

import { Actions, FastChance, replay, silent } from '@tokaido/kernel';
import { describe, expect, it } from 'vitest';
import { RECORDED_TABLES, recordedGame } from '../../test/recorded-games.ts';
import { analysedGame } from './analysed-games.ts';
import { analyse, createAnalyser } from './analyser.ts';
import type { Analysis, AnalysisPart } from './analysis.ts';
import { judgeDecision } from './decision.ts';
import { judgeFor } from './judge.ts';

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

function valueOf<T>(result: { ok: true; value: T } | { ok: false; error: string }): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

describe.each(RECORDED_TABLES)('the analysis of %s', (_name, game, options, by) => {
  const of = analysedGame(game);
  /** Playouts take their time. */
  const most = by === 'net' ? Infinity : 2;
  const record = recordedGame(game, options, { seed: 21, most });
  const analysis = valueOf(analyse(of, record, { seed: 3 }));

  it('judges every move by what was open', () => {
    expect(analysis).toMatchObject({ by, isComplete: true });
    expect(analysis.moves.map(({ move }) => move)).toEqual(record.moves.map((_, i) => i));
    for (const {
      seat,
      action,
      best,
      before,
      after,
      candidates,
      pointsLost,
      winLost,
      move,
    } of analysis.moves) {
      expect(action).toBe(record.moves[move].action);
      expect(candidates[0].action).toBe(best);
      expect(candidates.filter((candidate) => candidate.action === action).length).toBe(1);
      expect(pointsLost.value).toBeGreaterThanOrEqual(0);
      expect(winLost.value).toBeCloseTo(before[seat] - after[seat], 4);
      if (action === best) expect([pointsLost, winLost.value]).toEqual([{ value: 0, error: 0 }, 0]);
      expect(sum(before)).toBeCloseTo(1, 4);
      expect(sum(after)).toBeCloseTo(1, 4);
    }
  });

  it('gives the same numbers for the same seed', () => {
    expect(analyse(of, record, { seed: 3 })).toEqual({ ok: true, value: analysis });
  });

  it('goes on from what was stored, and comes to the same', () => {
    const first = valueOf(createAnalyser(of, record, { seed: 3 }));
    for (let i = 0; i < record.moves.length / 2; i++) first.step();
    const stored = JSON.parse(JSON.stringify(first.part())) as AnalysisPart;
    const second = valueOf(createAnalyser(of, record, { seed: 3, from: stored }));
    expect(second.done).toBe(first.done);
    while (second.step());
    expect(second.analysis()).toEqual(analysis);
  });

  it('does not go on from another seed or another game', () => {
    const first = valueOf(createAnalyser(of, record, { seed: 4 }));
    first.step();
    expect(valueOf(createAnalyser(of, record, { seed: 3, from: first.part() })).done).toBe(0);
    const other = recordedGame(game, options, { seed: 22, most });
    expect(valueOf(createAnalyser(of, other, { seed: 4, from: first.part() })).done).toBe(0);
  });

  it('finds that what one seat gains by luck the others lose', () => {
    for (const { move, luck } of analysis.moves) {
      const isLast = move === record.moves.length - 1;
      if (!isLast || record.result !== null) {
        expect(luck === null).toBe(record.moves[move].outcomes.length === 0);
      }
      expect(sum(luck ?? [])).toBeCloseTo(0, 4);
    }
    expect(sum(analysis.seats.map(({ luck }) => luck.value))).toBeCloseTo(0, 3);
  });

  it('explains the whole way from par to the result, what the judge thought better of apart', () => {
    const { moves, opening, end } = analysis;
    const par = 1 / analysis.seats.length;
    const last = end ?? moves.at(-1)!.after;
    for (const [seat, sums] of analysis.seats.entries()) {
      const way = sums.luck.value + sums.winShareGiven + sums.unexplained - sums.winShareLost.value;
      expect(way).toBeCloseTo(last[seat] - par, 9);
      let thoughtBetter = moves[0].before[seat] - (opening?.[seat] ?? 0) - par;
      for (const [i, { expected, after }] of moves.entries()) {
        const next = moves[i + 1]?.before ?? last;
        const isKnown = i + 1 < moves.length || end !== null;
        if (isKnown) thoughtBetter += (expected?.win ?? next)[seat] - after[seat];
      }
      expect(sums.unexplained).toBeCloseTo(thoughtBetter, 4);
    }
  });

  it('judges a decision alike when what is hidden from its seat is dealt again', () => {
    const rng = new FastChance(5);
    const legal = replay(game, record, null, (s, move, action) => {
      if (move % 3 !== 0) return;
      const judge = judgeFor(of, s, 3);
      const other = game.clone(s);
      game.determinize(other, game.pending(s)!.seat, rng);
      const played = { move, action, drew: false };
      expect(judgeDecision(of, judge, other, played, 3)).toEqual(judgeDecision(of, judge, s, played, 3));
    });
    expect(legal.ok).toBe(true);
  });

  it('says what is wrong with a record that cannot be played', () => {
    const broken = { ...record, moves: [{ action: 'fly', outcomes: [] }] };
    expect(analyse(of, broken, { seed: 1 })).toMatchObject({ ok: false });
  });

  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(analysis)) as Analysis).toEqual(analysis);
  });
});

describe('seats that play by the net that judges', () => {
  it('are told apart', () => {
    const [, game, options] = RECORDED_TABLES[0];
    const record = recordedGame(game, options, { seed: 8, byNet: 2 });
    const { seats } = valueOf(analyse(analysedGame(game), record, { seed: 1 }));
    expect(seats.map(({ playsAsJudge }) => playsAsJudge)).toEqual([true, true, false, false]);
  });
});

describe('the legs of the road', () => {
  it('are four, one after the other, and their decisions add up', () => {
    const [, game, options] = RECORDED_TABLES[0];
    const { moves, seats } = valueOf(
      analyse(analysedGame(game), recordedGame(game, options, { seed: 9 }), { seed: 1 }),
    );
    for (const [seat, { byPart, byKind, decisions }] of seats.entries()) {
      const parts = moves.filter((move) => move.seat === seat).map(({ part }) => part);
      expect(parts).toEqual([...parts].sort((a, b) => a - b));
      expect(Object.keys(byPart)).toEqual(['1', '2', '3', '4']);
      for (const groups of [byPart, byKind]) {
        expect(sum(Object.values(groups).map((group) => group.decisions))).toBe(decisions);
      }
    }
  });
});

describe('luck', () => {
  const [, game, options] = RECORDED_TABLES[0];
  const of = analysedGame(game);

  it('is what came less the mean of what could have come', () => {
    const record = recordedGame(game, options, { seed: 12 });
    const { moves, end } = valueOf(analyse(of, record, { seed: 1 }));
    for (const [i, { expected, luck, luckError }] of moves.entries()) {
      if (expected === null) continue;
      const came = moves[i + 1]?.before ?? end!;
      expect(luck).toEqual(came.map((win, seat) => win - expected.win[seat]));
      expect(sum(expected.win)).toBeCloseTo(1, 4);
      expect(luckError).toBe(expected.error);
    }
  });

  it('is about nothing where the same draw is had in the mean of many games', () => {
    // One position, many draws: the luck of whoever draws must come to nothing.
    const record = recordedGame(game, options, { seed: 13 });
    let before: ReturnType<typeof game.clone> | null = null;
    let played = { move: 0, action: 0 };
    valueOf(
      replay(game, record, null, (s, move, action) => {
        if (before !== null || move < 30 || record.moves[move].outcomes.length === 0) return;
        before = game.clone(s);
        played = { move, action };
      }),
    );
    const judge = judgeFor(of, before!, 1);
    const lucks: number[] = [];
    const { seat } = game.pending(before!)!;
    const { expected } = judgeDecision(of, judge, before!, { ...played, drew: true }, 1);
    const rng = new FastChance(14);
    for (let i = 0; i < 400; i++) {
      const s = game.clone(before!);
      game.play(s, played.action, silent(rng));
      const next = judgeDecision(of, judge, s, { move: 0, action: firstOf(s), drew: false }, 1);
      lucks.push(next.before[seat] - expected!.win[seat]);
    }
    expect(Math.abs(sum(lucks) / lucks.length)).toBeLessThan(2 * expected!.error);
  });

  function firstOf(s: Parameters<typeof game.clone>[0]): number {
    const legal = new Actions();
    game.legal(s, legal);
    return legal.list[0];
  }
});
