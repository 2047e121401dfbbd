/** The ways to sell at a boutique, with what each leaves: played by the engine, not computed again. */

import { holdingsOf } from '../boards/holdings.ts';
import type { Seen } from '../model.ts';
import { outcomeOf } from '../table/outcome.ts';

export interface Sale {
  readonly action: string;
  readonly count: number;
  readonly ware: string;
  /** How many of them bring a coin more, with Crafty. */
  readonly crafty: number;
  /** Coins paid for the wares. */
  readonly paid: number;
  /** Coins in hand and slabs afterwards, and the slabs that are new. */
  readonly coins: number;
  readonly slabs: number;
  readonly newSlabs: number;
  readonly points: number;
  /** Places for wares that are free afterwards. */
  readonly free: number;
  readonly isLastTurn: boolean;
}

/** Every sale that is open. */
export function salesOf(seen: Seen): readonly Sale[] {
  return seen.legal.flatMap((action) => saleOf(seen, action) ?? []);
}

function saleOf(seen: Seen, action: string): Sale | null {
  const [verb, count = '', ware = '', , crafty = '0'] = action.split(' ');
  if (verb !== 'sell') return null;
  const { after, events } = outcomeOf(seen, action);
  if (after === null) return null;
  const [before, then] = [holdingsOf(seen, seen.me), holdingsOf(after, seen.me)];
  return {
    action,
    count: Number(count),
    ware,
    crafty: Number(crafty),
    paid: events.reduce((sum, event) => sum + (event.type === 'coins' ? Math.max(0, event.coins) : 0), 0),
    coins: then.coins,
    slabs: then.slabs,
    newSlabs: then.slabs - before.slabs,
    points: then.total - before.total,
    free: then.places - then.wares.reduce((sum, n) => sum + n, 0),
    isLastTurn: events.some(({ type }) => type === 'last-turn'),
  };
}

/** For each number of wares the sale with so many extra coins, or as many as it may bring. */
export function salesByCount(sales: readonly Sale[], crafty: number): readonly Sale[] {
  const counts = [...new Set(sales.map(({ count }) => count))].toSorted((a, b) => a - b);
  return counts.flatMap((count) => {
    const fitting = sales.filter((sale) => sale.count === count && sale.crafty <= crafty);
    return fitting.toSorted((a, b) => b.crafty - a.crafty)[0] ?? [];
  });
}
