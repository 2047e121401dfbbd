/** Every word about the game: events, reasons, actions, stops, previews and questions. */

export type { Phrase } from './actions.ts';
export { sayAction } from './actions.ts';
export { festivalsHeld } from './events.ts';
export { sayLine } from './line.ts';
export type { Leg } from './names.ts';
export {
  cardId,
  inns,
  legAhead,
  legOf,
  march,
  playerName,
  playerOrYou,
  printed,
  seatName,
  seatsAt,
  spaceAt,
} from './names.ts';
export { festivalsAt, freePlaces, hasSecondOption } from './outlook.ts';
export { sayPreview } from './preview.ts';
export { sayQuestion } from './questions.ts';
export type { RuleTopic } from './reasons.ts';
export { briefReason, ruleOf, sayReason, sayRefused } from './reasons.ts';
export type { SaidStop } from './stops.ts';
export { sayGains, sayStop, stopName } from './stops.ts';
export { sayChange, trial } from './trial.ts';
