/** Tokaido: the rules, and the tables that clients need to put words and pictures to ids. */

export type { Box } from './box.ts';
// Brings what the boxes add to state, decisions and events into the built declarations.
export type {} from './boxes.ts';
export {
  BOXES,
  DECISION_OWNERS,
  ENCOUNTERS,
  loadBoxes,
  loadBoxesFor,
  namesBoxes,
  SOURCES,
  TRAVELERS,
  VARIATIONS,
} from './composition.ts';
export { ACHIEVEMENT_POINTS, ACHIEVEMENTS } from './data/achievements.ts';
export { DISH_PRICES, DISHES, MEAL_POINTS, MENU_SIZES } from './data/meals.ts';
export { PANORAMA_LENGTHS, PANORAMAS } from './data/panoramas.ts';
export { END, ROADS, SECOND_PLACE_PLAYERS, SPACE_NAMES } from './data/road.ts';
export { SET_POINTS, SOUVENIR_PRICES, SOUVENIR_TYPE, SOUVENIR_TYPES, SOUVENIRS } from './data/souvenirs.ts';
export { SPRING_COPIES, SPRING_POINTS } from './data/springs.ts';
export { DONOR_POINTS, LARGEST_DONATION, OTHER_DONOR_POINTS } from './data/temple.ts';
export type { DecisionMap, TokaidoDecision } from './decisions.ts';
export { timesMet } from './encounters/deck.ts';
export { decidedBy, donorRank, END_ACHIEVEMENTS, tally } from './end.ts';
export type { Event } from './events.ts';
export { countType, IN_FULL, setPoints } from './gains.ts';
export { tokaido } from './game.ts';
export { inns, innsOf, legAhead, legOf } from './legs.ts';
export type { Traveler } from './moments.ts';
export { checkOptions } from './option-words.ts';
export type { Options } from './options.ts';
export { houseRules, MAX_PLAYERS, MIN_PLAYERS, usesTiles } from './options.ts';
export type { Outlook } from './outlook.ts';
export { optionIds, outlook, secondOption } from './outlook.ts';
export type { Reason } from './reasons.ts';
export { recount } from './recount.ts';
export { isInn, nextInn, placesAt, rearmost, roadOrder, spaceAt } from './road.ts';
export { hasChosen } from './setup.ts';
export type { Player, State } from './state.ts';
export { AT as TABLE_AT, row, SEAT_AT } from './state.ts';
export { roomAt } from './travel.ts';
export { isHomeward, printed } from './variations/return-trip.ts';
