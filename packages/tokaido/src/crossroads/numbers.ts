/** The numbers of Crossroads; see `../numbers.ts`. */

/** Its bit among the boxes in play. */
export const CROSSROADS = 1;

// Variations, a bit each
export const GOOD_LUCK = 16;
export const RARE_AND_PRECIOUS = 32;

// Steps
export const CHOOSE_CALLIGRAPHY = 12;
export const CHOOSE_LEGEND = 13;
export const CHOOSE_AMULET = 14;
export const CHOOSE_GOING_ON = 15;
export const CHOOSE_ROLL = 16;
export const CHOOSE_LUCK = 17;
export const CHOOSE_BET = 18;

// Verbs
export const CALLIGRAPHY_VERB = 12;
export const LEGEND_VERB = 13;
export const AMULET_VERB = 14;
export const USE = 15;
export const REST = 16;
export const ROLL = 17;
export const LUCK = 18;
export const BET = 19;
export const DISCOUNT = 29;
export const WAIVE = 31;

// Options of a stop
export const CALLIGRAPHY_OPTION = 8;
export const LEGENDARY_OPTION = 9;
export const AMULET_OPTION = 10;
export const BATHHOUSE_OPTION = 11;
export const CHERRY_TREE_OPTION = 12;
export const GAMING_ROOM_OPTION = 13;

// Chance streams
export const AMULET_DRAW = 7;
export const DIE = 8;
export const RARE = 9;

// Sources of points
export const FROM_CHERRY = 10;
export const FROM_BATH = 11;
export const FROM_LEGEND = 12;
export const FROM_CALLIGRAPHY = 13;
