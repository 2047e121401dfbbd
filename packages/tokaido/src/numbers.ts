/**
 * The numbers of the core's steps and options; each box writes its own in a file of this name. Views, saved
 * states and short links hold them, so they are written down: a number is never changed and never given again,
 * and something new takes the next one that neither the core nor any box has had. Verbs, chance streams and
 * sources of points are numbered the same way, in `actions.ts`, `chance.ts` and `gains.ts`.
 */

// Steps
export const CHOOSE_PANORAMA = 0;
export const CHOOSE_SOUVENIRS = 1;
export const CHOOSE_PLEDGE = 2;
export const CHOOSE_ENCOUNTER = 3;
export const DINE = 4;
export const CHOOSE_MEAL = 5;
export const LEAVE_TEMPLE = 6;
export const CHOOSE_OFFERING = 7;
export const TAKE_TREAT = 8;
export const END_STOP = 9;
export const CHOOSE_OPTION = 10;
export const CHOOSE_DESTINATION = 11;
export const TURN = 30;
export const CHOOSE_LEAVING = 31;
export const CHOOSE_TRAVELER = 32;
export const DEPART = 33;
export const CHOOSE_DISCOUNT = 34;
// 35 to 37 belong to boxes.
export const CHOOSE_LOOK = 38;
export const USE_INN_POWER = 39;

// Verbs; the others are in `actions.ts`
export const LOOK = 34;

// Options of a stop
export const SOUVENIRS_OPTION = 0;
export const ENCOUNTER_OPTION = 1;
export const WAGES_OPTION = 2;
export const HOT_SPRING_OPTION = 3;
export const OFFERING_OPTION = 4;
/** Of the paddy; those of mountain and sea follow. */
export const PANORAMA_OPTION = 5;
