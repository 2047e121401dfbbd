/** `tokaido replay`: a record move by move, or its whole journal; for everybody or as one seat saw it. */

import type { Branch, State } from '@tokaido/kernel';
import { EVERYBODY, members, reaches, replay as replayRecord } from '@tokaido/kernel';
import { timelineOf } from '@tokaido/table';
import { t } from '@tokaido/words';
import pc from 'picocolors';
import { OK, printError } from '../exit.ts';
import { journalPrinter } from '../journal/journal-printer.ts';
import { terminalOn } from '../play/terminal.ts';
import { terminalGameOf } from '../play/terminal-games.ts';
import { useLanguage } from '../terminal/language.ts';
import { textStyle } from '../terminal/text-style.ts';
import type { LoadedRecord } from './record-source.ts';
import { readRecord, shown } from './record-source.ts';
import { stepThrough } from './steps.ts';

export interface ReplayFlags {
  /** From 1, as in the journal. */
  readonly seat?: number;
  readonly json?: boolean;
  readonly lang?: string;
  /** Move by move; the default where a person watches. */
  readonly step?: boolean;
  /** The whole journal at once, also where a person watches. */
  readonly all?: boolean;
  /** The first move to show, from 0. */
  readonly move?: number;
  readonly hideEnd?: boolean;
  readonly plain?: boolean;
}

export async function replay(argument: string, flags: ReplayFlags): Promise<number> {
  const language = await useLanguage(flags.lang);
  if (!language.ok) return printError(language.error);
  const read = readRecord(argument);
  if (!read.ok) return printError(read.error);
  const { table, record } = read.value;
  const isWatched = process.stdin.isTTY && process.stdout.isTTY && argument !== '-';
  if (flags.json !== true && flags.all !== true && (flags.step === true || isWatched))
    return steps(argument, read.value, flags);
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
  if (flags.seat !== undefined && flags.seat > seats) return noSeat(flags.seat, seats);
  if (!flags.json) printer.end();
  process.stdout.write(`${lines.join('\n').trimStart()}\n`);
  return OK;
}

/** Where the game left another one. */
function branchLine({ seat, cards }: Branch): string {
  return t('term.branch', { seat: seat + 1, cards });
}

async function steps(argument: string, { table, record }: LoadedRecord, flags: ReplayFlags): Promise<number> {
  const timeline = timelineOf(table.game, record);
  if (!timeline.ok) return printError(`${shown(argument)}: ${timeline.error}`);
  const seats = table.game.rules.seats(timeline.value.stateAt(0));
  if (flags.seat !== undefined && flags.seat > seats) return noSeat(flags.seat, seats);
  const terminal = terminalOn(process.stdin, process.stdout);
  const plain = flags.plain === true;
  await stepThrough(
    {
      table,
      shown: terminalGameOf(table),
      timeline: timeline.value,
      style: textStyle(plain, pc.isColorSupported),
      seat: (flags.seat ?? 0) - 1,
      at: flags.move ?? 0,
      hidesEnd: flags.hideEnd === true,
    },
    terminal,
  );
  terminal.close();
  return OK;
}

function noSeat(seat: number, seats: number): number {
  return printError(`there is no seat ${seat}: this game has seats 1 to ${seats}`);
}
