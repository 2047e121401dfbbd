/** The hidden cards of a position, and what somebody may know of them. */

import type { View } from '@tokaido/kernel';
import { HiddenFamily } from '@tokaido/kernel';
import { BOXES, DISHES, ENCOUNTERS } from '../src/index.ts';
import { layout } from '../src/state.ts';

export function family(name: string): HiddenFamily {
  const found = layout.families.find((f) => f.name === name);
  if (!(found instanceof HiddenFamily)) throw new Error(`there is no family "${name}"`);
  return found;
}

export interface Belief {
  /** How many cards lie there. */
  readonly size: number;
  /** What certainly lies there. */
  readonly certain: readonly string[];
  /** What may lie there, each kind once. */
  readonly possible: readonly string[];
}

/** The ids of the cards of a family: `meals`, `encounters`, or a kind of card of a box. */
function idsOf(name: string): readonly string[] {
  if (name === 'meals') return DISHES;
  for (const { cards } of BOXES.values()) {
    for (const [kind, ids] of Object.entries(cards)) if (name === kind || name === `${kind}s`) return ids;
  }
  return ENCOUNTERS.map((e) => e.id);
}

/** What a view says of a pile. */
export function belief(view: View, name: string, pile: number): Belief {
  const ids = idsOf(name);
  const { piles, cards } = view.hidden[name];
  return {
    size: piles[pile] ?? 0,
    certain: cards.filter(([, places]) => places === 1 << pile).map(([kind]) => ids[kind]),
    possible: [...new Set(cards.filter(([, places]) => (places >> pile) & 1).map(([kind]) => ids[kind]))],
  };
}
