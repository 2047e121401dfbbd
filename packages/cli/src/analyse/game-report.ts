/** What one analysed game adds to tables, JSON and the summary of many games. */

import type { AnalysedGame, Analysis, AnalysisAsk, AnalysisPart, SeatAnalysis } from '@tokaido/bots';
import { analysedGame, analysisOf, createAnalyser, createRefinement, withRefined } from '@tokaido/bots';
import type { GameRecord, Result, Score } from '@tokaido/kernel';
import { fail, ok, replay } from '@tokaido/kernel';
import { findGame } from '../games/game-list.ts';

export interface AnalysedSeat extends SeatAnalysis {
  readonly name: string;
  /** Null for a game that is not over. */
  readonly score: Score | null;
  /** By mark. */
  readonly marks: Readonly<Record<string, number>>;
}

/** A win share that was foreseen for a seat after a decision, and what came of it. */
export type Forecast = readonly [foreseen: number, came: number];

export interface GameReport {
  readonly by: string;
  readonly moves: number;
  readonly seats: readonly AnalysedSeat[];
  readonly forecasts: readonly Forecast[];
}

export interface ReportAsk extends Pick<AnalysisAsk, 'seed' | 'judge'> {
  /** Whether marked moves get a second look. */
  readonly refine: boolean;
}

/** Analyses a game; `done` is called with the number of moves that are dealt with. */
export function reportOf(
  record: GameRecord,
  ask: ReportAsk,
  done: (moves: number) => void,
): Result<GameReport> {
  const table = findGame(record.game);
  if (table === undefined) return fail(`a record of "${record.game}"`);
  const of = analysedGame(table.game);
  const made = createAnalyser(of, record, ask);
  if (!made.ok) return made;
  const analyser = made.value;
  while (analyser.step()) if (!ask.refine) done(analyser.done);
  const part = ask.refine ? lookedAtAgain(of, record, analyser.part(), ask, done) : ok(analyser.part());
  if (!part.ok) return part;
  done(analyser.total);
  const analysis = analysisOf(part.value);
  const played = replay(table.game, record);
  if (!played.ok) return played;
  const scores = table.game.isOver(played.value.state) ? table.game.scores(played.value.state) : null;
  return ok({
    by: analysis.by,
    moves: analyser.total,
    seats: analysis.seats.map((sums, seat) => ({
      ...sums,
      name: record.seats[seat] ?? '',
      score: scores?.[seat] ?? null,
      marks: marksOf(analysis, seat),
    })),
    forecasts: forecastsOf(analysis),
  });
}

/** The same with a second look at the marked moves, which are dealt with only then. */
function lookedAtAgain(
  of: AnalysedGame,
  record: GameRecord,
  part: AnalysisPart,
  ask: ReportAsk,
  done: (moves: number) => void,
): Result<AnalysisPart> {
  const analysis = analysisOf(part);
  const marked = analysis.moves.filter(({ mark }) => mark !== null).length;
  const made = createRefinement(of, record, analysis, ask);
  if (!made.ok || marked === 0) return made.ok ? ok(part) : made;
  const refinement = made.value;
  do done(part.moves - Math.ceil(marked * (1 - refinement.done / refinement.total)));
  while (refinement.step());
  return ok(withRefined(part, refinement.refined()));
}

function marksOf({ moves }: Analysis, seat: number): Record<string, number> {
  const marks: Record<string, number> = {};
  for (const move of moves) {
    if (move.seat === seat && move.mark !== null) marks[move.mark] = (marks[move.mark] ?? 0) + 1;
  }
  return marks;
}

function forecastsOf({ moves, end }: Analysis): Forecast[] {
  if (end === null) return [];
  return moves.flatMap(({ after }) => after.map((win, seat): Forecast => [win, end[seat] ?? 0]));
}
