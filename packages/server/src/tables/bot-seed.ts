/** The randomness of a bot's decision: always the same for the same decision, and nobody can foresee it. */

import { createHash } from 'node:crypto';
import type { Pending } from '@tokaido/kernel';
import type { Table } from '@tokaido/table';

export function botSeed(table: Table, { seat, number }: Pending): number {
  const text = `${table.secret} bot ${seat} ${number}`;
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}
