/** The search for puzzles on a small scale, with two nets that share no training. */

import { readFileSync } from 'node:fs';
import { DEFAULT_OPTIONS, duo } from '@tokaido/duo';
import type { Game, State } from '@tokaido/kernel';
import { Actions, ok, recordFromCompact, replay } from '@tokaido/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { analysedGame } from '../analysis/analysed-games.ts';
import { netFileReader } from '../net/net-files.ts';
import { evaluatorFor } from '../net/shipped-nets.ts';
import { likelyPuzzle } from './candidates.ts';
import type { FoundPuzzles, PuzzleSearch } from './finder.ts';
import { findPuzzles } from './finder.ts';
import { playMixedGame } from './mixed-game.ts';

const game: Game<State, unknown, unknown> = duo;
const FILE = new URL('../../strangers/duo-a.json', import.meta.url);

function duoSearch(): PuzzleSearch {
  const own = evaluatorFor(game, DEFAULT_OPTIONS);
  const other = netFileReader(() => ok(readFileSync(FILE, 'utf8')))('duo-a');
  if (!own.ok || !other.ok) throw new Error('a net is missing');
  return {
    of: analysedGame(game),
    judges: [own.value, other.value.evaluator],
    persona: (_, seat) => String(seat),
    effort: { first: 8, fewest: 24, most: 80, inAll: 320 },
    isLate: () => false,
  };
}

describe('a decision is looked at for long', () => {
  it('only if both nets see the same choice stand out', () => {
    const { of, judges } = duoSearch();
    let both = 0;
    let either = 0;
    playMixedGame(game, DEFAULT_OPTIONS, 'finder 1', (asked) => {
      const [first, second] = judges.map((judge) => likelyPuzzle(of, [judge], asked));
      const found = likelyPuzzle(of, judges, asked);
      const agree = first !== null && second !== null && first.best === second.best;
      expect(found?.best ?? null).toBe(agree ? first.best : null);
      if (found !== null) both++;
      if (first !== null || second !== null) either++;
    });
    expect(both).toBeGreaterThan(0);
    expect(either).toBeGreaterThan(both);
  });
});

describe('puzzles found in a game', () => {
  let found: FoundPuzzles;
  let phrase = '';
  beforeAll(() => {
    // Not every game has one.
    for (let n = 1; n < 20 && (found?.puzzles.length ?? 0) === 0; n++) {
      phrase = `finder ${n}`;
      found = findPuzzles(duoSearch(), DEFAULT_OPTIONS, phrase);
    }
  });

  it('are positions of that game, with every choice and the best one first', () => {
    const [puzzle] = found.puzzles;
    const record = recordFromCompact(game, puzzle.record);
    if (!record.ok) throw new Error(record.error);
    const played = replay(game, record.value);
    if (!played.ok) throw new Error(played.error);
    const { state } = played.value;
    expect(game.pending(state)).toMatchObject({ seat: puzzle.seat, decision: puzzle.kind });
    const legal = new Actions();
    game.legal(state, legal);
    const words = legal.toArray().map((action) => game.rules.describe(action));
    expect(puzzle.choices.map(({ action }) => action).sort()).toEqual(words.sort());
    for (const judge of [0, 1] as const) {
      const [best, ...others] = puzzle.choices.map(({ points }) => points[judge]);
      expect(best).toBeGreaterThan(Math.max(...others));
      expect(puzzle.gap.points[judge]).toBeGreaterThanOrEqual(0.8);
      expect(puzzle.gap.points[judge]).toBeGreaterThan(2.9 * puzzle.gap.errors[judge]);
    }
  });

  it('are not kept where the search is late', () => {
    const late = findPuzzles({ ...duoSearch(), isLate: () => true }, DEFAULT_OPTIONS, phrase);
    expect(late.puzzles).toEqual([]);
  });
});
