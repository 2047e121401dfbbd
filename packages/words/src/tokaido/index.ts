/**
 * The words about Tokaido that a first table needs: names, reasons, actions, stops, previews and questions. What is
 * told of events is in `journal-line.ts`, which a client can load later.
 */

export { sayAction } from './actions.ts';
export { sayChange, trial } from './change.ts';
export { festivalsAt, festivalsHeld } from './festivals.ts';
export { forecast, NOTHING } from './forecast.ts';
export {
  alsoKnown,
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
  travelerName,
} from './names.ts';
export { hasSecondOption } from './outlook.ts';
export { sayPreview } from './preview.ts';
export { sayQuestion } from './questions.ts';
export { briefReason, ruleOf, SPOKEN_REASONS, sayReason, sayRefused } from './reasons.ts';
export type { Forecast, Line, Seen } from './seen.ts';
export type { SaidStop } from './stops.ts';
export { sayStop, stopName, walker } from './stops.ts';
