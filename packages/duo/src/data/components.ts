/** What lies in the box besides the board. The rulebook states every number in this file. */

/** The two colors; a seat is a color. */
export const COLORS = ['purple', 'green'] as const;

/** Three characters each, three dice, three wave tiles: all in this order. */
export const CHARACTERS = ['pilgrim', 'merchant', 'artist'] as const;
export type Character = (typeof CHARACTERS)[number];

export const PILGRIM = 0;
export const MERCHANT = 1;
export const ARTIST = 2;

/** The two sides of the wave tile of each character. */
export const WAVES = [
  ['tranquil', 'hasty'],
  ['crafty', 'robust'],
  ['proficient', 'inspired'],
] as const;

export const TRANQUIL = 0;
export const HASTY = 1;
export const CRAFTY = 0;
export const ROBUST = 1;
export const PROFICIENT = 0;
export const INSPIRED = 1;

export const WARES = ['kimono', 'pottery', 'doll', 'fan'] as const;
export type Ware = (typeof WARES)[number];
export const WARE_COUNTS: readonly number[] = [5, 6, 7, 8];

/** How many wares a Merchant may store, without the Robust wave. */
export const WARE_LIMIT = 5;

export const ICONS = ['moon', 'waterfall', 'mountain', 'bamboo'] as const;
export type Icon = (typeof ICONS)[number];

/** The painting tiles of each color, by icon. */
export const PAINTINGS: readonly (readonly number[])[] = [
  [3, 3, 2, 2],
  [2, 2, 3, 3],
];

export const TILES = 10;
export const SLABS = 6;
export const COINS_PER_SLAB = 10;
export const TEMPLE_SLOTS = 9;
export const GARDEN_SLOTS = 6;

export const STATION_TYPES = ['coastal-town', 'temple', 'garden', 'hot-springs', 'seashore'] as const;
export type StationType = (typeof STATION_TYPES)[number];

export const COASTAL_TOWN = 0;
export const TEMPLE = 1;
export const GARDEN = 2;
export const HOT_SPRINGS = 3;
export const SEASHORE = 4;

/** Counts that every board must have. */
export const AREAS = 8;
export const COASTAL_TOWNS = 8;
export const MOUNTAIN_TOWNS = 4;
export const BOUTIQUES = 8;
export const DIE_FACES = 6;

/** Follows from 12 towns and 8 areas: a plane map with that many corners and faces has 11 inner borders. */
export const ROUTES = 11;
