/** Counting a game that was played with the box; apart from the rules, which no table needs it for. */

export type { CountedThing } from '../counted.ts';
export type { CountSheet, Has } from './count.ts';
export {
  countedScores,
  countedState,
  recounted,
  sheetOf,
  thingsOf,
  travelersOf,
  withinReach,
} from './count.ts';
export type { CountProblem } from './problems.ts';
export { matters, problemsOf } from './problems.ts';
export type { Tie, TieBreak } from './ties.ts';
export { tiesOf } from './ties.ts';
