/**
 * How strong bots are, from who won against whom. Each seat wins in proportion to the strength of its bot, as in the
 * arena's Elo: one bot among n − 1 copies of another wins s / (s + (n − 1) t). The strengths are those under which the
 * results are the most likely, with one imagined game at par in every pairing, so that nobody is infinitely strong.
 */

/** All games of one bot against copies of another at one table. */
export interface Pairing {
  /** Numbers of the bots. */
  readonly one: number;
  readonly others: number;
  readonly seats: number;
  /** What the one has won, a shared first place in parts. */
  readonly won: number;
  readonly games: number;
}

export interface Strengths {
  /** Logarithms of the strengths; that of the anchor is 0. */
  readonly logs: readonly number[];
  /** Their standard errors if all games were independent. */
  readonly errors: readonly number[];
}

const IMAGINED_GAMES = 1;
/** Whoever has met nobody stays at 0, with a very large error. */
const RIDGE: number = 1e-6;
/** A step of Newton's method is cut to this, since the first may lead too far. */
const LONGEST_STEP = 2;
const PRECISION = 1e-9;
const MOST_STEPS = 100;

export function fitStrengths(
  pairings: readonly Pairing[],
  bots: number,
  anchor: number,
  start?: readonly number[],
): Strengths {
  const logs = start === undefined ? new Array<number>(bots).fill(0) : [...start];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const { slope, curve } = derivatives(pairings, logs, anchor);
    const [step] = solve(curve, [slope]);
    const longest = Math.max(...step.map(Math.abs));
    const part = Math.min(1, LONGEST_STEP / longest);
    for (let i = 0; i < bots; i++) logs[i] += part * step[i];
    if (longest < PRECISION) break;
  }
  const { curve } = derivatives(pairings, logs, anchor);
  const units = curve.map((_, i) => curve.map((__, j) => (i === j ? 1 : 0)));
  const errors = solve(curve, units).map((column, i) => (i === anchor ? 0 : Math.sqrt(column[i])));
  return { logs, errors };
}

/** How likely the one is to win. */
function winChance(log: number, otherLog: number, seats: number): number {
  return 1 / (1 + (seats - 1) * Math.exp(otherLog - log));
}

/** The slope of the log-likelihood, and its curvature with the sign turned. */
function derivatives(
  pairings: readonly Pairing[],
  logs: readonly number[],
  anchor: number,
): { slope: number[]; curve: number[][] } {
  const slope = logs.map((log) => -RIDGE * log);
  const curve = logs.map((_, i) => logs.map((__, j) => (i === j ? RIDGE : 0)));
  for (const { one, others, seats, won, games } of pairings) {
    const chance = winChance(logs[one], logs[others], seats);
    const count = games + IMAGINED_GAMES;
    const surplus = won + IMAGINED_GAMES / seats - count * chance;
    const weight = count * chance * (1 - chance);
    slope[one] += surplus;
    slope[others] -= surplus;
    curve[one][one] += weight;
    curve[others][others] += weight;
    curve[one][others] -= weight;
    curve[others][one] -= weight;
  }
  // The anchor does not move.
  slope[anchor] = 0;
  for (let i = 0; i < logs.length; i++) {
    curve[anchor][i] = i === anchor ? 1 : 0;
    curve[i][anchor] = i === anchor ? 1 : 0;
  }
  return { slope, curve };
}

/** Solves a symmetric positive system for several right-hand sides, by elimination. */
function solve(matrix: readonly (readonly number[])[], sides: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...sides.map((side) => side[i])]);
  for (let pivot = 0; pivot < n; pivot++) {
    const scale = rows[pivot][pivot];
    for (let k = pivot; k < rows[pivot].length; k++) rows[pivot][k] /= scale;
    for (let i = 0; i < n; i++) {
      const factor = rows[i][pivot];
      if (i === pivot || factor === 0) continue;
      for (let k = pivot; k < rows[i].length; k++) rows[i][k] -= factor * rows[pivot][k];
    }
  }
  return sides.map((_, k) => rows.map((row) => row[n + k]));
}
