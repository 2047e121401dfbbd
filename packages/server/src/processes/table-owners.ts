/** Which of the processes of a server a table lives in, by its shard. Any process could serve any table: the log decides. */

import { shardOf } from '../store/shards.ts';
import { isTableId } from '../tables/secrets.ts';

export class TableOwners {
  private readonly names: readonly string[];

  constructor(names: readonly string[]) {
    this.names = names;
  }

  /** Processes that come and go share work by rendezvous. These are fixed, so that they can share evenly. */
  ownerOf(table: string): string | undefined {
    return this.names[shardOf(table) % this.names.length];
  }

  /** All who look for a table at the same moment ask one process, so that they meet. */
  ownerOfAddress(url: string): string | undefined {
    return /^\/api\/find(?:$|\?)/.test(url) ? this.names[0] : undefined;
  }
}

/** The table that an address is about; null for any other address. */
export function tableIn(url: string): string | null {
  const id = /^\/(?:ws|api\/tables)\/([^/?]+)/.exec(url)?.[1] ?? '';
  return isTableId(id) ? id : null;
}
