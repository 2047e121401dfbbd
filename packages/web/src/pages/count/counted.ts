/** What the rules make of a count of Tokaido: points, problems, and the position in which the journey ended. */

import type { Score } from '@tokaido/kernel';
import { tokaido } from '@tokaido/tokaido';
import type { CountedThing, CountSheet, Tie } from '@tokaido/tokaido/count';
import {
  countedState,
  matters,
  problemsOf,
  sheetOf,
  thingsOf,
  tiesOf,
  travelersOf,
} from '@tokaido/tokaido/count';
import type { Seen } from '../../tokaido/model.ts';
import type { Known } from '../../tokaido/own-seat.ts';
import type { Count } from './count-model.ts';
import { seatedIn, sheetOfCount, TABLE } from './count-model.ts';
import type { PlacedProblem } from './placed-problems.ts';
import { placeProblems } from './placed-problems.ts';

export interface Counted {
  readonly sheet: CountSheet;
  readonly things: readonly CountedThing[];
  /** The travelers of the boxes. */
  readonly travelers: readonly string[];
  /** The end, as an end screen shows one. */
  readonly seen: Seen;
  readonly scores: readonly Score[];
  readonly ties: readonly Tie[];
  readonly problems: readonly PlacedProblem[];
  /** Who sits there, as the parts of an end screen ask for it. */
  readonly model: Known & { readonly scores: { readonly value: readonly Score[] } };
  /** What is shown for a thing: what was entered, or what the rules take for it. */
  shown(seat: number, thing: CountedThing): number;
  /** As what it is counted, which differs where it cannot be. */
  counted(seat: number, thing: CountedThing): number;
}

/** Reckoned anew with every key. */
export function counted(count: Count): Counted {
  const sheet = sheetOfCount(count);
  const things = thingsOf(sheet);
  const s = countedState(sheet);
  const scores = tokaido.scores(s);
  const taken = sheetOf(s);
  const numbers = (of: CountSheet, seat: number) => (seat === TABLE ? of.table : of.seats[seat]?.has);
  const countedAs = (seat: number, { id }: CountedThing) => numbers(taken, seat)?.[id] ?? 0;
  return {
    sheet,
    things,
    travelers: travelersOf(sheet),
    seen: { me: -1, view: tokaido.observe(s, -1), s, turn: null, mine: false, legal: [] },
    scores,
    ties: tiesOf(s),
    problems: placeProblems(problemsOf(sheet), sheet, things),
    model: { info: { value: seatedIn(count) }, you: { value: -1 }, scores: { value: scores } },
    shown: (seat, thing) => numbers(sheet, seat)?.[thing.id] ?? countedAs(seat, thing),
    counted: countedAs,
  };
}

/** What a seat is asked: nothing that makes no difference, and who was first only of a complete panorama. */
export function askedOf(found: Counted, seat: number): readonly CountedThing[] {
  const { sheet, things } = found;
  return things.filter((thing) => {
    if (thing.of !== (seat === TABLE ? 'table' : 'player')) return false;
    if (thing.group === 'first') return isAskedFirst(found, seat, thing);
    return thing.isIndirect !== true || matters(sheet, seat, thing);
  });
}

function isAskedFirst(found: Counted, seat: number, thing: CountedThing): boolean {
  const panorama = found.things.find(({ id }) => id === thing.id.replace('first', 'panorama'));
  if (panorama === undefined) return true;
  return found.shown(seat, panorama) >= panorama.most || found.shown(seat, thing) > 0;
}
