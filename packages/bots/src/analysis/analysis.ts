/**
 * What a finished or running game was won and lost by, as plain data. Skill: what a choice has cost its seat against the
 * best action, as the seat could judge it, before anything was drawn. Luck: the win share between the position after a
 * draw and the mean of the positions that it could have led to.
 */

/** A number and its standard error. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

/** One action that was open, as the judge values it for the seat that decides. */
export interface Candidate {
  /** In the words of a record. */
  readonly action: string;
  readonly win: number;
  /** Expected final points. */
  readonly points: number;
}

/** What the judge says of one decision; all but `expected` depends on nothing that the seat could not know. */
export interface DecisionAnalysis {
  /** The place of the move in the record, from 0. */
  readonly move: number;
  readonly seat: number;
  /** The name of the decision, such as `travel`. */
  readonly kind: string;
  /** The part of the game, from 1: the leg of the road, in Duo the turns by fours. */
  readonly part: number;
  readonly action: string;
  /** What the judge advises, in words; equal to `action` where that is as good. */
  readonly best: string;
  /** Whether the action is the one with the highest win share: what the judge itself plays. */
  readonly isFirst: boolean;
  /** The best first, then by win share. */
  readonly candidates: readonly Candidate[];
  /** Win shares by seat after the best action, and after the chosen one; both before anything is drawn. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Expected final points that the choice has cost its seat. */
  readonly pointsLost: Estimate;
  /** Win share that it has cost; a little below 0 where the best action wins no more but brings more points. */
  readonly winLost: Estimate;
  /** Points by which the action, being the best, is ahead of the next best; null for any other. */
  readonly ahead: Estimate | null;
  /** What was to be expected of the draws that followed; null where nothing was drawn. */
  readonly expected: Expected | null;
}

/** Win shares by seat that draws were to bring in the mean of all ways they may fall, and their standard error. */
export interface Expected {
  readonly win: readonly number[];
  readonly error: number;
}

export type Mark = 'slip' | 'mistake' | 'blunder';

/** A decision within its game. */
export interface MoveAnalysis extends DecisionAnalysis {
  readonly mark: Mark | null;
  /** What the draws of the move brought each seat; null where nothing was drawn, or it is not known yet. */
  readonly luck: readonly number[] | null;
  /** The standard error of each of these. */
  readonly luckError: number;
}

/** How well somebody decided: over the whole game, on one leg, or in one kind of decision. */
export interface SkillSums {
  /** Decisions with more than one action. */
  readonly decisions: number;
  readonly pointsLostPerDecision: Estimate;
  /** In per cent. */
  readonly accuracy: Estimate;
}

export interface SeatAnalysis extends SkillSums {
  readonly winShareLost: Estimate;
  readonly luck: Estimate;
  /** Win share that the others' choices brought. */
  readonly winShareGiven: number;
  /** Win share that came neither by a choice nor by a draw: where the judge changed its mind. */
  readonly unexplained: number;
  /** Whether it played the judge's own moves, so that an accuracy would say nothing. */
  readonly playsAsJudge: boolean;
  readonly byPart: Readonly<Record<string, SkillSums>>;
  readonly byKind: Readonly<Record<string, SkillSums>>;
}

export interface Analysis {
  /** Who judges: `net`, or `greedy playouts` where no net is trained. */
  readonly by: string;
  /** Whether every move was looked at. */
  readonly isComplete: boolean;
  /** What set-up brought each seat; null when nothing was drawn there. */
  readonly opening: readonly number[] | null;
  readonly moves: readonly MoveAnalysis[];
  /** Win shares at the end; null for a game that is not over, or not analysed to its end. */
  readonly end: readonly number[] | null;
  readonly seats: readonly SeatAnalysis[];
}

/** An analysis as far as it got: plain data that can be stored, and gone on with. */
export interface AnalysisPart {
  readonly format: 1;
  readonly by: string;
  /** Tells judges apart. */
  readonly judge: string;
  readonly seed: number;
  /** Tells games apart: the hash of the last position. */
  readonly game: number;
  readonly seats: number;
  readonly moves: number;
  /** What was to be expected of the draws at set-up; null where nothing was drawn. */
  readonly opening: Expected | null;
  /** Win shares at the end of a game that is over. */
  readonly end: readonly number[] | null;
  readonly decisions: readonly DecisionAnalysis[];
}
