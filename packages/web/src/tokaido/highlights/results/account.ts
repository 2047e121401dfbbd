/** What a card adds up to: points by source, and the purse before and after it. */

import type { Event } from '@tokaido/tokaido';
import type { Highlight } from '../../../table/highlights/highlight.ts';
import type { Tokaido } from '../../model.ts';
import { playerAt } from '../../players.ts';

export type OfType<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The events of one type. */
export function only<T extends Event['type']>(events: readonly Event[], type: T): readonly OfType<T>[] {
  return events.filter((event): event is OfType<T> => event.type === type);
}

export interface Account {
  readonly points: number;
  /** Points by source, in the order in which they came. */
  readonly sources: ReadonlyMap<string, number>;
  /** The change of the purse. */
  readonly coins: number;
  readonly from: number;
  readonly to: number;
}

export function accountOf({ events, seat, shown }: Highlight<Tokaido>): Account {
  const sources = new Map<string, number>();
  for (const { source, points } of only(events, 'points'))
    sources.set(source, (sources.get(source) ?? 0) + points);
  const coins = events.reduce((sum, event) => sum + changeOf(event, seat), 0);
  const { events: all } = shown.line;
  const first = all.findIndex((event) => events.includes(event));
  const earlier = all.slice(0, Math.max(0, first)).reduce((sum, event) => sum + changeOf(event, seat), 0);
  const from = playerAt(shown.before.s, seat).coins + earlier;
  const points = [...sources.values()].reduce((sum, each) => sum + each, 0);
  return { points, sources, coins, from, to: from + coins };
}

/** What an event does to a purse. Offerings of one's own are told without a payment. */
function changeOf(event: Event, seat: number): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  if (event.type === 'coins') return event.coins;
  return event.type === 'offering' && !event.bank ? -event.coins : 0;
}
