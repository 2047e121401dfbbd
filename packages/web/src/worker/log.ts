/** Reads a log as it was found on the device. It may be of another time, or broken: nothing in it is trusted. */

import type { Entry, Plan, Table } from '@tokaido/table';
import { applyEntry, findGame, gameAt, openedTable, pendingOf, UnplayableRules } from '@tokaido/table';
import type { Damage } from './games.ts';

export type Log =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly damage: Damage };

export function readLog(found: readonly unknown[]): Log {
  const broken: Log = { ok: false, damage: 'broken' };
  try {
    const [first, ...rest] = found as readonly Entry[];
    if (first?.kind !== 'opened') return broken;
    if (findGame(first.plan.game) === undefined) return { ok: false, damage: 'newer-rules' };
    const table = openedTable(first);
    for (const entry of rest) {
      if (entry.kind === 'acted' && !canBe(table, entry)) return broken;
      applyEntry(table, entry);
    }
    return table.match === null ? broken : { ok: true, entries: [first, ...rest] };
  } catch (error) {
    if (error instanceof UnplayableRules) return { ok: false, damage: `${error.problem}-rules` };
    // Whatever an entry lacks, the fold stumbles over it.
    return broken;
  }
}

/** The game and the options that a log begins with; none where its first entry is no such thing. */
export function planIn(first: unknown): Pick<Plan, 'game' | 'options'> {
  const { plan } = (first ?? {}) as { readonly plan?: Partial<Record<keyof Plan, unknown>> | null };
  const word = (value: unknown) => (typeof value === 'string' ? value : '');
  return { game: word(plan?.game), options: word(plan?.options) };
}

/** The engine trusts its caller, so a decision is checked before it is replayed. */
function canBe(table: Table, { seat, action }: Extract<Entry, { readonly kind: 'acted' }>): boolean {
  const { game } = gameAt(table);
  const number = game.rules.parse(action);
  if (table.match === null || number === null || pendingOf(table)?.seat !== seat) return false;
  return game.explain(table.match.state, seat, number) === null;
}
