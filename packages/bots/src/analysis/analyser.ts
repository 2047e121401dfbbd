/**
 * Analyses a game one decision at a time, so that a worker can tell how far it is, stop, and go on from what was stored.
 * A decision's judgment depends on nothing but what its seat could know and the seed: the same seed gives the same
 * numbers, in one go or in parts.
 */

import type { GameRecord, Result, State } from '@tokaido/kernel';
import { ok, replay } from '@tokaido/kernel';
import { winShares } from '../net/afterstate.ts';
import type { AnyEvaluator } from '../net/shipped-nets.ts';
import type { AnalysedGame } from './analysed-game.ts';
import type { Analysis, AnalysisPart, DecisionAnalysis } from './analysis.ts';
import { analysisOf } from './assemble-analysis.ts';
import type { PlayedMove } from './decision.ts';
import { judgeDecision } from './decision.ts';
import { expectedOfSetup } from './draws.ts';
import type { Judge } from './judge.ts';
import { judgeFor } from './judge.ts';

export interface AnalysisAsk {
  readonly seed: number;
  /** A net that judges in place of the one that comes with the game. */
  readonly judge?: AnyEvaluator | undefined;
  /** What an earlier analysis left; used if game, judge and seed are the same. */
  readonly from?: AnalysisPart | undefined;
}

export interface Analyser {
  /** Moves of the game, and how many of them are judged. */
  readonly total: number;
  readonly done: number;
  /** Judges the next decision; false when none is left. */
  step(): boolean;
  /** All that was found so far, to be stored. */
  part(): AnalysisPart;
  analysis(): Analysis;
}

/** A position and what was played there. */
interface Played extends PlayedMove {
  readonly s: State;
}

/** The error says what is wrong with the record. */
export function createAnalyser(of: AnalysedGame, record: GameRecord, ask: AnalysisAsk): Result<Analyser> {
  const { game } = of.known;
  const played: Played[] = [];
  const replayed = replay(game, record, null, (s, move, action) => {
    played.push({ s: game.clone(s), move, action, drew: record.moves[move].outcomes.length > 0 });
  });
  if (!replayed.ok) return replayed;
  const { state } = replayed.value;
  const judge = judgeFor(of, state, ask.seed, ask.judge);
  const head = headOf(of, judge, state, record, ask.seed);
  const decisions: DecisionAnalysis[] = fits(ask.from, head) ? [...ask.from.decisions] : [];
  const part = () => ({ ...head, decisions: [...decisions] });
  return ok({
    total: played.length,
    get done() {
      return decisions.length;
    },
    step() {
      const next = played.at(decisions.length);
      if (next === undefined) return false;
      decisions.push(judgeDecision(of, judge, next.s, next, ask.seed));
      return true;
    },
    part,
    analysis: () => analysisOf(part()),
  });
}

/** The whole analysis at once. */
export function analyse(of: AnalysedGame, record: GameRecord, ask: AnalysisAsk): Result<Analysis> {
  const made = createAnalyser(of, record, ask);
  if (!made.ok) return made;
  while (made.value.step());
  return ok(made.value.analysis());
}

function headOf(
  of: AnalysedGame,
  judge: Judge,
  last: State,
  record: GameRecord,
  seed: number,
): Omit<AnalysisPart, 'decisions'> {
  const { game } = of.known;
  const end = new Float32Array(game.rules.seats(last));
  const isOver = game.isOver(last);
  if (isOver) winShares(game, last, end);
  return {
    format: 1,
    by: judge.name,
    judge: judge.id,
    seed,
    game: game.hash(last),
    seats: end.length,
    moves: record.moves.length,
    opening: record.opening.length > 0 ? expectedOfSetup(of, judge, last, seed) : null,
    end: isOver ? Array.from(end) : null,
  };
}

function fits(from: AnalysisPart | undefined, head: Omit<AnalysisPart, 'decisions'>): from is AnalysisPart {
  return (
    from?.format === head.format &&
    from.judge === head.judge &&
    from.seed === head.seed &&
    from.game === head.game &&
    from.moves === head.moves &&
    from.decisions.length <= from.moves
  );
}
