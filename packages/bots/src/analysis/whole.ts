/** Puts the judged decisions of a game together: what the draws brought, and what all of it comes to for each seat. */

import type { Analysis, AnalysisPart, DecisionAnalysis, MoveAnalysis, SeatAnalysis } from './analysis.ts';
import { markOf } from './marks.ts';
import { grouped, rootOfSquares, skillOf } from './sums.ts';

/** The error of a luck where a game has hardly any move without a draw to measure it by. */
const USUAL_ERROR = 0.02;
/** So many of those moves are enough. */
const ENOUGH = 8;
/** Somebody with so many choices who nearly always takes the judge's first choice plays by the judge. */
const CHOICES = 10;
const SAME = 0.98;

export function analysisOf(part: AnalysisPart): Analysis {
  const { decisions, end, seats } = part;
  const isComplete = decisions.length === part.moves;
  const last = isComplete ? end : null;
  const changes = decisions.map((decision, i) => changeAfter(decision, decisions[i + 1]?.before ?? last));
  const luckError = errorOfLuck(decisions, changes);
  const moves = decisions.map((decision, i): MoveAnalysis => {
    const luck = decision.drew ? changes[i] : null;
    return { ...decision, mark: markOf(decision.pointsLost), luck, luckError: luck === null ? 0 : luckError };
  });
  const [first] = decisions;
  const opening = part.dealt && first !== undefined ? first.before.map((win) => win - 1 / seats) : null;
  const whole = { by: part.by, isComplete, opening, moves, end: last };
  return {
    ...whole,
    seats: Array.from({ length: seats }, (_, seat) => seatOf(whole, changes, luckError, seat)),
  };
}

/** What happened to the win shares between a decision and the next; null where the next is not known. */
function changeAfter(
  { after }: DecisionAnalysis,
  next: readonly number[] | null | undefined,
): readonly number[] | null {
  return next ? next.map((win, seat) => win - after[seat]) : null;
}

/** Where nothing was drawn nothing should change: what does is how far the judge may be off. */
function errorOfLuck(
  decisions: readonly DecisionAnalysis[],
  changes: readonly (readonly number[] | null)[],
): number {
  const quiet = changes.filter((change, i) => change !== null && !decisions[i].drew).flatMap((c) => c ?? []);
  const seats = decisions[0]?.before.length ?? 1;
  if (quiet.length < ENOUGH * seats) return USUAL_ERROR;
  return rootOfSquares(quiet) / Math.sqrt(quiet.length);
}

function seatOf(
  { moves, opening }: Pick<Analysis, 'moves' | 'opening'>,
  changes: readonly (readonly number[] | null)[],
  luckError: number,
  seat: number,
): SeatAnalysis {
  const own = moves.filter((move) => move.seat === seat);
  const choices = own.filter(({ candidates }) => candidates.length > 1);
  let luck = opening?.[seat] ?? 0;
  let draws = opening === null ? 0 : 1;
  let unexplained = 0;
  let given = 0;
  for (const [i, move] of moves.entries()) {
    const change = changes[i]?.[seat] ?? 0;
    if (move.luck === null) unexplained += change;
    else {
      luck += change;
      draws++;
    }
    if (move.seat !== seat) given += move.after[seat] - move.before[seat];
  }
  const firsts = choices.filter(({ isFirst }) => isFirst).length;
  return {
    ...skillOf(choices),
    winShareLost: {
      value: own.reduce((sum, { winLost }) => sum + winLost.value, 0),
      error: rootOfSquares(own.map(({ winLost }) => winLost.error)),
    },
    luck: { value: luck, error: luckError * Math.sqrt(draws) },
    winShareGiven: given,
    unexplained,
    playsAsJudge: choices.length >= CHOICES && firsts >= SAME * choices.length,
    byPart: grouped(choices, ({ part }) => String(part)),
    byKind: grouped(choices, ({ kind }) => kind),
  };
}
