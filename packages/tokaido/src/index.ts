/** Tokaido: the rules, and the tables that clients need to put words and pictures to ids. */

export { BOXES } from './box.ts';
export { ACHIEVEMENTS } from './data/achievements.ts';
export { DISH_PRICES, DISHES } from './data/meals.ts';
export { PANORAMA_LENGTHS, PANORAMAS } from './data/panoramas.ts';
export { END, ROADS, SPACE_NAMES } from './data/road.ts';
export { SOUVENIR_PRICES, SOUVENIR_TYPE, SOUVENIR_TYPES, SOUVENIRS } from './data/souvenirs.ts';
export { ENCOUNTERS, timesMet } from './encounters/deck.ts';
export type { Event } from './events.ts';
export { SOURCES } from './gains.ts';
export { tokaido } from './game.ts';
export { TRAVELERS } from './moments.ts';
export type { Options } from './options.ts';
export { checkOptions, MAX_PLAYERS, MIN_PLAYERS } from './options.ts';
export type { Reason } from './reasons.ts';
export { recount } from './recount.ts';
export type { Player, State } from './state.ts';
export { row, SEAT_AT } from './state.ts';
export { VARIATIONS } from './variations/index.ts';
