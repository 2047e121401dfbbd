/** `tokaido verify`: checks that records follow the rules, give the result they name and were shuffled fairly. */

import type { GameRecord } from '@tokaido/kernel';
import { verify as verifyRecord } from '@tokaido/kernel';
import { FAILED, OK, oneLine, printError } from '../exit.ts';
import { readRecord, shown } from './record-source.ts';

export function verify(files: readonly string[]): number {
  let code = OK;
  for (const file of files) {
    const read = readRecord(file);
    if (!read.ok) {
      code = printError(read.error);
      continue;
    }
    const { table, record } = read.value;
    const verified = verifyRecord(table.game, record);
    const told = verified.ok ? praise(verified.value, record) : verified.error;
    process.stdout.write(`${shown(file)}: ${oneLine(told)}\n`);
    if (!verified.ok && code === OK) code = FAILED;
  }
  return code;
}

function praise({ moves, sealed }: { moves: number; sealed: boolean }, record: GameRecord): string {
  const shuffle = sealed ? 'shuffle checked' : 'no seed shown, shuffle not checked';
  const branches = (record.branches ?? []).map(
    ({ move, parent }) => `, branch from move ${move} of ${parent.slice(0, 8)}`,
  );
  return `ok, ${moves} decisions, ${shuffle}${branches.join('')}${record.result === null ? ', game not finished' : ''}`;
}
