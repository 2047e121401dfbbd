/** Finds puzzles in one game between bots: a cheap look at every decision, then a long one at the most promising. */

import type { GameRecord, State } from '@tokaido/kernel';
import { FastChance, recordToCompact } from '@tokaido/kernel';
import type { AnalysedGame } from '../analysis/analysed-game.ts';
import type { AnyEvaluator } from '../net/shipped-nets.ts';
import type { Likely } from './candidates.ts';
import { likelyPuzzle } from './candidates.ts';
import { choicesOf } from './choices.ts';
import type { Effort, Lead } from './confirm.ts';
import { isClear, judged, leadOf, playoutsNeeded, USUAL_EFFORT } from './confirm.ts';
import { gradeOf, missedShare } from './grade.ts';
import { numberFrom, playMixedGame } from './mixed-game.ts';
import type { Puzzle } from './puzzle.ts';
import { isDecided } from './puzzle.ts';

/** What the search needs to know of a game and its judges. */
export interface PuzzleSearch {
  readonly of: AnalysedGame;
  /** The net that comes with the game, and one that shares no training with it. */
  readonly judges: readonly [AnyEvaluator, AnyEvaluator];
  /** The traveler or color of a seat. */
  readonly persona: (s: State, seat: number) => string;
  /** The usual one where none is given. */
  readonly effort?: Effort | undefined;
  /** Whether to stop looking at further decisions. */
  readonly isLate: () => boolean;
}

/** How many decisions came how far. */
export interface SearchCounts {
  decisions: number;
  /** Where both nets saw one choice stand out. */
  likely: number;
  /** Looked at for long by the first judge, clear to it; the second named the same best choice, and was as clear. */
  judged: number;
  clear: number;
  agreed: number;
  confirmed: number;
}

export interface FoundPuzzles {
  readonly puzzles: readonly Omit<Puzzle, 'id'>[];
  readonly counts: SearchCounts;
}

/** Puzzles of one game at most, and the moves between two of them. */
const PER_GAME = 2;
const APART = 40;
/** Decisions of one game that weaker levels are tried at, and tries of each level there and for the grade. */
const TRIED = 20;
const QUICK_TRIES = 2;
const TRIES = 8;
/** One decision in so many that no weaker level misses is looked at all the same. */
const TRIVIAL = 12;
const LEAST_WEIGHT = 0.1;

export function findPuzzles(search: PuzzleSearch, options: unknown, phrase: string): FoundPuzzles {
  const { known } = search.of;
  const { game } = known;
  const counts: SearchCounts = { decisions: 0, likely: 0, judged: 0, clear: 0, agreed: 0, confirmed: 0 };
  const likely: Likely[] = [];
  const record = playMixedGame(game, options, phrase, (asked) => {
    counts.decisions++;
    const found = likelyPuzzle(search.of, search.judges, asked);
    if (found !== null) likely.push(found);
  });
  counts.likely = likely.length;
  const rng = new FastChance(numberFrom(`${phrase} choice`));
  const puzzles: Omit<Puzzle, 'id'>[] = [];
  const taken: number[] = [];
  for (const each of inOrder(search, likely, rng)) {
    if (taken.length >= PER_GAME || search.isLate()) break;
    if (taken.some((move) => Math.abs(move - each.move) < APART)) continue;
    taken.push(each.move);
    const puzzle = confirmed(search, record, each, numberFrom(`${phrase} move ${each.move}`), counts);
    if (puzzle !== null) puzzles.push(puzzle);
  }
  return { puzzles, counts };
}

/** Rare kinds of decisions, and those that weaker levels miss, tend to come first. */
function inOrder({ of: { known } }: PuzzleSearch, likely: readonly Likely[], rng: FastChance): Likely[] {
  const kinds = new Map<string, number>();
  for (const { kind } of likely) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const some = drawn(likely, ({ kind }) => 1 / (kinds.get(kind) ?? 1), rng).slice(0, TRIED);
  const missed = new Map(
    some.map((each) => [each, missedShare(known.game, each.view, each.best, QUICK_TRIES)]),
  );
  const asked = some.filter((each) => missed.get(each) !== 0 || rng.below(TRIVIAL) === 0);
  return drawn(
    asked,
    (each) => Math.max(LEAST_WEIGHT, missed.get(each) ?? 0) / (kinds.get(each.kind) ?? 1) ** 0.5,
    rng,
  );
}

/** All of a list in random order; the larger its weight, the earlier one tends to come. */
function drawn<T>(list: readonly T[], weight: (each: T) => number, rng: FastChance): T[] {
  const key = (each: T) => -Math.log((rng.next() + 1) / 0x100000001) / weight(each);
  return list
    .map((each) => ({ each, key: key(each) }))
    .sort((a, b) => a.key - b.key)
    .map(({ each }) => each);
}

/** Both judges, one after the other, each with cards of its own; null where one is not sure, or nothing is at stake. */
function confirmed(
  { of, judges, persona, isLate, effort = USUAL_EFFORT }: PuzzleSearch,
  record: GameRecord,
  { view, seen, seat, kind, move, best }: Likely,
  seed: number,
  counts: SearchCounts,
): Omit<Puzzle, 'id'> | null {
  const { game } = of.known;
  const by = (judge: AnyEvaluator, n: number) => ({ game, view, judge, seed: seed + n, isLate });
  const rounds = playoutsNeeded(by(judges[0], 0), best, effort);
  if (rounds === null) return null;
  const first = judged(by(judges[0], 1), rounds);
  if (first === null) return null;
  counts.judged++;
  const firstLead = leadOf(first, best);
  if (!isClear(firstLead)) return null;
  const second = judged(by(judges[1], 2), rounds);
  if (second === null) return null;
  counts.clear++;
  const secondLead = leadOf(second, best);
  if (secondLead !== null) counts.agreed++;
  if (!isClear(secondLead)) return null;
  const choices = choicesOf([first, second], seat, best);
  if (isDecided({ choices })) return null;
  counts.confirmed++;
  const compact = recordToCompact(game, { ...record, moves: record.moves.slice(0, move), result: null });
  if (!compact.ok) throw new Error(compact.error);
  const missed = missedShare(game, view, best, TRIES);
  return {
    record: compact.value,
    seat,
    kind,
    part: of.part(seen, seat),
    persona: persona(seen, seat),
    grade: gradeOf(missed),
    missed: hundredths(missed),
    playouts: [rounds, rounds],
    gap: gapOf(firstLead, secondLead),
    choices,
  };
}

function gapOf(first: Lead, second: Lead): Puzzle['gap'] {
  return {
    points: [hundredths(first.points), hundredths(second.points)],
    errors: [hundredths(first.error), hundredths(second.error)],
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
