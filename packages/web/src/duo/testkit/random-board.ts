/**
 * Valid boards that are quite unlike ours: any number of stations, any plane network of routes, names in any order, and
 * no drawing. Some of them have their coast mixed up, so that no plane map shows them; the rules do not mind.
 */

import type { Board } from '@tokaido/duo';
import { AREA_NAMES, checkBoard, RECONSTRUCTED, STATION_TYPES, TOWN_NAMES } from '@tokaido/duo';
import { FastChance } from '@tokaido/kernel';

const COASTAL = 8;
const HILLS = TOWN_NAMES.length - COASTAL;
const TYPES = STATION_TYPES.filter((type) => type !== 'coastal-town');

type Ring = Board['ring'][number][];
type Route = Board['routes'][number];

class Maker {
  readonly rng: FastChance;

  constructor(seed: number) {
    this.rng = new FastChance(seed);
  }

  shuffled<T>(list: readonly T[]): T[] {
    const rest = [...list];
    return list.map(() => rest.splice(this.rng.below(rest.length), 1)[0]!);
  }

  /** Which hill each of the others hangs on. */
  private parents(): number[] {
    return Array.from({ length: HILLS }, (_, i) => (i === 0 ? -1 : this.rng.below(i)));
  }

  /** Coastal towns for each place on the way round the hills; a hill where the way turns back has one. */
  private corners(parents: readonly number[]): { hill: number; edge: number | null }[] {
    const way: { hill: number; edge: number | null }[] = [];
    const visit = (hill: number) => {
      const children = parents.flatMap((parent, i) => (parent === hill ? [i] : []));
      way.push({ hill, edge: null });
      for (const child of children) {
        way.push({ hill, edge: child });
        visit(child);
        way.push({ hill, edge: child }, { hill, edge: null });
      }
    };
    visit(0);
    return way;
  }

  board(): Board {
    const parents = this.parents();
    const way = this.corners(parents);
    const leaves = parents.flatMap((_, hill) => (parents.includes(hill) ? [] : [hill]));
    const places = way.flatMap(({ edge }, i) => (edge === null ? [i] : []));
    const counts = new Map(places.map((place) => [place, leaves.includes(way[place]!.hill) ? 1 : 0]));
    // The first hill is a dead end too where only one other hangs on it.
    if (parents.filter((parent) => parent === 0).length === 1) counts.set(0, 1);
    const total = () => [...counts.values()].reduce((sum, n) => sum + n, 0);
    while (total() < COASTAL) {
      const place = places[this.rng.below(places.length)]!;
      counts.set(place, counts.get(place)! + 1);
    }
    return this.named(way, parents, counts);
  }

  private named(
    way: readonly { hill: number; edge: number | null }[],
    parents: readonly number[],
    counts: ReadonlyMap<number, number>,
  ): Board {
    const coast = this.shuffled(TOWN_NAMES.slice(0, COASTAL));
    const hills = this.shuffled(TOWN_NAMES.slice(COASTAL));
    const areas = this.shuffled(AREA_NAMES);
    const areaAt = (n: number) => areas[(n + COASTAL) % COASTAL]!;
    const routes: Route[] = [];
    const seen = new Map<number, string>();
    let towns = 0;
    for (const [i, { hill, edge }] of way.entries()) {
      for (let n = counts.get(i) ?? 0; n > 0; n--) {
        const between: [string, string] = [areaAt(towns - 1), areaAt(towns)];
        routes.push({ from: coast[towns++]!, to: hills[hill]!, between });
      }
      if (edge === null) continue;
      const side = areaAt(towns - 1);
      const first = seen.get(edge);
      if (first === undefined) seen.set(edge, side);
      else routes.push({ from: hills[edge]!, to: hills[parents[edge]!]!, between: [first, side] });
    }
    return this.whole(coast, areas, routes);
  }

  private whole(coast: readonly string[], areas: readonly string[], routes: readonly Route[]): Board {
    const { rng } = this;
    const ring: Ring = [];
    const extra = Array.from({ length: COASTAL }, () => (rng.below(4) === 0 ? 0 : 1 + rng.below(4)));
    while (extra.reduce((sum, n) => sum + n, 0) < 16 - COASTAL) extra[rng.below(COASTAL)]!++;
    // Some coasts are crowded up to the most stations that a board may have.
    if (rng.below(5) === 0)
      while (extra.reduce((sum, n) => sum + n, 0) < 60 - COASTAL) extra[rng.below(COASTAL)]!++;
    const types = this.shuffled([...TYPES, ...TYPES, ...TYPES, ...TYPES]);
    for (const [i, town] of coast.entries()) {
      ring.push({ type: 'coastal-town', town });
      for (let n = 0; n < extra[i]!; n++) {
        ring.push({ type: types[ring.length % types.length]!, area: areas[i]! });
      }
    }
    const [one, other] = this.shuffled(ring.map((_, i) => i).filter((i) => ring[i]!.type !== 'coastal-town'));
    const name = (i: number) => `s${String(i).padStart(2, '0')}`;
    const { drawing: _, ...rest } = RECONSTRUCTED;
    return {
      ...rest,
      id: `random-${rng.below(1_000_000)}`,
      ring,
      routes,
      dice: { ...rest.dice, artist: [1, 1, 1, 1, 1, 1] },
      starts: [
        { pilgrim: name(one!), merchant: 'm1', artist: 'a0' },
        { pilgrim: name(other!), merchant: 'm2', artist: 'a1' },
      ],
    };
  }
}

/** Two towns change places on a coast where nothing depends on it. */
function mixedUp(board: Board, rng: FastChance): Board {
  const towns = board.ring.flatMap((entry, i) => (entry.type === 'coastal-town' ? [i] : []));
  const [a, b] = [towns[rng.below(COASTAL)]!, towns[rng.below(COASTAL)]!];
  const ring = [...board.ring];
  [ring[a], ring[b]] = [ring[b]!, ring[a]!];
  return checkBoard({ ...board, ring }).length === 0 ? { ...board, ring } : board;
}

/** Whether a plane map can show the board of a seed; every fourth may have its coast mixed up. */
export const isPlane = (seed: number): boolean => seed % 4 !== 0;

/** The same board for the same seed; always one that the engine accepts. */
export function randomBoard(seed: number): Board {
  for (let i = 0; ; i++) {
    const maker = new Maker(seed * 1000 + i);
    const board = maker.board();
    if (checkBoard(board).length === 0) return isPlane(seed) ? board : mixedUp(board, maker.rng);
  }
}
