/** Which of the processes of a server a table lives in, by its shard. Any process could serve any table: the log decides. */

import { shardOf, shardsOf } from '../store/shards.ts';
import { isTableId } from '../tables/secrets.ts';

export class TableOwners {
  private readonly byShard: ReadonlyMap<number, string>;

  constructor(names: readonly string[]) {
    this.byShard = new Map(
      names.flatMap((name) => [...shardsOf(name, names)].map((shard) => [shard, name] as const)),
    );
  }

  ownerOf(table: string): string | undefined {
    return this.byShard.get(shardOf(table));
  }
}

/** The table that an address is about; null for any other address. */
export function tableIn(url: string): string | null {
  const id = /^\/(?:ws|api\/tables)\/([^/?]+)/.exec(url)?.[1] ?? '';
  return isTableId(id) ? id : null;
}
