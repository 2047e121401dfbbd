/** The weights of the heuristic for Tokaido, in points. */

export interface Weights {
  /** The first coin, and how many coins a whole road can use. */
  readonly coin: number;
  readonly purse: number;
  /** Being able to pay at the next inn, and for a dish of any price. */
  readonly meal: number;
  /** A step of road ahead, whatever lies there. */
  readonly step: number;
  /** What the stops ahead are worth above a floor. */
  readonly road: number;
  readonly floor: number;
  /** A stop ahead on which somebody stands, and each traveler who moves before me. */
  readonly taken: number;
  readonly threat: number;
  /** The place in the line of an inn: those who came late leave first. */
  readonly line: number;
  /** Kinds of stop. */
  readonly shop: number;
  readonly gift: number;
  readonly meet: number;
  readonly pick: number;
  /** Races for achievements: their weight, and how open they are while the road is long. */
  readonly race: number;
  readonly spread: number;
  readonly finish: number;
  readonly donor: number;
  readonly donorSpread: number;
  /** Cards of the boxes. */
  readonly amulet: number;
  readonly scroll: number;
  readonly scrollNow: number;
  readonly legend: number;
  readonly script: number;
  /** The best of the others counts against me. */
  readonly rival: number;
}

/** npx tsx packages/bots/src/strategies/tune.ts tokaido --steps 14 --pairs 63 --seed tune */
export const WEIGHTS: Weights = {
  coin: 2,
  purse: 30,
  meal: 0.54,
  step: 2.58,
  road: 0.28,
  floor: 0.73,
  taken: 0.533,
  threat: 0.13,
  line: 0.119,
  shop: 1.4,
  gift: 1.06,
  meet: 3.23,
  pick: 0.472,
  race: 0.87,
  spread: 2.87,
  finish: 0.854,
  donor: 0.474,
  donorSpread: 4.03,
  amulet: 1.53,
  scroll: 0.639,
  scrollNow: 0.581,
  legend: 3.09,
  script: 4.07,
  rival: 0.312,
};
