/** The road from Kyoto to Edo: 55 positions, 5 of them inns, 24 of the 50 stops with a second place. */

export const INN = 0;
export const SHOP = 1;
export const FARM = 2;
export const TEMPLE = 3;
export const ENCOUNTER = 4;
export const SPRING = 5;
export const PADDY = 6;
export const MOUNTAIN = 7;
export const SEA = 8;

export const SPACE_NAMES = [
  'inn',
  'shop',
  'farm',
  'temple',
  'encounter',
  'hot-spring',
  'panorama-paddy',
  'panorama-mountain',
  'panorama-sea',
] as const;

/** I inn, V shop, T temple, E encounter, P paddy, H hot spring, M mountain, F farm, S sea; then the places. */
const PRINTED =
  'I5 V2 T1 E1 P1 H2 M2 F2 V1 T2 E1 S2 M1 H1 I5 S1 T1 F2 P2 M2 E2 T1 H2 M1 S2 V1 F1 ' +
  'I5 P1 V1 E2 F1 M2 H1 S2 P1 T2 F2 E1 S1 V2 I5 H1 T2 E1 V2 S1 F2 H2 E1 M1 P2 S2 V1 I5';

const LETTERS = 'IVFTEHPMS';

interface Road {
  /** What lies at each position, counted from where the journey starts. */
  readonly space: readonly number[];
  /** How many places a stop has when all are in use. */
  readonly places: readonly number[];
  /** For each position the next inn ahead of it. */
  readonly nextInn: readonly number[];
}

function road(printed: readonly string[]): Road {
  const space = printed.map((word) => LETTERS.indexOf(word[0]));
  const places = printed.map((word) => Number(word[1]));
  const nextInn = space.map((_, at) => space.findIndex((kind, ahead) => kind === INN && ahead > at));
  return { space, places, nextInn };
}

const printed = PRINTED.split(' ');

/** The road as it is traveled: toward Edo or, on the Return trip, toward Kyoto. */
export const ROADS: readonly Road[] = [road(printed), road([...printed].reverse())];

/** The last position: the end of the journey. */
export const END = printed.length - 1;

/** Second places are open only from this number of players. */
export const SECOND_PLACE_PLAYERS = 4;
