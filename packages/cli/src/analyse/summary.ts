/** What many games say of the measures: skill and luck by place, and how well they tell the place. */

import type { Estimate } from '@tokaido/bots';
import type { Score } from '@tokaido/kernel';
import type { AnalysedSeat, GameReport } from './game-report.ts';
import { correlation, jointCorrelation, meanOf } from './statistics.ts';

/** What is compared, from a seat's sums. */
const MEASURES = {
  points: ({ score }: PlacedSeat) => score.points,
  pointsLost: ({ pointsLostPerDecision }: PlacedSeat) => pointsLostPerDecision.value,
  accuracy: ({ accuracy }: PlacedSeat) => accuracy.value,
  winShareLost: ({ winShareLost }: PlacedSeat) => winShareLost.value,
  luck: ({ luck }: PlacedSeat) => luck.value,
} as const;

type Measure = keyof typeof MEASURES;
type Means = Readonly<Record<Measure, Estimate>>;

export interface Summary {
  readonly games: number;
  readonly decisions: number;
  readonly places: readonly { readonly place: number; readonly seats: number; readonly means: Means }[];
  /** In the mean of the games, how much more the last had than the first. */
  readonly apart: Means;
  /** Of the place with points lost per decision, with luck, and with both. */
  readonly correlations: { readonly skill: number; readonly luck: number; readonly both: number };
}

type PlacedSeat = AnalysedSeat & { readonly score: Score };

/** Games that are not over are left out. */
export function summaryOf(reports: readonly GameReport[]): Summary {
  const games = reports.map(({ seats }) => seats.filter((seat): seat is PlacedSeat => seat.score !== null));
  const seats = games.flat();
  const places = [...new Set(seats.map(({ score }) => score.place))].sort((a, b) => a - b);
  const place = seats.map(({ score }) => score.place);
  const skill = seats.map(MEASURES.pointsLost);
  const luck = seats.map(MEASURES.luck);
  return {
    games: games.filter((game) => game.length > 0).length,
    decisions: seats.reduce((sum, { decisions }) => sum + decisions, 0),
    places: places.map((at) => {
      const placed = seats.filter(({ score }) => score.place === at);
      return { place: at, seats: placed.length, means: means((measure) => placed.map(MEASURES[measure])) };
    }),
    apart: means((measure) => games.flatMap((game) => lastAgainstFirst(game, MEASURES[measure]))),
    correlations: {
      skill: correlation(place, skill),
      luck: correlation(place, luck),
      both: jointCorrelation(place, skill, luck),
    },
  };
}

function means(list: (measure: Measure) => readonly number[]): Means {
  const names = Object.keys(MEASURES) as Measure[];
  return Object.fromEntries(names.map((name) => [name, meanOf(list(name))])) as Means;
}

/** Seats of one game are compared with each other; none where all share a place. */
function lastAgainstFirst(game: readonly PlacedSeat[], of: (seat: PlacedSeat) => number): number[] {
  const places = game.map(({ score }) => score.place);
  const first = Math.min(...places);
  const last = Math.max(...places);
  if (game.length === 0 || first === last) return [];
  const mean = (place: number) => meanOf(game.filter(({ score }) => score.place === place).map(of)).value;
  return [mean(last) - mean(first)];
}
