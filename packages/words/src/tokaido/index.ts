/**
 * The words about Tokaido that a first table needs: names, reasons, actions, stops, previews and questions. What is
 * told of events is in `journal-line.ts`, which a client can load later.
 */

export { sayChange } from '../change.ts';
export { NOTHING } from '../forecast.ts';
export { yourSeat } from '../subjects.ts';
export { sayAction } from './actions.ts';
export { festivalsAt, festivalsHeld } from './festivals.ts';
export { forecast, forecaster, trial } from './forecast.ts';
export {
  alsoKnown,
  cardId,
  cardIds,
  innName,
  inns,
  legAhead,
  legOf,
  march,
  playerName,
  playerOrYou,
  printed,
  seatsAt,
  spaceAt,
  spokenOf,
  travelerName,
} from './names.ts';
export { sayPledge } from './pledge.ts';
export { sayPreview } from './preview.ts';
export { sayQuestion } from './questions.ts';
export { briefReason, ruleOf, SPOKEN_REASONS, sayReason, sayRefused } from './reasons.ts';
export type { Forecast, Line, Phrase, Seated, Seen, TokaidoTurn } from './seen.ts';
export type { SaidStop } from './stops.ts';
export { hasSecondOption, sayStop, stopName, walker } from './stops.ts';
export { legendOf, moverOf, offerOf } from './turn-details.ts';
