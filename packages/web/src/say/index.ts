/**
 * The words about the game that a first table needs: reasons, actions, stops, previews and questions. What is told of
 * events is in `line.ts`, which comes later.
 */

export { sayAction } from './actions.ts';
export { festivalsAt, festivalsHeld } from './held.ts';
export { inns, playerName, playerOrYou, printed, spaceAt } from './names.ts';
export { hasSecondOption } from './outlook.ts';
export { sayPreview } from './preview.ts';
export { sayQuestion } from './questions.ts';
export { ruleOf, sayReason, sayRefused } from './reasons.ts';
export type { SaidStop } from './stops.ts';
export { sayStop, stopName } from './stops.ts';
