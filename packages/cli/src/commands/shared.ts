/** What several commands share: options of a game, examples in the help, and the exit code. */

import { duo } from '@tokaido/duo';
import { ok } from '@tokaido/kernel';
import type { Command } from 'commander';
import { Option } from 'commander';
import { setAnswerLimit, stopPrograms } from '../engine/program-bot.ts';
import { orProgramError } from '../engine/program-error.ts';
import { printError } from '../exit.ts';
import { DEFAULT_GAME, GAME_NAMES, useBoard } from '../games/game-list.ts';
import { LANGUAGES } from '../terminal/language.ts';
import { seconds, wholeNumber } from './arguments.ts';

/** The examples at the end of a command's help. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ tokaido ${line}`).join('\n')}`;
}

/** An action for commander: runs the command and ends the process with its exit code once nothing is left to do. */
export function exitWith<A extends unknown[]>(
  run: (...args: A) => number | Promise<number>,
): (...args: A) => Promise<void> {
  return async (...args) => {
    process.exitCode = await run(...args);
  };
}

/** The options that say which game is played, and with how many players, boxes and variations. */
export function addGameOptions(command: Command): Command {
  return command
    .addOption(new Option('--game <name>', 'which game').choices(GAME_NAMES).default(DEFAULT_GAME))
    .option('--players <n>', 'number of players (default: 4, in duo 2)', wholeNumber(1, 5))
    .option('--boxes <list>', 'boxes to add to the base game, separated by commas')
    .option('--variants <list>', 'variations, separated by commas');
}

export const LANGUAGE_OPTION = [
  '--lang <code>',
  `language: ${LANGUAGES.join(', ')} (default: the language of the environment)`,
] as const;

export const BOARD_OPTION = ['--board <file>', 'board of Duo as JSON, see docs/duo.md'] as const;

export interface BoardFlags {
  readonly board?: string;
}

/** Runs a command with Duo on the board of a file, if one is given. `game` is the game that will be played, if known. */
export function onBoard(
  { board, game }: BoardFlags & { readonly game?: string | undefined },
  run: () => number | Promise<number>,
): number | Promise<number> {
  if (board !== undefined && game !== undefined && game !== duo.id)
    return printError(`--board is a board of Duo: add --game ${duo.id}`);
  const used = board === undefined ? ok(null) : useBoard(board);
  return used.ok ? run() : printError(used.error);
}

/** For commands in which a bot may be another program. */
export const ANSWER_OPTION = [
  '--answer-within <seconds>',
  'how long a bot exec:COMMAND may take to answer (default: 60)',
  seconds,
] as const;

export interface AnswerFlags {
  readonly answerWithin?: number;
}

/** Runs a command in which bots may be other programs: none is left behind, and one that fails is told of. */
export async function withPrograms(
  { answerWithin }: AnswerFlags,
  run: () => number | Promise<number>,
): Promise<number> {
  if (answerWithin !== undefined) setAnswerLimit(1000 * answerWithin);
  try {
    return await orProgramError(run);
  } finally {
    await stopPrograms();
  }
}
