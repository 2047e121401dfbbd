/** The weights of the heuristic for Duo, in points. */

export interface DuoWeights {
  /** A step of the temple peg and of the garden peg, for what the other peg will still make of it. */
  readonly temple: number;
  readonly garden: number;
  /** A coin, and a coin's worth of wares, as parts of the next gold slab. */
  readonly coin: number;
  readonly ware: number;
  /** A painting that can be given away soon. */
  readonly painting: number;
  /** A wave tile, and the Hot Spring token. */
  readonly wave: number;
  readonly token: number;
  /** What the opponent has counts against. */
  readonly rival: number;
  /** Being ahead is worth more, the nearer the end. */
  readonly close: number;
}

/** npx tsx packages/bots/src/strategies/tune.ts duo --steps 16 --pairs 150 --seed tune */
export const DUO_WEIGHTS: DuoWeights = {
  temple: 3.38,
  garden: 3.19,
  coin: 0.581,
  ware: 0.243,
  painting: 0.308,
  wave: 3.77,
  token: 3.43,
  rival: 1.05,
  close: 0.935,
};
