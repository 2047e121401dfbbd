/**
 * What the player looks at on the road, beside what they picked at the table: the leg in sight, the stop in focus,
 * and where they may walk.
 */

import type { ReadonlySignal } from '@preact/signals';
import { computed, effect, signal } from '@preact/signals';
import { moverOf, printed } from '@tokaido/words/tokaido';
import type { Selection } from '../model.ts';
import type { Walk } from './leg.ts';
import { currentLeg, positionOf, stopsOf } from './leg.ts';

export interface RoadSelection extends Selection {
  /** Who must walk where, when that is for me to decide. */
  readonly walk: ReadonlySignal<Walk | null>;
  /** The leg being walked, and the one that is shown where there is room for one. */
  readonly now: ReadonlySignal<number>;
  readonly leg: ReadonlySignal<number>;
  /** The stop that has, or would get, the focus. */
  readonly at: ReadonlySignal<number>;
  /** The last walk of anybody; null before the first. */
  readonly last: ReadonlySignal<LastWalk | null>;
  /** Shows a leg; null for the one being walked. */
  look(leg: number | null): void;
  focus(position: number): void;
}

/** Who walked from where to where. */
export interface LastWalk {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

const opened = new WeakMap<Selection, RoadSelection>();

/** One for each table that is shown: the board and the menu share it. */
export function roadSelection(selection: Selection): RoadSelection {
  let road = opened.get(selection);
  if (road === undefined) opened.set(selection, (road = openRoad(selection)));
  return road;
}

/** A leg or a stop; forgotten when another decision is asked. */
interface Look {
  readonly decision: number;
  readonly at: number | null;
}

function openRoad(selection: Selection): RoadSelection {
  const { model, decision, picked } = selection;
  const looked = signal<Look>({ decision: -1, at: null });
  const focused = signal<Look>({ decision: -1, at: null });
  const current = ({ value }: ReadonlySignal<Look>) => (value.decision === decision.value ? value.at : null);
  const look = (at: number | null): Look => ({ decision: decision.peek(), at });

  const walk = computed((): Walk | null => {
    const seen = model.seen.value;
    const mover = moverOf(seen?.turn ?? null);
    if (seen === null || mover === null || !selection.isOnBoard.value) return null;
    const open = new Set(seen.legal.flatMap((action) => positionOf(seen.s, action) ?? []));
    return { mover, open };
  });
  const now = computed(() => {
    const seen = model.seen.value;
    return seen === null ? 1 : currentLeg(seen.s);
  });
  const leg = computed(() => current(looked) ?? now.value);
  const at = computed(() => {
    const seen = model.seen.value;
    if (seen === null) return 0;
    const stops = stopsOf(seen.s, leg.value);
    const focus = current(focused);
    if (focus !== null && stops.includes(focus)) return focus;
    const open = walk.value?.open;
    return stops.find((stop) => open?.has(stop)) ?? stops[0] ?? 0;
  });
  const last = computed((): LastWalk | null => {
    const seen = model.seen.value;
    const walks = model.journal.value.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'travel' ? [event] : [])),
    );
    const walked = walks.pop();
    if (walked === undefined || seen === null) return null;
    const { seat, to } = walked;
    const before = walks.findLast((earlier) => earlier.seat === seat);
    return { seat, from: before === undefined ? 0 : printed(seen.s, before.to), to: printed(seen.s, to) };
  });

  // Whatever is picked gets the focus, also where a hint picked it. Both live as long as the selection.
  effect(() => {
    const action = picked.value;
    const seen = model.seen.peek();
    const stop = action === null || seen === null ? null : positionOf(seen.s, action);
    if (stop !== null) focused.value = look(stop);
  });

  return {
    ...selection,
    walk,
    now,
    leg,
    at,
    last,
    look(wanted) {
      looked.value = look(wanted === now.peek() ? null : wanted);
      focused.value = look(null);
    },
    focus(position) {
      focused.value = look(position);
    },
  };
}
