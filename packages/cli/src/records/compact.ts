/** `tokaido compact` and `tokaido expand`: a record as text and as one word for a link. */

import { recordToCompact, recordToText } from '@tokaido/kernel';
import { OK, printError } from '../exit.ts';
import { readRecord, shown } from './record-source.ts';

export function compact(file: string): number {
  const read = readRecord(file);
  if (!read.ok) return printError(read.error);
  const short = recordToCompact(read.value.table.game, read.value.record);
  if (!short.ok) return printError(`${shown(file)}: ${short.error}`);
  process.stdout.write(`${short.value}\n`);
  return OK;
}

export function expand(text: string): number {
  const read = readRecord(text);
  if (!read.ok) return printError(read.error);
  process.stdout.write(recordToText(read.value.record));
  return OK;
}
