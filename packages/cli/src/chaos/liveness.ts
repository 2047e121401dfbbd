/** Whether every seat hears what is stored. */

/** A seat that follows its table. */
export interface Follower {
  readonly table: string;
  /** The number of the last entry it was told. */
  readonly n: number;
}

/** How long after everything runs again a seat may take to have the last stored entry. */
export const HEARS_WITHIN = 2_000;
const POLL = 20;

/** The seats that do not have the last stored entry of their table in time. */
export async function hungSeats<T extends Follower>(
  seats: readonly T[],
  last: ReadonlyMap<string, number>,
  within = HEARS_WITHIN,
): Promise<T[]> {
  const end = performance.now() + within;
  const behind = () => seats.filter(({ table, n }) => n < (last.get(table) ?? 0));
  while (behind().length > 0 && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, POLL));
  return behind();
}
