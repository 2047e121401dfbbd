/** Moments of a journey that scenes are taken from. */

import type { Table } from '@tokaido/table';
import { ROADS } from '@tokaido/tokaido';
import { asked, stateOf } from './positions.ts';

export const ALL_BOXES = 'boxes=crossroads,matsuri';
const { space } = ROADS[0]!;
/** Where the legs of the road begin and end. */
const INNS = space.flatMap((kind, at) => (kind === 0 ? [at] : []));
/** Thirteen stops and an inn: no leg has more. */
export const LONGEST_LEG = 1;

/** The first to leave an inn: every stop of the leg is ahead of everybody. */
export function atInn(leg: number): (table: Table) => boolean {
  const inn = INNS[leg - 1];
  return (table) => {
    if (asked(table) !== 'travel') return false;
    const { all, players } = stateOf(table);
    return all.slice(0, players).every(({ position }) => position === inn);
  };
}

/** Somewhere on the second leg, when there is something to be seen. */
export function underWay(table: Table): boolean {
  if (asked(table) !== 'travel') return false;
  const { position } = stateOf(table).all[0]!;
  return position > INNS[1]! + 1 && position < INNS[2]! - 4;
}

export function hasFestival(table: Table): boolean {
  return underWay(table) && (stateOf(table).festivals ?? 0) > 0;
}

export const isOver = (table: Table) => table.phase === 'over';
