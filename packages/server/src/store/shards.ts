/**
 * Tables are spread over a fixed number of shards. A shard is the unit in which processes share work and hear of
 * each other: every live process can tell, without asking, which of them a table belongs to.
 */

/** Stored with each table, so it can never change. */
export const SHARDS = 256;

export const ALL_SHARDS: ReadonlySet<number> = new Set(Array.from({ length: SHARDS }, (_, shard) => shard));

/** The shard of a table. It is stored, so it can never change. */
export function shardOf(table: string): number {
  return hash(table) % SHARDS;
}

/**
 * The shards that one of several processes looks after. The process with the highest hash gets a shard (rendezvous
 * hashing): when one comes or goes, only its own shards change hands.
 */
export function shardsOf(process: string, processes: readonly string[]): ReadonlySet<number> {
  return new Set([...ALL_SHARDS].filter((shard) => ownerOf(shard, processes) === process));
}

function ownerOf(shard: number, processes: readonly string[]): string | undefined {
  const weights = processes.map((name) => ({ name, weight: hash(`${name} ${shard}`) }));
  const [first] = weights.sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1));
  return first?.name;
}

/** 32 bits: FNV-1a over the UTF-8 bytes, then the last step of MurmurHash3, without which similar names hash alike. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const byte of Buffer.from(text)) mixed = Math.imul(mixed ^ byte, 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
