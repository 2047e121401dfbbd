/** A table whose log cannot be read. It is one table's misfortune: everything else goes on. */

import { versionError } from '@tokaido/kernel';
import type { Refused } from '@tokaido/table';
import { UnplayableRules } from '@tokaido/table';

const DAMAGED: Refused = {
  code: 'damaged',
  message: 'this table is damaged and cannot be opened; whoever runs the server knows of it',
};

export class DamagedTable extends Error {
  /** `why` says which entry and what is wrong with it, for an operator; it holds no id, secret, name or text. */
  constructor(why: string, cause?: unknown) {
    super(why, { cause });
    this.name = 'DamagedTable';
  }
}

/** What whoever asks for a table that cannot be opened is told; null where an error means something else. */
export function refusalOfTable(error: unknown): Refused | null {
  if (error instanceof DamagedTable) return DAMAGED;
  if (!(error instanceof UnplayableRules)) return null;
  return { code: 'other-rules', message: versionError(error.game, error.began) ?? error.message };
}
