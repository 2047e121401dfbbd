/** What a card is about: whose it is, where it happened, and what stood there before and after. */

import type { Event } from '@tokaido/duo';
import { CHARACTERS } from '@tokaido/duo';
import { playerName } from '@tokaido/words/duo';
import type { Highlight } from '../../table/highlights/highlight.ts';
import type { Anchor } from '../../table/highlights/use-place.ts';
import type { Holdings } from '../boards/holdings.ts';
import { holdingsOf } from '../boards/holdings.ts';
import type { Duo } from '../model.ts';

export type OfType<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The first event of a type. */
export function find<T extends Event['type']>(events: readonly Event[], type: T): OfType<T> | undefined {
  return events.find((event): event is OfType<T> => event.type === type);
}

/** With several people at one device nobody is `you`. */
export function whose({ shown, seat }: Highlight<Duo>): { readonly who: string; readonly name: string } {
  const people = shown.info.seats.filter((_, each) => shown.isMine(each)).length;
  return {
    who: people === 1 && shown.isMine(seat) ? 'you' : 'other',
    name: playerName(seat, shown.info),
  };
}

export interface Account {
  readonly before: Holdings;
  readonly after: Holdings;
  readonly points: number;
  /** What came into the purse, slabs or not. */
  readonly coins: number;
  /** Slabs that were gained. */
  readonly slabs: number;
}

export function accountOf({ events, seat, shown }: Highlight<Duo>): Account {
  const [before, after] = [holdingsOf(shown.before, seat), holdingsOf(shown.after, seat)];
  const coins = events.reduce((sum, event) => sum + (event.type === 'coins' ? event.coins : 0), 0);
  return {
    before,
    after,
    points: after.total - before.total,
    coins,
    slabs: after.slabs - before.slabs,
  };
}

/** The piece of a character on the island. */
export function anchorAt({ seat }: Highlight<Duo>, character: number): Anchor {
  return { at: `.island [data-piece="${seat}-${CHARACTERS[character]}"]`, row: null, board: '.island' };
}
