/** The numbers of Matsuri; see `../numbers.ts`. */

/** Its bit among the boxes in play. */
export const MATSURI = 2;

// Steps
export const CHOOSE_COLLECTION = 19;
export const CHOOSE_COLLECTION_PLEDGE = 20;
export const CHOOSE_FESTIVAL = 21;
export const BEGIN_FESTIVAL = 22;
export const CHOOSE_PERSON = 23;
export const CHOOSE_MEETING = 24;
export const CHOOSE_GIFT = 25;
export const CHOOSE_SHARED = 26;
export const CHOOSE_ROBBERY = 36;
export const CHOOSE_BONUS = 37;

// Verbs
export const COLLECT = 20;
export const COLLECT_ALL = 21;
export const PLEDGE_LEGEND = 22;
export const FESTIVAL_VERB = 23;
export const INVITE = 24;
export const MEET = 25;
export const DONATE = 26;
export const PUBLISH = 27;
export const ROB = 32;
export const BONUS = 33;

// Options of a stop
export const COLLECTION_OPTION = 14;

// Chance streams
export const LEGEND_DRAW = 10;
export const FESTIVAL_DRAW = 11;

// Sources of points
export const FROM_FESTIVAL = 14;
