/**
 * "Find me a table": a seat at a listed table that fits, else at a new one. Whoever asks waits for those before them, so
 * that two who ask at the same moment meet.
 */

import type { Result } from '@tokaido/kernel';
import { ok } from '@tokaido/kernel';
import type { OpenTable, Plan, Refused, Sitter } from '@tokaido/table';
import { seatOfKey, sitDown } from '@tokaido/table';
import type { OpenList } from './open-list.ts';
import type { TableRegistry } from './table-registry.ts';

export interface Wish {
  /** What would be opened; a table that fits is as much like it as possible. */
  readonly plan: Plan;
  readonly who: Sitter;
  /** Tables where they sit already. */
  readonly not: readonly string[];
}

export interface FoundSeat {
  readonly table: string;
  readonly seat: number;
  /** False where the table is a new one. */
  readonly found: boolean;
}

export type FindTable = (wish: Wish, origin: string) => Promise<Result<FoundSeat, Refused>>;

/** Whoever has opened a table is connected to it within this time, or will not come. */
const ARRIVES_WITHIN = 30_000;

export function tableFinder(registry: TableRegistry, list: OpenList): FindTable {
  let before: Promise<unknown> = Promise.resolve();
  return (wish, origin) => {
    const found = before.catch(() => undefined).then(() => find(registry, list, wish, origin));
    before = found;
    return found;
  };
}

async function find(
  registry: TableRegistry,
  list: OpenList,
  { plan, who, not }: Wish,
  origin: string,
): Promise<Result<FoundSeat, Refused>> {
  const fitting = fittingTables(await list.readNow(), plan, registry.now()).filter(
    ({ id }) => !not.includes(id),
  );
  for (const { id } of fitting) {
    const room = await registry.find(id, origin).catch(() => null);
    const taken = room && (await sitDown(room, undefined, who, () => registry.now()));
    // Where somebody else was faster, the next table may do.
    if (taken?.ok) return ok({ table: id, seat: taken.value, found: true });
  }
  const opened = await registry.openTable({ ...plan, listed: true }, who, origin);
  if (!opened.ok) return opened;
  const { table } = opened.value;
  return ok({ table: table.id, seat: seatOfKey(table, who.key), found: false });
}

/** Lobbies of the same game and kind of pace where somebody waits, the best first. */
export function fittingTables(tables: readonly OpenTable[], plan: Plan, now: number): readonly OpenTable[] {
  const isByLetter = plan.pace.kind === 'correspondence';
  const isSame = (table: OpenTable) => Number(table.options === plan.options);
  return tables
    .filter(
      ({ offer, game, pace, here, opened }) =>
        offer === 'sit' &&
        game === plan.game &&
        (pace.kind === 'correspondence') === isByLetter &&
        (here > 0 || now - opened < ARRIVES_WITHIN),
    )
    .sort((a, b) => isSame(b) - isSame(a) || a.free - b.free || a.opened - b.opened);
}
