/** The road as the screen draws it: legs, who stands where, which places are free. Reads a state, knows no rule. */

import type { Player, State } from '@tokaido/tokaido';
import { isHomeward, rearmost, roomAt } from '@tokaido/tokaido';
import { inns, legOf, march, printed } from '@tokaido/words/tokaido';

export function travelTo(s: State, position: number): string {
  return `travel ${printed(s, position)}`;
}

/** Whether an action is a walk. */
export function isWalk(action: string): boolean {
  return action.startsWith('travel ');
}

/** The position that an action walks to; null for any other action. */
export function positionOf(s: State, action: string): number | null {
  const [, number] = /^travel (\d+)$/.exec(action) ?? [];
  return number === undefined ? null : printed(s, Number(number));
}

/** The stops of a leg with the inn at its end; legs count from 1. */
export function stopsOf(s: State, leg: number): readonly number[] {
  const [from = 0, to = from] = inns(s).slice(leg - 1, leg + 1);
  return Array.from({ length: to - from }, (_, i) => from + 1 + i);
}

/** The leg being walked. At an inn the old leg stays in sight until everybody has arrived and eaten. */
export function currentLeg(s: State): number {
  const { position } = rearmost(s);
  return legOf(s, position === s.restedAt ? position + 1 : position).number;
}

/** The picture of a leg: on the return trip the last one comes first. */
export function sceneOf(s: State, leg: number): number {
  return isHomeward(s) ? inns(s).length - leg : leg;
}

/** With fewer free rows the news on the road is its last line. */
export const ROWS_FOR_NEWS = 4;

/** How many stops at the beginning of a leg are behind everyone. */
export function freeStops(s: State, leg: number): number {
  const rear = rearmost(s).position;
  return stopsOf(s, leg).filter((position) => position < rear).length;
}

/** The travelers at a position, first to leave first. */
export function standing(s: State, position: number): readonly Player[] {
  return march(s).filter((p) => p.position === position);
}

export type Place = { readonly is: 'free' | 'shut' } | { readonly is: 'taken'; readonly seat: number };

const times = (count: number, is: 'free' | 'shut'): readonly Place[] =>
  Array.from({ length: count }, () => ({ is }));

/** The places of a stop as a capsule shows them: the traveler on the left leaves first. */
export function placesOf(s: State, position: number): readonly Place[] {
  const taken = standing(s, position).map(({ seat }): Place => ({ is: 'taken', seat }));
  const { shut, free } = roomAt(s, position);
  return [...times(shut, 'shut'), ...times(free, 'free'), ...taken];
}

export type RowState = 'passed' | 'here' | 'open' | 'closed' | 'idle';

/** Who is asked to walk, and where they may go; null while nobody here must walk. */
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
