/** How tables are spread over machines, and how many move when one leaves: simulated. */

import { createHash } from 'node:crypto';
import { SHARDS, shardsOf } from '../../src/store/shards.ts';

export interface Spread {
  readonly machines: number;
  /** The share of tables that move when one machine leaves. */
  readonly moved: number;
  /** The same with the rest of a division in place of a ring. */
  readonly movedByDivision: number;
  /** Tables of the fullest machine, compared with the mean. */
  readonly fullest: number;
}

const TABLES = 20_000;
const DRAWS = 20;
/** Points of each machine on the ring, as nginx has them. */
const POINTS = 160;

const hash = (text: string) => createHash('md5').update(text).digest().readUInt32LE();

interface Point {
  readonly at: number;
  readonly machine: string;
}

function ringOf(machines: readonly string[]): readonly Point[] {
  return machines
    .flatMap((machine) =>
      Array.from({ length: POINTS }, (_, i) => ({ at: hash(`${machine}-${i}`), machine })),
    )
    .sort((a, b) => a.at - b.at);
}

/** The first point at or after the table's own, round the ring. */
function ownerOn(ring: readonly Point[], table: number): string {
  let low = 0;
  let high = ring.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ring[middle]?.at ?? 0) < table) low = middle + 1;
    else high = middle;
  }
  return (ring[low] ?? ring[0])?.machine ?? '';
}

export function spreadOver(count: number): Spread {
  const machines = Array.from({ length: count }, (_, i) => `machine-${i}`);
  const tables = Array.from({ length: TABLES }, (_, i) => hash(`table-${i}`));
  const [all, fewer] = [ringOf(machines), ringOf(machines.slice(0, -1))];
  const full = new Map<string, number>();
  let moved = 0;
  let movedByDivision = 0;
  for (const table of tables) {
    const owner = ownerOn(all, table);
    full.set(owner, (full.get(owner) ?? 0) + 1);
    if (owner !== ownerOn(fewer, table)) moved++;
    if (table % count !== table % (count - 1)) movedByDivision++;
  }
  return {
    machines: count,
    moved: moved / TABLES,
    movedByDivision: movedByDivision / TABLES,
    fullest: Math.max(...full.values()) / (TABLES / count),
  };
}

/** The most shards that one of so many processes looks after, compared with the mean: the mean of many draws of names. */
export function fullestProcess(processes: number): number {
  const draws = Array.from({ length: DRAWS }, (_, draw) => {
    const names = Array.from({ length: processes }, (_name, i) => `${draw}-process-${i}`);
    return Math.max(...names.map((name) => shardsOf(name, names).size));
  });
  return draws.reduce((sum, most) => sum + most, 0) / draws.length / (SHARDS / processes);
}
