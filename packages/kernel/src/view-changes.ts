/**
 * What changes in the views of a game from one state to the next. Nearly all of it is the same for everybody and is
 * worked out once; only own fields and the knowledge of hidden cards differ by viewer. This is read off the states
 * themselves: comparing whole views costs several times more.
 */

import { sameInts } from './bits.ts';
import { isSameView, sameLists } from './family-view.ts';
import type { Family, FamilyView, Layout, SeatField } from './layout.ts';
import { SPECTATOR } from './layout.ts';

/** A place in a view, and what is there now. */
export type ViewChange = readonly [
  path: readonly (string | number)[],
  value: number | readonly number[] | FamilyView,
];

export interface ViewChanges {
  /** For every viewer: what is in the open. */
  readonly shared: readonly ViewChange[];
  /**
   * What else changes for one viewer. It follows from their own views alone, so that it tells them nothing more. Those
   * who know no more than a spectator are given the very same list.
   */
  readonly own: (who: number) => readonly ViewChange[];
}

type Ints = readonly number[];

/** From one state to a later one of the same game; `frames` are those of both. */
export function viewChanges(
  layout: Layout,
  before: Ints,
  after: Ints,
  frames: readonly [before: Ints, after: Ints],
): ViewChanges {
  const shared: ViewChange[] = [];
  for (const { name, at, length } of layout.table) {
    if (at < after.length && !sameInts(before, after, at, length))
      shared.push([['table', name], valueAt(after, at, length)]);
  }
  for (let seat = 0; seat < layout.seats; seat++) {
    for (const field of layout.seat) if (!field.own) addSeatField(shared, field, before, after, seat);
  }
  if (!sameLists(...frames)) shared.push([['frames'], frames[1]]);
  const families = layout.families.filter((family) => family.within(after) && family.differs(before, after));
  let spectators: readonly ViewChange[] | null = null;
  const own = (who: number): readonly ViewChange[] => {
    spectators ??= hiddenChanges(families, before, after, SPECTATOR);
    const changes: ViewChange[] = [];
    if (who !== SPECTATOR) {
      for (const field of layout.seat) if (field.own) addSeatField(changes, field, before, after, who);
    }
    const knowsMore = families.some(
      (family) => !(family.knowsNoMore(before, who) && family.knowsNoMore(after, who)),
    );
    if (changes.length === 0 && !knowsMore) return spectators;
    return [...changes, ...(knowsMore ? hiddenChanges(families, before, after, who) : spectators)];
  };
  return { shared, own };
}

function addSeatField(out: ViewChange[], field: SeatField, before: Ints, after: Ints, seat: number): void {
  const at = field.at + seat * field.stride;
  if (field.at < after.length && !sameInts(before, after, at, field.length))
    out.push([['seats', seat, field.name], valueAt(after, at, field.length)]);
}

function hiddenChanges(families: readonly Family[], before: Ints, after: Ints, who: number): ViewChange[] {
  const changes: ViewChange[] = [];
  for (const family of families) {
    const view = family.observe(after, who);
    // Sizes are part of every view; only where they are the same must the rest be compared.
    if (!hasSameSizes(family, before, after) || !isSameView(family.observe(before, who), view))
      changes.push([['hidden', family.name], view]);
  }
  return changes;
}

function hasSameSizes(family: Family, before: Ints, after: Ints): boolean {
  const count = family.count(after);
  if (family.count(before) !== count) return false;
  for (let pile = 0; pile < count; pile++) {
    if (family.sizeOf(before, pile) !== family.sizeOf(after, pile)) return false;
  }
  return true;
}

function valueAt(m: Ints, at: number, length: number): number | number[] {
  return length === 1 ? m[at] : m.slice(at, at + length);
}
