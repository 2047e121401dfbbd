/** The words about Duo. What is told of events is in `journal-line.ts`, which a client can load later. */

export { characterTo, SPOKEN_VERBS, sayAction } from './actions.ts';
export { forecast, forecasterOn, gameOn } from './forecast.ts';
export * from './names.ts';
export { sayPreview } from './preview.ts';
export { sayQuestion } from './questions.ts';
export { briefReason, ruleOf, SPOKEN_REASONS, sayReason, sayRefused } from './reasons.ts';
export type { Forecast, Line, Phrase, Seated, Seen } from './seen.ts';
export { sayStatus } from './status.ts';
