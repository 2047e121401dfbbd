/** Puts the judged decisions of a game together: what the draws brought, and what all of it comes to for each seat. */

import type { Analysis, AnalysisPart, Expected, MoveAnalysis, SeatAnalysis } from './analysis.ts';
import { markOf } from './marks.ts';
import { grouped, rootOfSquares, skillOf } from './sums.ts';

/** Somebody with so many choices who nearly always takes the judge's first choice plays by the judge. */
const CHOICES = 10;
const SAME = 0.98;

export function analysisOf(part: AnalysisPart): Analysis {
  const { decisions, seats } = part;
  const isComplete = decisions.length === part.moves;
  const end = isComplete ? part.end : null;
  const moves = decisions.map((decision, i): MoveAnalysis => {
    const luck = luckOf(decision.expected, decisions[i + 1]?.before ?? end);
    const luckError = luck === null ? 0 : (decision.expected?.error ?? 0);
    return { ...decision, mark: markOf(decision.pointsLost), luck, luckError };
  });
  const opening = luckOf(part.opening, decisions[0]?.before ?? null);
  const whole: Omit<Analysis, 'seats'> = { by: part.by, isComplete, opening, moves, end };
  const openingError = opening === null ? 0 : (part.opening?.error ?? 0);
  return {
    ...whole,
    seats: Array.from({ length: seats }, (_, seat) => seatOf(whole, seat, seats, openingError)),
  };
}

/** What came less what was to be expected. */
function luckOf(expected: Expected | null, came: readonly number[] | null): number[] | null {
  return expected && came && came.map((win, seat) => win - expected.win[seat]);
}

function seatOf(
  { moves, opening, end }: Omit<Analysis, 'seats'>,
  seat: number,
  seats: number,
  openingError: number,
): SeatAnalysis {
  const own = moves.filter((move) => move.seat === seat);
  const choices = own.filter(({ candidates }) => candidates.length > 1);
  const luck = moves.reduce((sum, move) => sum + (move.luck?.[seat] ?? 0), opening?.[seat] ?? 0);
  const lost = own.reduce((sum, { winLost }) => sum + winLost.value, 0);
  let given = 0;
  for (const move of moves) if (move.seat !== seat) given += move.after[seat] - move.before[seat];
  const last = end ?? moves.at(-1)?.after;
  const way = last === undefined ? 0 : last[seat] - 1 / seats;
  const firsts = choices.filter(({ isFirst }) => isFirst).length;
  return {
    ...skillOf(choices),
    winShareLost: { value: lost, error: rootOfSquares(own.map(({ winLost }) => winLost.error)) },
    luck: {
      value: luck,
      error: rootOfSquares([openingError, ...moves.map(({ luckError }) => luckError)]),
    },
    winShareGiven: given,
    unexplained: way + lost - given - luck,
    playsAsJudge: choices.length >= CHOICES && firsts >= SAME * choices.length,
    byPart: grouped(choices, ({ part }) => String(part)),
    byKind: grouped(choices, ({ kind }) => kind),
  };
}
