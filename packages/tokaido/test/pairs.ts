/**
 * The pairs that must happen in play, and those that cannot: each traveler with each option, festival, encounter,
 * calligraphy and legendary object, each amulet with each decision.
 */

import { BOXES, ENCOUNTERS, TRAVELERS } from '../src/index.ts';

export const cards = (box: string, kind: string): readonly string[] => BOXES.get(box)?.cards[kind] ?? [];
export const AMULETS = cards('crossroads', 'amulet');
export const FESTIVALS = cards('matsuri', 'festival');
const TILES = TRAVELERS.slice(1);

/** The decisions at which an amulet might be used. */
export const WINDOWS = 'travel option buy eat treat legend amulet calligraphy collect rest'.split(' ');

/** The decisions at which each amulet can be used. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  vitality: ['rest'],
  fortune: ['travel'],
  health: ['option'],
  friendship: ['travel'],
  hospitality: ['eat', 'treat'],
  devotion: 'option buy eat treat legend amulet calligraphy collect'.split(' '),
};

/** The options of each space, by the names of the spaces. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  shop: ['souvenirs', 'legendary-object'],
  farm: ['wages', 'gaming-room'],
  temple: ['offering', 'amulet'],
  encounter: ['encounter', 'calligraphy'],
  'hot-spring': ['hot-spring', 'bathhouse'],
  'panorama-paddy': ['panorama-paddy', 'cherry-tree'],
  'panorama-mountain': ['panorama-mountain', 'cherry-tree'],
  'panorama-sea': ['panorama-sea', 'cherry-tree'],
  inn: ['eat', 'go hungry'],
};

/** Options that only some tiles have. */
const OWN_OPTIONS: readonly (readonly [space: string, option: string, tiles: readonly string[]])[] = [
  ['shop', 'collection', ['rakuren']],
  ['inn', 'accept a meal of the deck', ['satsuki', 'kidzuna', 'eriku']],
  ['inn', 'refuse a meal of the deck', ['satsuki', 'kidzuna', 'eriku']],
];

/** A pair that must happen, or cannot. */
export interface Cell {
  readonly group: string;
  /** What is paired with a traveler, or a window. */
  readonly what: string;
  readonly who: string;
  /** Why the rules do not allow it; it must then not happen. */
  readonly impossible?: string;
}

export const key = (group: string, what: string, who: string): string => `${group}|${what}|${who}`;

export const GROUPS = ['option', 'amulet', 'festival', 'encounter', 'calligraphy', 'legend'];

/** All pairs, including the impossible ones. */
export const CELLS: readonly Cell[] = [
  ...TILES.flatMap(({ id, gender }): Cell[] => [
    ...Object.entries(OPTIONS).flatMap(([space, options]) =>
      options.map((option) => ({ group: 'option', what: `${space}: ${option}`, who: id })),
    ),
    ...OWN_OPTIONS.map(([space, option, tiles]) => ({
      group: 'option',
      what: `${space}: ${option}`,
      who: id,
      ...(tiles.includes(id) ? {} : { impossible: `only on the tile of ${tiles.join(', ')}` }),
    })),
    ...FESTIVALS.map((festival) => ({
      group: 'festival',
      what: festival,
      who: id,
      ...(festival === 'hina-matsuri' && gender !== 'feminine'
        ? { impossible: 'dolls are for feminine travelers' }
        : {}),
      ...(festival === 'tango' && gender !== 'masculine'
        ? { impossible: 'carps are for masculine travelers' }
        : {}),
    })),
    ...ENCOUNTERS.map((encounter) => ({ group: 'encounter', what: encounter.id, who: id })),
    ...cards('crossroads', 'calligraphy').map((card) => ({ group: 'calligraphy', what: card, who: id })),
    ...cards('crossroads', 'legend').map((card) => ({ group: 'legend', what: card, who: id })),
  ]),
  ...AMULETS.flatMap((amulet) =>
    WINDOWS.flatMap((window): Cell[] => {
      const opens = MOMENTS[amulet].includes(window);
      const refused = { group: 'amulet', what: `${amulet}, held but closed`, who: window };
      const used = { group: 'amulet', what: amulet, who: window };
      return opens
        ? [used]
        : [refused, { ...used, impossible: `it can only be used at ${MOMENTS[amulet].join(', ')}` }];
    }),
  ),
];

/** The pairs that must happen. */
export const WANTED = new Map(
  CELLS.filter((cell) => cell.impossible === undefined).map((cell) => [
    key(cell.group, cell.what, cell.who),
    cell,
  ]),
);
