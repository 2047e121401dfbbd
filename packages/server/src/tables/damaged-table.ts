/** A table whose log cannot be read. It is one table's misfortune: everything else goes on. */

import type { Refused } from '@tokaido/table';

/** What whoever asks for such a table is told. */
export const DAMAGED: Refused = {
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
