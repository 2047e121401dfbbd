/**
 * What the player looks at on the island, beside what they picked at the table: the die whose targets are lit, and the
 * targets themselves.
 */

import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import { CHARACTERS } from '@tokaido/duo';
import type { Selection } from './model.ts';
import type { Target } from './targets.ts';
import { targetOf } from './targets.ts';

export interface IslandSelection extends Selection {
  /** The character whose die is looked at; null while none is. */
  readonly character: ReadonlySignal<number | null>;
  /** All open moves of this decision, whatever the die; empty unless it is for me to decide. */
  readonly moves: ReadonlySignal<readonly Target[]>;
  /** The open moves of the die that is looked at. */
  readonly targets: ReadonlySignal<readonly Target[]>;
  /** The move that is picked, open or closed. */
  readonly target: ReadonlySignal<Target | null>;
  /** Looks at a die; what was picked for another one is forgotten. */
  lookAt(character: number | null): void;
}

const opened = new WeakMap<Selection, IslandSelection>();

/** One for each table that is shown: the map, the dice and the bar share it. */
export function islandSelection(selection: Selection): IslandSelection {
  let island = opened.get(selection);
  if (island === undefined) opened.set(selection, (island = openIsland(selection)));
  return island;
}

function openIsland(selection: Selection): IslandSelection {
  const { model, decision, picked } = selection;
  /** Forgotten when another decision is asked. */
  const looked = signal<{ readonly decision: number; readonly character: number | null }>({
    decision: -1,
    character: null,
  });
  const moves = computed((): readonly Target[] => {
    const seen = model.seen.value;
    return seen?.mine === true ? seen.legal.flatMap((action) => targetOf(action) ?? []) : [];
  });
  const target = computed(() => (picked.value === null ? null : targetOf(picked.value)));
  const character = computed(() => {
    if (target.value !== null) return target.value.character;
    const turn = model.seen.value?.turn;
    // The token is for the die that has just been used.
    if (turn?.decision === 'again') return (CHARACTERS as readonly string[]).indexOf(turn.details.character);
    if (looked.value.decision === decision.value && looked.value.character !== null)
      return looked.value.character;
    const [first, ...others] = new Set(moves.value.map((each) => each.character));
    return first !== undefined && others.length === 0 ? first : null;
  });
  const targets = computed(() => moves.value.filter((each) => each.character === character.value));
  return {
    ...selection,
    character,
    moves,
    targets,
    target,
    lookAt(wanted) {
      if (target.peek() !== null && target.peek()?.character !== wanted) selection.pick(null);
      looked.value = { decision: decision.peek(), character: wanted };
    },
  };
}
