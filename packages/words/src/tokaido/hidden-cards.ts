/** Hidden cards as a view shows them: how many lie in a hand, and which of them this seat can name. */

import { BOXES } from '@tokaido/tokaido';
import type { Seen } from './seen.ts';

/** Piles before the hands of the seats: the supply, and for amulets those too new to be used. */
const HANDS = { amulets: 2, calligraphy: 1 } as const;
const CARDS = { amulets: 'amulet', calligraphy: 'calligraphy' } as const;
const NEW_AMULETS = 1;

export interface Hand {
  readonly count: number;
  /** Ids of the cards known to be there. */
  readonly known: readonly string[];
}

export function handOf(
  { view, s }: Pick<Seen, 'view' | 's'>,
  family: keyof typeof HANDS,
  seat: number,
): Hand {
  const hidden = view.hidden[family];
  if (hidden === undefined) return { count: 0, known: [] };
  const piles: number[] = [HANDS[family] + seat];
  if (family === 'amulets' && s.newOwner === seat) piles.push(NEW_AMULETS);
  const here = piles.reduce((bits, pile) => bits | (1 << pile), 0);
  const ids = BOXES.get('crossroads')?.cards[CARDS[family]] ?? [];
  const known = hidden.cards.flatMap(([kind, places]) =>
    places !== 0 && (places & ~here) === 0 ? [ids[kind] ?? ''] : [],
  );
  return { count: piles.reduce((sum, pile) => sum + (hidden.piles[pile] ?? 0), 0), known };
}
