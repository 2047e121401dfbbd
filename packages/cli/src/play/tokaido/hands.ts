/** Hidden cards as a view shows them: how large a pile is, and which cards must lie there. */

import type { State } from '@tokaido/tokaido';
import { BOXES } from '@tokaido/tokaido';
import type { Seen } from '../face.ts';

/** Piles before the hands of the seats: the supply, and for amulets those too new to be used. */
const HANDS: Readonly<Record<'amulets' | 'calligraphy', number>> = { amulets: 2, calligraphy: 1 };
const NEW_AMULETS = 1;

export interface Held {
  readonly count: number;
  /** Ids of the cards that the seat of the view knows to be there. */
  readonly known: readonly string[];
}

export function heldCards(seen: Seen<State>, family: 'amulets' | 'calligraphy', seat: number): Held {
  const { view, s } = seen;
  const hidden = view.hidden[family];
  if (hidden === undefined) return { count: 0, known: [] };
  const piles = [HANDS[family] + seat];
  if (family === 'amulets' && s.newOwner === seat) piles.push(NEW_AMULETS);
  const mask = piles.reduce((bits, pile) => bits | (1 << pile), 0);
  const ids = BOXES.get('crossroads')?.cards[family === 'amulets' ? 'amulet' : 'calligraphy'] ?? [];
  const known = hidden.cards.filter(([, places]) => places !== 0 && (places & ~mask) === 0);
  return {
    count: piles.reduce((sum, pile) => sum + (hidden.piles[pile] ?? 0), 0),
    known: known.map(([kind]) => ids[kind] ?? `card ${kind}`),
  };
}
