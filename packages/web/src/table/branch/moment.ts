/** Where the moment at which a branch left can be seen again. */

import { addressAt } from '../replay/address-at.ts';

/** Null where nobody knows where the other game is; an address from storage is taken only if it is one of ours. */
export function momentOf({
  parent,
  move,
}: {
  readonly parent: string;
  readonly move: number;
}): string | null {
  return /^\/r\/[\w-]+(#\S*)?$/.test(parent) ? addressAt(parent, move) : null;
}
