/** The words about Duo. What is told of events is in `journal-line.ts`, which a client can load later. */

export { yourSeat } from '../subjects.ts';
export { SPOKEN_VERBS, sayAction, sayMove } from './actions.ts';
export type { Played } from './effects.ts';
export {
  arrivalOf,
  firstPainting,
  nth,
  played,
  sayArrival,
  sayEffect,
  wareCount,
  waveTile,
} from './effects.ts';
export { forecast, forecasterOn, gameOn, nextDecision } from './forecast.ts';
export * from './names.ts';
export * from './places.ts';
export { commitWords, sayHeading, sayPreview } from './preview.ts';
export { sayQuestion } from './questions.ts';
export { briefReason, ruleOf, SPOKEN_REASONS, sayReason, sayRefused } from './reasons.ts';
export type { Forecast, Line, Phrase, Seated, Seen } from './seen.ts';
export { sayStatus } from './status.ts';
