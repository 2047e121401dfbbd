/** Where in the form each problem is told: beside every field that it is about. */

import type { CountedThing, CountProblem, CountSheet } from '@tokaido/tokaido/count';
import { TABLE } from './count-model.ts';

export interface PlacedProblem {
  readonly seat: number;
  /** The id of the thing; empty for the traveler of a seat. */
  readonly thing: string;
  readonly problem: CountProblem;
}

export function placeProblems(
  problems: readonly CountProblem[],
  sheet: CountSheet,
  things: readonly CountedThing[],
): readonly PlacedProblem[] {
  return problems.flatMap((problem) =>
    placesOf(problem, sheet, things).map((place) => ({ ...place, problem })),
  );
}

type Place = Omit<PlacedProblem, 'problem'>;

function placesOf(
  problem: CountProblem,
  sheet: CountSheet,
  things: readonly CountedThing[],
): readonly Place[] {
  const named = (is: (thing: CountedThing) => boolean) => things.filter(is).map(({ id }) => id);
  switch (problem.why) {
    case 'too-many':
      return [{ seat: problem.seat, thing: problem.thing }];
    case 'not-in-box':
      return holding(
        sheet,
        named(({ id, card = id }) => card === problem.thing),
      );
    case 'meals': {
      const meals = named(({ group }) => group === 'meal');
      // Once, at the last price of which there is any.
      return holding(sheet, meals)
        .filter(({ seat }) => seat === problem.seat)
        .slice(-1);
    }
    case 'unfinished-first':
      return [{ seat: problem.seat, thing: `first ${problem.panorama}` }];
    case 'several-first':
      return holding(sheet, [`first ${problem.panorama}`]);
    case 'nobody-first': {
      const panorama = `panorama ${problem.panorama}`;
      const most = things.find(({ id }) => id === panorama)?.most ?? 0;
      return holding(sheet, [panorama], most).map(({ seat }) => ({
        seat,
        thing: `first ${problem.panorama}`,
      }));
    }
    case 'gifts':
      return [{ seat: problem.seat, thing: 'gifts' }];
    case 'arrival':
      return holding(sheet, ['arrival']);
    case 'traveler':
      return [{ seat: problem.seat, thing: '' }];
    case 'same-traveler':
      break;
  }
  return sheet.seats.flatMap(({ traveler }, seat) =>
    traveler === problem.traveler ? [{ seat, thing: '' }] : [],
  );
}

/** Wherever at least so many of some things lie, thing by thing. */
function holding({ seats, table }: CountSheet, ids: readonly string[], least = 1): readonly Place[] {
  const holders = [...seats.map(({ has }, seat) => ({ has, seat })), { has: table, seat: TABLE }];
  return ids.flatMap((thing) =>
    holders.flatMap(({ has, seat }) => ((has[thing] ?? 0) >= least ? [{ seat, thing }] : [])),
  );
}

export function problemsAt(
  placed: readonly PlacedProblem[],
  seat: number,
  thing: string,
): readonly CountProblem[] {
  return placed.filter((each) => each.seat === seat && each.thing === thing).map(({ problem }) => problem);
}
