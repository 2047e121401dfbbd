/** `tokaido replay`: the journal of a record, for everybody or as one seat saw it. */

import type { Branch, State } from '@tokaido/kernel';
import { EVERYBODY, members, reaches, replay as replayRecord } from '@tokaido/kernel';
import { t } from '@tokaido/words';
import { OK, printError } from '../exit.ts';
import { journalPrinter } from '../journal/journal-printer.ts';
import { useLanguage } from '../terminal/language.ts';
import { readRecord, shown } from './record-source.ts';

export interface ReplayFlags {
  /** From 1, as in the journal. */
  readonly seat?: number;
  readonly json?: boolean;
  readonly lang?: string;
}

export async function replay(argument: string, flags: ReplayFlags): Promise<number> {
  const language = await useLanguage(flags.lang);
  if (!language.ok) return printError(language.error);
  const read = readRecord(argument);
  if (!read.ok) return printError(read.error);
  const { table, record } = read.value;
  const lines: string[] = [];
  const printer = journalPrinter(table, record.seats, (line) => lines.push(line), (flags.seat ?? 0) - 1);
  let state: State | null = null;
  let move = 0;

  const tell = (event: unknown, audience: number) => {
    if (flags.seat !== undefined && !reaches(audience, flags.seat - 1)) return;
    if (!flags.json) return printer.listener(event, audience, state);
    const to = audience === EVERYBODY ? 'all' : members(audience);
    lines.push(JSON.stringify({ move, to, event }));
  };
  const played = replayRecord(table.game, record, tell, (now, number) => {
    state = now;
    move = number + 1;
    for (const branch of record.branches ?? []) {
      if (branch.move !== number) continue;
      lines.push(flags.json ? JSON.stringify({ move, branch }) : `\n── ${branchLine(branch)} ──`);
    }
  });
  if (!played.ok) return printError(`${shown(argument)}: ${played.error}`);
  const seats = table.game.rules.seats(played.value.state);
  if (flags.seat !== undefined && flags.seat > seats) {
    return printError(`there is no seat ${flags.seat}: this game has seats 1 to ${seats}`);
  }
  if (!flags.json) printer.end();
  process.stdout.write(`${lines.join('\n').trimStart()}\n`);
  return OK;
}

/** Where the game left another one. */
function branchLine({ seat, cards }: Branch): string {
  return t('term.branch', { seat: seat + 1, cards });
}
