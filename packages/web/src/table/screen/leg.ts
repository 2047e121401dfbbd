/** The road as the screen draws it: legs, who stands where, which places are free. Reads a state, knows no rule. */

import type { Player, State } from '@tokaido/tokaido';
import { BOXES, END, placesAt, ROADS, rearmost, VARIATIONS } from '@tokaido/tokaido';
import { inns, legOf, march, printed, spaceAt } from '../../say/names.ts';

const RETURN = VARIATIONS.get('return-trip')?.bit ?? 0;

export function isReturning(s: State): boolean {
  return (s.variations & RETURN) !== 0;
}

export function travelTo(s: State, position: number): string {
  return `travel ${printed(s, position)}`;
}

/** The position that an action walks to; null for any other action. */
export function positionOf(s: State, action: string): number | null {
  const [, number] = /^travel (\d+)$/.exec(action) ?? [];
  return number === undefined ? null : printed(s, Number(number));
}

/** The stops of a leg with the inn at its end; legs count from 1. */
export function stopsOf(s: State, leg: number): readonly number[] {
  const [from, to] = inns(s).slice(leg - 1, leg + 1);
  return Array.from({ length: to - from }, (_, i) => from + 1 + i);
}

/** The leg being walked. At an inn the old leg stays in sight until somebody may leave. */
export function currentLeg(s: State, decision: string | null): number {
  const { position } = rearmost(s);
  const leaving = decision === 'travel' && spaceAt(s, position) === 'inn';
  return legOf(s, leaving ? Math.min(END, position + 1) : position).number;
}

/** The picture of a leg: on the return trip the last one comes first. */
export function sceneOf(s: State, leg: number): number {
  return isReturning(s) ? 5 - leg : leg;
}

/** The travelers at a position, first to leave first. */
export function standing(s: State, position: number): readonly Player[] {
  return march(s).filter((p) => p.position === position);
}

export type Place = { readonly is: 'free' | 'shut' } | { readonly is: 'taken'; readonly seat: number };

const times = (count: number, is: 'free' | 'shut'): readonly Place[] =>
  Array.from({ length: count }, () => ({ is }));

/** The places of a stop as a capsule shows them: whoever stands on the left leaves first. */
export function placesOf(s: State, position: number): readonly Place[] {
  const taken = standing(s, position).map(({ seat }): Place => ({ is: 'taken', seat }));
  const inn = spaceAt(s, position) === 'inn';
  const places = inn ? s.travelers : placesAt(s, position);
  const shut = inn ? 0 : Math.min(shutAt(s, position, places), places);
  // Somebody who joined a friend stands where no place is printed.
  const free = Math.max(0, places - shut - taken.length);
  return [...times(shut, 'shut'), ...times(free, 'free'), ...taken];
}

/** A double stop loses the place off the road, and that one is not in use at small tables. */
function shutAt(s: State, position: number, places: number): number {
  if (s.boxes === 0 || (places === 1 && ROADS[isReturning(s) ? 1 : 0].places[position] === 2)) return 0;
  let shut = 0;
  for (const box of BOXES.values()) if (s.boxes & box.bit) shut += box.shutPlaces(s, position);
  return shut;
}

export type RowState = 'passed' | 'here' | 'open' | 'closed' | 'idle';

/** Who is asked to walk, and where he may go; null while nobody here must walk. */
export interface Walk {
  readonly mover: number;
  readonly open: ReadonlySet<number>;
}

/** How a stop looks: `idle` while it is not for us to choose. */
export function rowState(s: State, position: number, walk: Walk | null, me: number): RowState {
  if (s.all[walk?.mover ?? me]?.position === position) return 'here';
  if (position < rearmost(s).position) return 'passed';
  if (walk === null) return 'idle';
  return walk.open.has(position) ? 'open' : 'closed';
}
